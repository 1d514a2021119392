import Testing

@testable import CarouselEngine

@Suite("Options, data and size that change in the middle of a motion")
struct ChangesInMotionTests {
  @Test("loop switched off keeps the item, on whichever page it is shown", arguments: [true, false])
  func loopSwitchedOff(isMoving: Bool) {
    var carousel = Carousel.resting(7)
    carousel.step(by: -1, at: 1)
    carousel.advance(to: isMoving ? 1.2 : 3)
    #expect(carousel.currentItem == 6)
    carousel.options.loop = false
    #expect(carousel.currentItem == 6)
    carousel.advance(to: 9)
    #expect(carousel.position == 6)
    #expect(carousel.drainEvents().contains(.settled(6)))
  }

  @Test("a size in which all pages share one place keeps the item of a drag")
  func sizeWithOnePlace() {
    var carousel = Carousel.resting(5) {
      $0.loop = false
      $0.pageExtent = .points(900)
    }
    carousel.scroll(to: 3, animated: false, at: 1)
    carousel.beginDrag(at: 2)
    carousel.drag(by: -9, at: 2.1)
    carousel.resize(to: Carousel.Viewport(width: 1e6, height: 200))
    #expect(carousel.currentItem == 3)
    carousel.resize(to: Carousel.Viewport(width: 400, height: 200))
    #expect(carousel.currentItem == 3)
    #expect(carousel.isDragging)
  }

  @Test(
    "exactly half-way between two pages, the lower one is current before and after a resize",
    arguments: [358.8, 428.0 / 3, 500.4 / 3, 357.5])
  func halfWay(width: Double) {
    var carousel = Carousel.resting(9) {
      $0.loop = false
      $0.pageExtent = .fraction(0.7)
    }
    carousel.resize(to: Carousel.Viewport(width: width, height: 200))
    carousel.scroll(to: 5, animated: false, at: 1)
    carousel.beginDrag(at: 2)
    carousel.drag(by: -carousel.stride / 2, at: 2.1)
    #expect(carousel.currentItem == 5)
    for other in [400, 333.3, 612.7] {
      carousel.resize(to: Carousel.Viewport(width: other, height: 200))
      #expect(carousel.currentItem == 5)
    }
  }

  @Test("the last page's place is the last place, to the last bit")
  func lastPlace() {
    let carousel = Carousel.resting(4) {
      $0.loop = false
      $0.pageExtent = .points(100)
      $0.spacing = 12.5
    }
    let geometry = carousel.geometry
    #expect(geometry.location(at: 3) == geometry.limits?.upperBound)
    #expect(geometry.position(at: geometry.location(at: 3)) == 3)
  }

  @Test("a carousel that rests freely keeps its item when all pages share one place")
  func freeRestAtOnePlace() {
    var carousel = Carousel.resting(2) {
      $0.snapping = .free
      $0.pageExtent = .points(100)
    }
    carousel.scroll(to: 1, animated: false, at: 1)
    carousel.beginDrag(at: 2)
    carousel.drag(by: -5, at: 2.1)
    carousel.endDrag(at: 3)
    carousel.advance(to: 9)
    carousel.options.loop = false
    #expect(carousel.currentItem == 1)
  }

  @Test("a viewport that grows during a settle leaves no last step that can be seen")
  func growingViewport() {
    var carousel = Carousel.resting(5)
    carousel.resize(to: Carousel.Viewport(width: 1, height: 1))
    carousel.step(by: 1, at: 1)
    carousel.advance(to: 1.05)
    carousel.resize(to: Carousel.Viewport(width: 2000, height: 1000))
    var last = carousel.offset(ofPage: 1)
    while carousel.isMoving {
      last = carousel.offset(ofPage: 1)
      carousel.advance(to: (carousel.now ?? 0) + 0.001)
    }
    #expect(abs(last) < 0.1)
    #expect(carousel.offset(ofPage: 1) == 0)
  }
}
