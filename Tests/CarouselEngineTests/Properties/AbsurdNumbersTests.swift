import Testing

@testable import CarouselEngine

@Suite("Numbers that no host should give")
struct AbsurdNumbersTests {
  @Test("insets that leave almost nothing do not fill a frame with pages")
  func insetsThatLeaveNothing() {
    let carousel = Carousel.resting(5_000_000) { $0.insets = Carousel.Insets(leading: 399.999_999) }
    #expect((1...258).contains(carousel.visiblePages.count))
  }

  @Test("no more than all of a page is visible, at any width")
  func wholePageIsVisible() {
    var most = 0.0
    for part in 1...200 {
      var carousel = Carousel.resting(5) { $0.pageExtent = .fraction(1 / Double(part)) }
      carousel.resize(to: Carousel.Viewport(width: 428.0 / 3, height: 50))
      for page in carousel.visiblePages { most = max(most, carousel.visibleFraction(ofPage: page)) }
    }
    #expect(most == 1)
  }

  @Test("a carousel on its furthest page still finds the way to an item", arguments: [Int.max, .min])
  func furthestPage(step: Int) {
    var carousel = Carousel.resting(8)
    carousel.step(by: step, at: 1)
    carousel.advance(to: 3.58)
    carousel.beginDrag(at: 3.6)
    for item in [7, 1, 5] {
      carousel.scroll(to: item, at: 3.6)
      #expect(carousel.targetItem == item)
      carousel.beginDrag(at: 3.6)
    }
    carousel.endDrag(at: 4)
    carousel.advance(to: 9)
    #expect(!carousel.isMoving)
  }
}
