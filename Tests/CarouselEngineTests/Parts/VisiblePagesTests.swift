import Testing

@testable import CarouselEngine

@Suite struct VisiblePagesTests {
  private func carousel(_ effect: PageEffect, spacing: Double = 12) -> Carousel {
    var carousel = Carousel()
    carousel.options.effect = effect
    carousel.options.spacing = spacing
    carousel.setItems(count: 5)
    carousel.resize(to: .init(width: 400, height: 200))
    return carousel
  }

  @Test(arguments: [PageEffect.slide, .crossFade, .zoomOut, .depth, .cube])
  func atRestOnlyThePageThatFillsTheViewIsVisible(effect: PageEffect) {
    var carousel = carousel(effect)
    carousel.scroll(to: 2, animated: false, at: 0)
    #expect((0..<5).filter { carousel.isVisible(page: $0) } == [2])
  }

  @Test func effectsThatBringNeighboursInShowThem() {
    var carousel = carousel(.overlap)
    carousel.scroll(to: 2, animated: false, at: 0)
    #expect((0..<5).filter { carousel.isVisible(page: $0) } == [1, 2, 3])
  }

  @Test(arguments: PageEffect.allCases) func onTheWayBothPagesAreVisible(effect: PageEffect) {
    var carousel = carousel(effect)
    carousel.step(by: 1, at: 0)
    carousel.advance(to: 0.1)
    #expect(carousel.isVisible(page: 0) && carousel.isVisible(page: 1))
    #expect(carousel.visiblePages.contains(0) && carousel.visiblePages.contains(1))
  }

  @Test func withoutASizeNoPageIsVisible() {
    var carousel = Carousel()
    carousel.setItems(count: 5)
    #expect(!carousel.isVisible(page: 0))
  }
}
