@testable import CarouselEngine
import Testing

@Suite struct LoopTests {
  @Test(
    "promise 9: from the last item the next is the first, one step on, and back", arguments: Fixture.looping,
    [2, 3, 7, 2_000_000])
  func wraps(fixture: Fixture, items: Int) {
    let driver = Driver(fixture, items: items)
    driver.scroll(to: items - 1, animated: false)
    let page = driver.carousel.currentPage
    driver.step()
    driver.run(0.1)
    #expect(driver.carousel.position > Double(page) && driver.carousel.position < Double(page + 1))
    driver.settle()
    #expect(driver.changes == [items - 1, 0])
    driver.step(by: -1)
    driver.settle()
    #expect(driver.changes == [items - 1, 0, items - 1])
  }

  @Test(
    "promise 9: there is no end and no jump in either direction", arguments: Fixture.everywhere.filter(\.loop), [2, 5])
  func endless(fixture: Fixture, items: Int) {
    let driver = Driver(fixture, items: items)
    for direction in [1.0, -1] {
      driver.beginDrag()
      for _ in 0..<(3 * items + 4) {
        let page = driver.carousel.currentPage
        let before = driver.offsetForward(ofPage: page)
        driver.pull(by: direction * driver.carousel.stride * 0.7)
        let moved = before - driver.offsetForward(ofPage: page)
        #expect(abs(moved - direction * driver.carousel.stride * 0.7) < 1e-9)
        if fixture.spacing == 0 { #expect(driver.isCovered) }
      }
      driver.wait(0.2)
      driver.endDrag()
      driver.settle()
    }
  }

  @Test(
    "promise 9: scroll(to:) takes the shorter way round, of two as short the way on", arguments: Fixture.looping, 2...9)
  func shorterWay(fixture: Fixture, items: Int) {
    for from in 0..<items {
      for target in 0..<items {
        let driver = Driver(fixture, items: items)
        driver.scroll(to: from, animated: false)
        let start = driver.carousel.position
        driver.scroll(to: target)
        driver.settle()
        let way = Int(driver.carousel.position - start)
        #expect(driver.carousel.currentItem == target)
        #expect(2 * abs(way) < items || 2 * way == items)
      }
    }
  }

  @Test(
    "promise 9: after millions of pages it counts again from the same item, without a visible jump",
    arguments: Fixture.looping)
  func countsAgain(fixture: Fixture) {
    let driver = Driver(fixture, items: 7)
    driver.step(by: 1_000_000_000)
    driver.settle()
    #expect(driver.carousel.currentItem == 1_000_000_000 % 7 && driver.carousel.position == 6)
    let page = driver.carousel.currentPage
    #expect(driver.carousel.offset(ofPage: page) == 0 && driver.carousel.visiblePages == page..<page + 1)
    driver.step()
    driver.settle()
    #expect(driver.changes.last == 0)
    #expect(driver.settles == [6, 0])
  }
}
