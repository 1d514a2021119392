@testable import CarouselEngine
import Testing

@Suite(.serialized) struct CostTests {
  @Test("promise 14: a frame of five million items costs what one of five costs")
  func sameCost() {
    let few = Self.framesTime(items: 5)
    let many = Self.framesTime(items: 5_000_000)
    // Other work on the machine may take its time from either; a cost that grows with items would be a million times.
    #expect(many < few * 20)
  }

  /// The quickest of several runs of 500 frames of motion.
  private static func framesTime(items: Int) -> Duration {
    (0..<7).map { _ in
      var carousel = Carousel()
      carousel.setItems(count: items)
      carousel.resize(to: .init(width: 400, height: 200))
      carousel.advance(to: 0)
      carousel.step(by: 3, at: 0)
      return ContinuousClock().measure {
        for frame in 0..<500 {
          carousel.advance(to: Double(frame) / 1000)
          for page in carousel.visiblePages { _ = carousel.frame(ofPage: page) }
        }
      }
    }.min()!
  }

  @Test("promise 14: a mistaken extent or gap draws a bounded number of pages", arguments: [1e-9, 1e-3, 1])
  func boundedFrame(extent: Double) {
    let driver = Driver(items: 5_000_000) { $0.pageExtent = .points(extent) }
    #expect(driver.carousel.visiblePages.count <= 401)
  }
}
