@testable import CarouselEngine
import Testing

@Suite struct SnapTargetTests {
  @Test(
    "a flick of 300 points a second goes to the next page in its direction from where it is released",
    arguments: [
      (2.0, 300.0, 3), (2.0, -300, 1), (2.3, 300, 3), (2.3, -300, 2), (2.7, 9000, 3), (2.7, -9000, 2), (-0.2, 400, 0),
      (-0.2, -400, -1), (-3.0, -400, -4),
    ])
  func flick(position: Double, velocity: Double, page: Int) {
    #expect(SnapTarget.page(from: position, velocity: velocity, stride: 400) == page)
  }

  @Test(
    "a slower release goes to the page nearest to position + velocity · 0.099 s",
    arguments: [
      (2.0, 0.0, 2), (2.5, 0, 2), (2.51, 0, 3), (2.45, 250, 3), (2.43, 250, 2), (2.55, -250, 2), (2.0, 299, 2),
    ])
  func slowRelease(position: Double, velocity: Double, page: Int) {
    #expect(SnapTarget.page(from: position, velocity: velocity, stride: 400) == page)
  }

  @Test("a slow release is carried no further than one page from the nearest, however short pages are")
  func shortPages() {
    #expect(SnapTarget.page(from: 2, velocity: 299, stride: 5) == 3)
    #expect(SnapTarget.page(from: 2, velocity: -299, stride: 5) == 1)
  }

  @Test("a free release is carried without a limit")
  func freeRelease() {
    #expect(SnapTarget.location(from: 2, velocity: 4000, stride: 40) == 2 + 4000 / 40 * 0.099)
    #expect(SnapTarget.location(from: 2, velocity: 0, stride: 40) == 2)
  }

  @Test("what a scroll view's deceleration of 0.99 a millisecond adds up to")
  func projection() {
    #expect(abs(SnapTarget.projection - 0.99 / (1 - 0.99) / 1000) < 1e-12)
  }
}
