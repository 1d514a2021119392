import CarouselEngine
import Testing

@Suite struct DragIntentTests {
  @Test("a pointer that wobbles less than eight points may still be a click", arguments: [0.0, 3, 7.9])
  func wobble(distance: Double) {
    let driver = Driver()
    #expect(driver.carousel.intent(ofDrag: .init(dx: distance, dy: 0)) == .undecided)
    #expect(driver.carousel.intent(ofDrag: .init(dx: 0, dy: -distance)) == .undecided)
  }

  @Test("along the axis it drags, across it the page around scrolls", arguments: Carousel.LayoutDirection.allCases)
  func horizontal(layoutDirection: Carousel.LayoutDirection) {
    let driver = Driver { $0.layoutDirection = layoutDirection }
    for sign in [1.0, -1] {
      #expect(driver.carousel.intent(ofDrag: .init(dx: 9 * sign, dy: 4)) == .drag)
      #expect(driver.carousel.intent(ofDrag: .init(dx: 4, dy: 9 * sign)) == .other)
    }
  }

  @Test("on a vertical carousel it is the other way round")
  func vertical() {
    let driver = Driver { $0.axis = .vertical }
    #expect(driver.carousel.intent(ofDrag: .init(dx: 2, dy: -20)) == .drag)
    #expect(driver.carousel.intent(ofDrag: .init(dx: -20, dy: 2)) == .other)
  }

  @Test("a carousel that cannot move leaves every drag to others", arguments: [0, 1])
  func few(items: Int) {
    let driver = Driver(items: items)
    #expect(driver.carousel.intent(ofDrag: .init(dx: 50, dy: 0)) == .other)
    #expect(driver.carousel.intent(ofDrag: .init(dx: 5, dy: 0)) == .undecided)
  }

  @Test("a displacement that is no number decides nothing")
  func nonsense() {
    let driver = Driver()
    #expect(driver.carousel.intent(ofDrag: .init(dx: .nan, dy: 0)) == .undecided)
    #expect(driver.carousel.intent(ofDrag: .init(dx: 0, dy: .nan)) == .undecided)
  }
}
