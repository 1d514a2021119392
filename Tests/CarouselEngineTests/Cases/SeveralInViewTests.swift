@testable import CarouselEngine
import Testing

/// Several pages in view: pages at an end share a resting place.
@Suite struct SeveralInViewTests {
  private static func driver(_ fixture: Fixture, _ alignment: Carousel.Alignment) -> Driver {
    Driver(fixture, items: 10) {
      $0.pageExtent = .fraction(1 / 3)
      $0.alignment = alignment
    }
  }

  @Test(
    "steps go through all items and back, each told and settled once", arguments: Fixture.directions,
    Carousel.Alignment.allCases)
  func everyItem(fixture: Fixture, alignment: Carousel.Alignment) {
    let driver = Self.driver(fixture, alignment)
    for direction in [1, -1] {
      _ = driver.takeEvents()
      for _ in 0..<9 {
        driver.step(by: direction)
        driver.settle()
        #expect(driver.isCovered)
      }
      let way = direction > 0 ? Array(1...9) : Array((0...8).reversed())
      #expect(driver.changes == way && driver.settles == way)
    }
  }

  @Test(
    "scroll(to:) and a jump to any item show it wholly, without a blank", arguments: Fixture.directions,
    Carousel.Alignment.allCases)
  func everyScroll(fixture: Fixture, alignment: Carousel.Alignment) {
    for animated in [true, false] {
      let driver = Self.driver(fixture, alignment)
      for item in [9, 0, 5, 1, 8, 2] {
        driver.scroll(to: item, animated: animated)
        driver.settle()
        #expect(driver.carousel.currentItem == item && driver.isCovered)
        #expect(driver.carousel.visibleFraction(ofPage: driver.carousel.currentPage) > 1 - 1e-9)
      }
      #expect(driver.settles == [9, 0, 5, 1, 8, 2])
    }
  }

  @Test(
    "a touch at an end without a move keeps the item that is current there", arguments: Fixture.ending,
    [7, 8, 9, 0, 1, 2])
  func touch(fixture: Fixture, item: Int) {
    let driver = Self.driver(fixture, .center)
    driver.scroll(to: item, animated: false)
    _ = driver.takeEvents()
    driver.beginDrag()
    driver.wait(0.2)
    driver.endDrag()
    driver.settle()
    #expect(driver.motions == [.dragBegan, .dragEnded, .settled(item)])
  }

  @Test(
    "a resize, a loop switched on and off, and new data keep the item that is meant at a shared place",
    arguments: Fixture.ending)
  func sharedPlace(fixture: Fixture) {
    let driver = Self.driver(fixture, .center)
    driver.scroll(to: 8, animated: false)
    _ = driver.takeEvents()
    driver.resize(width: 321, height: 234)
    driver.set { $0.loop = true }
    driver.set { $0.loop = false }
    driver.set { $0.pageExtent = .fraction(0.4) }
    driver.set { $0.alignment = .end }
    driver.setItems(count: 11)
    #expect(driver.carousel.currentItem == 8 && driver.motions.isEmpty)
  }

  @Test("half-wide pages: from the first rest to the last, flicks go through every place", arguments: Fixture.ending)
  func halfWide(fixture: Fixture) {
    let driver = Driver(fixture, items: 4) { $0.pageExtent = .fraction(0.5) }
    var offsets: [Double] = []
    for _ in 0..<4 {
      offsets.append(driver.offsetForward(ofPage: 0))
      driver.flick(by: 40)
      driver.settle()
    }
    #expect(offsets == [0, -100, -300, -400])
    #expect(driver.changes == [1, 2, 3])
  }
}
