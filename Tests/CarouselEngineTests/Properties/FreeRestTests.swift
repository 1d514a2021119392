import Testing

@testable import CarouselEngine

@Suite("A carousel that may rest anywhere")
struct FreeRestTests {
  private func carousel(loop: Bool = true) -> Carousel {
    var options = Carousel.Options()
    options.snapping = .free
    options.loop = loop
    var carousel = Carousel(options: options)
    carousel.setItems(count: 7)
    carousel.resize(to: Carousel.Viewport(width: 400, height: 200))
    carousel.advance(to: 0)
    return carousel
  }

  private func settles(_ carousel: inout Carousel) -> Int {
    carousel.drainEvents().count { if case .settled = $0 { true } else { false } }
  }

  @Test("rests inside the ends when loop is switched off while a wheel turns")
  func loopSwitchedOffDuringWheel() {
    var carousel = carousel()
    carousel.wheel(by: -130, at: 1)
    carousel.options.loop = false
    #expect(carousel.currentItem == 0)
    carousel.advance(to: 9)
    #expect(carousel.position == 0)
    #expect(settles(&carousel) == 1)
  }

  @Test("that has come to rest on a page does not settle again when sent there")
  func restOnPage() {
    var carousel = carousel(loop: false)
    carousel.beginDrag(at: 1)
    carousel.drag(by: 100, at: 1.1)
    carousel.endDrag(at: 2)
    carousel.advance(to: 4)
    #expect(carousel.position == 0)
    _ = carousel.drainEvents()
    carousel.scroll(to: 0, at: 5)
    #expect(settles(&carousel) == 0)
    #expect(!carousel.isMoving)
  }

  @Test("rests inside the ends when items go while a wheel turns")
  func itemsGoneDuringWheel() {
    var carousel = carousel(loop: false)
    carousel.scroll(to: 6, animated: false, at: 1)
    _ = carousel.drainEvents()
    carousel.wheel(by: -40, at: 2)
    carousel.setItems(count: 6)
    carousel.advance(to: 9)
    #expect(carousel.position <= 5)
    #expect(settles(&carousel) == 1)
  }
}
