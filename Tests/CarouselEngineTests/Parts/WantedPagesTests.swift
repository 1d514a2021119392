import Testing

@testable import CarouselEngine

@Suite struct WantedPagesTests {
  private func carousel(count: Int = 10, loop: Bool = true, autoplay: Double? = nil) -> Carousel {
    var carousel = Carousel()
    carousel.options.loop = loop
    carousel.options.autoplay = autoplay
    carousel.setItems(count: count)
    carousel.resize(to: .init(width: 400, height: 200))
    return carousel
  }

  private func step(_ carousel: inout Carousel, by count: Int, to time: Double) {
    carousel.step(by: count, at: time)
    for frame in 1...600 { carousel.advance(to: time + Double(frame) / 60) }
    #expect(!carousel.isMoving)
  }

  @Test func beforeItGoesAnywhereTheNeighboursAreWanted() {
    #expect(carousel().wantedPages == -1..<2)
    #expect(carousel(loop: false).wantedPages == 0..<2)
  }

  @Test func whatComesNextIsWantedFurtherThanWhatIsPast() {
    var carousel = carousel()
    step(&carousel, by: 1, to: 0)
    #expect(carousel.visiblePages == 1..<2)
    #expect(carousel.wantedPages == 0..<4)
    step(&carousel, by: 1, to: 100)
    #expect(carousel.wantedPages == 1..<5)
    step(&carousel, by: -1, to: 200)
    #expect(carousel.wantedPages == -1..<3)
  }

  @Test func autoplaySaysWhereItGoesBeforeItsFirstTurn() {
    var carousel = carousel(autoplay: 3)
    #expect(carousel.wantedPages == -1..<3)
    carousel.options.autoplayDirection = .backward
    #expect(carousel.wantedPages == -2..<2)
    carousel.stop(at: 0)
    #expect(carousel.wantedPages == -1..<2)
  }

  @Test func pagesPastAnEndAreNot() {
    var carousel = carousel(count: 3, loop: false)
    for turn in 0..<2 { step(&carousel, by: 1, to: Double(turn) * 100) }
    #expect(carousel.wantedPages == 1..<3)
  }

  @Test func withoutItemsOrASizeNoneAre() {
    #expect(carousel(count: 0).wantedPages.isEmpty)
    #expect(Carousel().wantedPages.isEmpty)
  }
}
