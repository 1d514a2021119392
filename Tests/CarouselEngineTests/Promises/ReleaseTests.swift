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
}
