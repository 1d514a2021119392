@testable import CarouselEngine
import Testing

@Suite struct IndexingCaseTests {
  @Test(
    "case 1: a hard flick past the last of 7 half-wide pages rests at the last legal offset, on item 6",
    arguments: Fixture.ending)
  func flickPastTheEnd(fixture: Fixture) {
    let driver = Driver(fixture, items: 7) { $0.pageExtent = .points(200) }
    driver.scroll(to: 5, animated: false)
    for _ in 0..<2 {
      driver.flick(by: 900, over: 0.1)
      driver.settle()
      #expect(driver.carousel.currentItem == 6)
      #expect(driver.offsetForward(ofPage: 6) == 200)
    }
    #expect(driver.changes == [5, 6])
  }

  @Test(
    "case 2: scroll(to: 2, animated: false) is at item 2 at once, with one change and one settle",
    arguments: Fixture.directions)
  func jump(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.scroll(to: 2, animated: false)
    #expect(driver.carousel.currentItem == 2)
    driver.live(3)
    #expect(driver.motions == [.currentItemChanged(2), .settled(2)])
  }

  @Test("case 3: scroll(to: 3) before the first layout, then sized, is at item 3", arguments: [true, false])
  func scrollBeforeSize(animated: Bool) {
    let driver = Driver(width: 0, height: 0)
    driver.scroll(to: 3, animated: animated)
    driver.run(1)
    driver.resize(width: 400)
    #expect(driver.carousel.currentItem == 3)
    #expect(driver.carousel.offset(ofPage: driver.carousel.currentPage) == 0)
    driver.live(0.5)
    #expect(driver.motions == [.currentItemChanged(3), .settled(3)])
  }

  @Test("case 3: scroll(to: 3) before there are items or a size or a time is kept, in any order", arguments: 0...2)
  func scrollBeforeEverything(order: Int) {
    var carousel = Carousel()
    if order == 1 { carousel.resize(to: .init(width: 400, height: 200)) }
    if order == 2 { carousel.advance(to: 7) }
    carousel.scroll(to: 3, at: 7)
    carousel.setItems(count: 5)
    carousel.resize(to: .init(width: 400, height: 200))
    carousel.advance(to: 8)
    #expect(carousel.currentItem == 3)
    #expect(carousel.drainEvents().isEmpty, "the item at the start is no change")
    carousel.setItems(count: 0)
    carousel.setItems(count: 5)
    #expect(carousel.currentItem == 0, "a wish is granted once")
  }

  @Test("case 4: data replaced and scroll(to: 4) in the same turn, of 5 without loop, is at item 4")
  func replaceAndScroll() {
    let driver = Driver(items: 2) { $0.loop = false }
    driver.step()
    driver.run(0.1)
    driver.setItems(ids: ["a", "b", "c", "d", "e"])
    driver.scroll(to: 4)
    driver.settle()
    #expect(driver.carousel.currentItem == 4)
    #expect(driver.settles == [4])
    driver.scroll(to: 9)
    #expect(!driver.carousel.isMoving, "beyond the data is the last item")
  }

  @Test(
    "case 5: emptied while autoplay runs it is quiet; filled again it is at item 0 and goes on",
    arguments: Fixture.directions)
  func emptiedAndFilled(fixture: Fixture) {
    let driver = Driver(fixture) { $0.autoplay = 3 }
    driver.live(3.2)
    driver.setItems(count: 0)
    #expect(driver.carousel.currentItem == nil && driver.carousel.visiblePages.isEmpty)
    _ = driver.takeEvents()
    #expect(driver.live(20) <= 1)
    #expect(driver.events.isEmpty && driver.carousel.nextDeadline == nil)
    driver.setItems(count: 5)
    #expect(driver.carousel.currentItem == 0)
    driver.live(3.5)
    #expect(driver.carousel.currentItem == 1)
  }

  @Test(
    "case 6: the last of 22 is item 21, the shorter way and every other", arguments: Fixture.directions, [true, false])
  func lastOf22(fixture: Fixture, animated: Bool) {
    let driver = Driver(fixture, items: 22)
    driver.scroll(to: 21, animated: animated)
    driver.settle()
    #expect(driver.carousel.currentItem == 21)
    #expect(driver.settles == [21])
    #expect(driver.changes == (fixture.loop || !animated ? [21] : Array(1...21)))
  }

  @Test(
    "case 7: next four times in a loop of 3, slowly or 60 ms apart, tells items 1, 2, 0, 1 once each",
    arguments: [0.06, 2])
  func nextFourTimes(pause: Double) {
    let driver = Driver(items: 3)
    #expect(driver.events.isEmpty, "the item at the start is no change")
    for _ in 0..<4 {
      driver.step()
      driver.run(pause)
    }
    driver.settle()
    #expect(driver.changes == [1, 2, 0, 1])
    #expect(driver.settles == (pause > 1 ? [1, 2, 0, 1] : [1]))
  }

  @Test(
    "case 8: a loop of 2 alternates in both directions, with a neighbour on both sides and no blank",
    arguments: Fixture.looping)
  func loopOf2(fixture: Fixture) {
    for direction in [1, -1] {
      let driver = Driver(fixture, items: 2)
      for count in 1...10 {
        driver.step(by: direction)
        while driver.carousel.isMoving {
          #expect(driver.isCovered)
          driver.frame(after: 1 / 60)
        }
        #expect(driver.carousel.currentItem == count % 2)
      }
      driver.beginDrag()
      for pull in [60.0, -120] {
        driver.pull(by: pull)
        let pages = driver.carousel.visiblePages
        #expect(
          pages.map { driver.carousel.item(ofPage: $0) }
            == [pages.lowerBound, pages.lowerBound + 1].map { abs($0 % 2) })
        #expect(driver.isCovered)
      }
    }
  }

  @Test("case 14: a million steps back and as many on end at the same item, exactly")
  func millionSteps() {
    var carousel = Carousel()
    carousel.setItems(count: 7)
    // A part of them one by one; without a size, steps are jumps, which cost a test less than settles.
    for direction in [-1, 1] {
      for _ in 0..<100_000 { carousel.step(by: direction, at: 0) }
      carousel.step(by: 900_000 * direction, at: 0)
      _ = carousel.drainEvents()
      #expect(carousel.currentPage == min(direction, 0) * 1_000_000)
    }
    carousel.resize(to: .init(width: 358.8, height: 200))
    #expect(carousel.currentItem == 0)
    #expect(carousel.position == carousel.position.rounded())
    #expect(carousel.offset(ofPage: carousel.currentPage) == 0)
  }

  @Test("case 14: steps without a pause for ever never come to an end, and the fraction of a page stays exact")
  func farSteps() {
    let driver = Driver(items: 7)
    for _ in 0..<20 {
      driver.step(by: -700_000_000)
      driver.settle()
      driver.step(by: -1)
      driver.settle()
    }
    #expect(driver.carousel.currentItem == 7 - 20 % 7)
    driver.beginDrag()
    driver.pull(by: 1e-4)
    #expect(abs(driver.carousel.position - driver.carousel.position.rounded() - 1e-4 / 400) < 1e-9)
  }

  @Test("case 15: scroll(to: 4) from 0 with loop is one step back, not four forward", arguments: Fixture.looping)
  func shorterWay(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.scroll(to: 4)
    driver.run(0.1)
    #expect(driver.carousel.position < 0 && driver.carousel.position > -1)
    driver.settle()
    #expect(driver.changes == [4] && driver.settles == [4])
    driver.scroll(to: 1)
    driver.settle()
    #expect(driver.changes == [4, 0, 1])
  }

  @Test(
    "case 16: without loop, next at the last item stays without an event; with rewind it goes to 0",
    arguments: Fixture.ending)
  func nextAtTheEnd(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.scroll(to: 4, animated: false)
    _ = driver.takeEvents()
    driver.step()
    #expect(!driver.carousel.isMoving && !driver.carousel.canStep(by: 1))
    driver.live(0.5)
    #expect(driver.events.isEmpty)
    driver.set { $0.rewind = true }
    #expect(driver.carousel.canStep(by: 1))
    driver.step()
    driver.settle()
    #expect(driver.carousel.currentItem == 0 && driver.settles == [0])
    driver.step(by: -1)
    driver.settle()
    #expect(driver.carousel.currentItem == 4)
  }

  @Test("case 16: a step too far goes to the end, and only from there to the other one", arguments: Fixture.ending)
  func stepTooFar(fixture: Fixture) {
    let driver = Driver(fixture) { $0.rewind = true }
    driver.step(by: 9)
    #expect(driver.carousel.targetItem == 4)
    driver.step(by: 9)
    #expect(driver.carousel.targetItem == 0)
  }
}
