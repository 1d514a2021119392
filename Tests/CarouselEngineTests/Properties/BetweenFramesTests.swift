import Testing

@testable import CarouselEngine

@Suite("What happens between two frames")
struct BetweenFramesTests {
  @Test("a page that was reached only until the motion turned is told at any frame rate", arguments: [1, 2, 60, 500])
  func turningBack(frames: Int) {
    var carousel = Carousel.resting(7)
    carousel.step(by: 1, at: 1)
    carousel.step(by: -1, at: 1.1)
    #expect(carousel.currentItem == 0)
    for frame in 1...frames { carousel.advance(to: 1.1 + 2 * Double(frame) / Double(frames)) }
    let events = carousel.drainEvents().filter { $0 != .impression(0) }
    #expect(events == [.currentItemChanged(1), .currentItemChanged(0), .settled(0)])
  }

  @Test(
    "what came into view in a gap in time is seen from the gap's end, and never due before now", arguments: [2, 1e7])
  func longGap(width: Double) {
    var carousel = Carousel.resting(7)
    carousel.options.autoplay = 2
    carousel.resize(to: Carousel.Viewport(width: width, height: 50))
    carousel.advance(to: 1)
    carousel.advance(to: 4.36)
    #expect(carousel.nextDeadline ?? 0 > 4.36)
  }
}
