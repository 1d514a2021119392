import Testing

@testable import CarouselEngine

@Suite("Flings and pulls near an end")
struct FlingTests {
  @Test("content stays in sight however fast it is flung past an end", arguments: [1, -1.0])
  func flingPastAnEnd(sign: Double) {
    var carousel = Carousel.resting(2) { $0.loop = false }
    carousel.scroll(to: sign > 0 ? 0 : 1, animated: false, at: 1)
    carousel.beginDrag(at: 2)
    carousel.drag(by: sign * 400, at: 2.001)
    carousel.endDrag(at: 2.001)
    for frame in 0...200 {
      carousel.advance(to: 2.001 + Double(frame) / 200)
      #expect(!carousel.visiblePages.isEmpty)
    }
    #expect(!carousel.isMoving)
  }

  @Test("a step against a fling turns it round within a viewport, however fast it was")
  func stepAgainstFling() {
    var carousel = Carousel.resting(5) { $0.loop = false }
    carousel.options.loop = true
    carousel.beginDrag(at: 1)
    carousel.drag(by: 395, at: 1.001)
    carousel.endDrag(at: 1.001)
    carousel.step(by: 1, at: 1.001)
    for frame in 0...200 {
      carousel.advance(to: 1.001 + Double(frame) / 200)
      #expect(carousel.position > -2)
    }
    #expect(!carousel.isMoving)
  }

  @Test("a finger goes on from where a narrower viewport has put content that it pulled past the end")
  func narrowerPastTheEnd() {
    var carousel = Carousel.resting(5) {
      $0.loop = false
      $0.pageExtent = .points(300)
    }
    carousel.beginDrag(at: 1)
    carousel.drag(by: 2000, at: 1.1)
    carousel.resize(to: Carousel.Viewport(width: 150, height: 200))
    let before = carousel.offset(ofPage: 0)
    carousel.drag(by: -1, at: 1.2)
    #expect(abs(carousel.offset(ofPage: 0) - before) <= 1)
  }

  @Test("a press holds content where the longest pull has put it")
  func longestPull() {
    var carousel = Carousel.resting(5) { $0.loop = false }
    carousel.beginDrag(at: 1)
    carousel.drag(by: 1e7, at: 1.1)
    carousel.cancelDrag(at: 1.2)
    let before = carousel.offset(ofPage: 0)
    carousel.beginDrag(at: 1.2)
    carousel.drag(by: -0.25, at: 1.3)
    #expect(abs(carousel.offset(ofPage: 0) - before) <= 0.25)
  }

  @Test("a host whose motion began on a page that is gone is sent to one that exists")
  func startOfAHostsMotion() {
    var carousel = Carousel.resting(7) { $0.loop = false }
    carousel.scroll(to: 2, animated: false, at: 1)
    carousel.hostScrolled(to: 1.9, at: 2)
    carousel.setItems(count: 2)
    carousel.hostScrolled(to: 0.9, at: 3)
    #expect(carousel.hostReleased(velocity: -522, at: 3) == 1)
  }
}
