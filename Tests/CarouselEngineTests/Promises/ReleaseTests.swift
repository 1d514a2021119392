@testable import CarouselEngine
import Testing

@Suite struct ReleaseTests {
  @Test("promise 7: a free release past an end goes on as fast as the content went, not as the finger")
  func freeReleasePastTheEnd() {
    let driver = Driver {
      $0.loop = false
      $0.snapping = .free
    }
    driver.beginDrag()
    driver.pull(by: -200, over: 0.2)
    let before = driver.carousel.location
    driver.pull(by: -1000 / 120, over: 1 / 120)
    let speed = (driver.carousel.location - before) * 120
    driver.endDrag()
    let release = driver.carousel.location
    driver.frame(after: 0.0001)
    #expect(abs((driver.carousel.location - release) / 0.0001 / speed - 1) < 0.05)
  }

  @Test(
    "promise 7: a release that reaches the last legal place means the last item, at every width",
    arguments: [(0.2, 25.6), (0.25, 0.7), (0.2, 399.4), (1.0 / 3, 357.5), (1.0 / 6, 428.0 / 3)])
  func lastPlace(part: Double, width: Double) {
    let inView = Int((1 / part).rounded())
    for items in [inView + 1, 10, 23] {
      let way = items - inView
      let driver = Driver(items: items, width: width) {
        $0.loop = false
        $0.pageExtent = .fraction(part)
        $0.alignment = .start
      }
      for _ in 0..<way {
        driver.flick(by: driver.carousel.stride / 2)
        driver.settle()
      }
      #expect(driver.carousel.currentItem == items - 1)
      for _ in 0..<way {
        driver.dragSlowly(by: -driver.carousel.stride)
        driver.settle()
      }
      #expect(driver.carousel.currentItem == 0)
      for _ in 0..<way {
        driver.dragSlowly(by: driver.carousel.stride)
        driver.settle()
      }
      #expect(driver.carousel.currentItem == items - 1)
    }
  }

  @Test(
    "promise 7: where all items are in view, a pull means the end that it pulls to",
    arguments: Carousel.Alignment.allCases)
  func everythingInView(alignment: Carousel.Alignment) {
    let driver = Driver(items: 3) {
      $0.loop = false
      $0.pageExtent = .points(100)
      $0.alignment = alignment
    }
    for (pull, item) in [(-3.0, 0), (30, 2), (3, 2), (-30, 0)] {
      driver.flick(by: pull)
      driver.settle()
      #expect(driver.carousel.currentItem == item)
      driver.dragSlowly(by: pull)
      driver.settle()
      #expect(driver.carousel.currentItem == item)
    }
    #expect(driver.changes == [2, 0])
  }

  @Test("promise 7: 300 points a second is a flick, and less is not", arguments: Fixture.directions)
  func flickSpeed(fixture: Fixture) {
    for (speed, item) in [(301.0, 3), (299, 2), (-301, 1), (-299, 2)] {
      let driver = Driver(fixture)
      driver.scroll(to: 2, animated: false)
      driver.flick(by: speed * 0.1, over: 0.1)
      driver.settle()
      #expect(driver.carousel.currentItem == item, "\(speed)")
    }
  }

  @Test(
    "promise 7: a flick goes to the next page from where it is released, not from where it began",
    arguments: Fixture.looping)
  func flickFromRelease(fixture: Fixture) {
    let driver = Driver(fixture, items: 9)
    driver.beginDrag()
    driver.pull(by: 900, over: 1)
    driver.pull(by: 40, over: 0.05)
    driver.endDrag()
    driver.settle()
    #expect(driver.carousel.currentItem == 3)
    driver.beginDrag()
    driver.pull(by: 500, over: 1)
    driver.wait(0.2)
    driver.pull(by: -40, over: 0.05)
    driver.endDrag()
    driver.settle()
    #expect(driver.carousel.currentItem == 4)
  }

  @Test(
    "promise 7: a slower release goes to the page nearest to position + velocity · 0.099 s",
    arguments: Fixture.directions)
  func projection(fixture: Fixture) {
    for (place, item) in [(0.44, 3), (0.42, 2)] {
      let driver = Driver(fixture)
      driver.scroll(to: 2, animated: false)
      driver.beginDrag()
      driver.pull(by: place * 400 - 25)
      driver.wait(0.2)
      driver.pull(by: 0)
      driver.pull(by: 25, over: 0.1)
      driver.endDrag()
      driver.settle()
      #expect(driver.carousel.currentItem == item, "from \(place) at 250 points a second, carried by 0.062")
    }
  }

  @Test(
    "promise 7: a slow release of short pages goes no further than one page from the nearest",
    arguments: Fixture.looping)
  func oneFromTheNearest(fixture: Fixture) {
    let driver = Driver(fixture, items: 50) { $0.pageExtent = .points(8) }
    driver.beginDrag()
    driver.pull(by: 29, over: 0.1)
    driver.endDrag()
    driver.settle()
    #expect(driver.carousel.currentItem == 5)
  }

  @Test(
    "promise 7: a free release is carried by velocity · 0.099 s, and need not land on a page",
    arguments: Fixture.directions)
  func freeRelease(fixture: Fixture) {
    let driver = Driver(fixture, items: 9) { $0.snapping = .free }
    driver.flick(by: 100, over: 0.1)
    driver.settle()
    #expect(abs(driver.carousel.position - (100 + 1000 * 0.099) / 400) < 1e-6)
    #expect(driver.settles == [0])
    driver.flick(by: 500, over: 0.1)
    driver.settle()
    #expect(abs(driver.carousel.position - (600 + 6000 * 0.099) / 400) < 1e-6)
  }

  @Test("promise 7: a free release never rests past an end", arguments: Fixture.ending)
  func freeReleaseAtTheEnd(fixture: Fixture) {
    let driver = Driver(fixture) { $0.snapping = .free }
    driver.flick(by: -200)
    driver.settle()
    #expect(driver.carousel.position == 0)
    driver.flick(by: 1500, over: 0.1)
    driver.settle()
    #expect(driver.carousel.position == 4 && driver.carousel.currentItem == 4)
  }
}
