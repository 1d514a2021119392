@testable import CarouselEngine
import Testing

@Suite struct SizeTests {
  @Test("promise 11: a resize at any moment keeps the item and the fraction of a page", arguments: Fixture.everywhere)
  func keepsPlace(fixture: Fixture) {
    for seed in 0..<6 {
      let driver = Driver(fixture, items: 8)
      driver.scroll(to: 3, animated: false)
      let isDragged = seed % 2 == 0
      if isDragged {
        driver.beginDrag()
        driver.pull(by: Double(seed) * 47 - 90)
      } else {
        driver.step(by: seed - 2)
        driver.run(0.11)
      }
      let item = driver.carousel.currentItem
      let target = driver.carousel.targetItem
      let position = driver.carousel.position
      for length in [512.0, 500.4 / 3, 0, .nan, 90, fixture.length] {
        let isHorizontal = fixture.axis == .horizontal
        driver.resize(width: isHorizontal ? length : 200, height: isHorizontal ? 200 : length)
        #expect(driver.carousel.currentItem == item)
        #expect(driver.carousel.targetItem == target)
        if case .fraction = fixture.extent { #expect(abs(driver.carousel.position - position) < 1e-9) }
      }
      #expect(driver.carousel.isDragging == isDragged)
      if isDragged { driver.tell { carousel, time in carousel.cancelDrag(at: time) } }
      driver.settle()
      // Without a loop, a release of one of several pages in view may mean an end.
      if fixture.loop || fixture.extent == .fraction(1) {
        #expect(driver.carousel.currentItem == (isDragged ? item : target))
      }
    }
  }

  @Test(
    "promise 11: with no usable size there is no NaN, and no frame is asked for at rest",
    arguments: [0.0, -3, .nan, .infinity])
  func unusable(side: Double) {
    let driver = Driver(width: side, height: side) { $0.autoplay = 3 }
    driver.live(20)
    #expect(driver.events.isEmpty)
    let carousel = driver.carousel
    #expect(carousel.position == 0 && carousel.stride == 0 && carousel.currentItem == 0)
    #expect(carousel.frame(ofPage: 3) == .init(x: 0, y: 0, width: 0, height: 0))
    #expect(!carousel.needsFrame && carousel.nextDeadline == nil)
  }
}
