@testable import CarouselEngine
import Testing

/// What must hold after every input, whatever it was: looked at all the time while a `Driver` drives.
struct Soundness {
  private var announced: Int?
  private var dataHasChanged = false

  /// Items were replaced by identity: the same content may have another index now, without an event.
  mutating func dataChanged() {
    dataHasChanged = true
  }

  mutating func check(_ carousel: Carousel, _ told: [Carousel.Event]) {
    checkPlaces(carousel)
    checkEvents(carousel, told)
  }

  private func checkPlaces(_ carousel: Carousel) {
    #expect(carousel.position.isFinite)
    #expect(carousel.nextDeadline?.isFinite ?? true)
    if carousel.itemCount == 0 {
      #expect(carousel.currentItem == nil)
      #expect(carousel.visiblePages.isEmpty)
      #expect(!carousel.isMoving)
    } else {
      #expect((0..<carousel.itemCount).contains(carousel.currentItem ?? -1), "no current item")
    }
    if !carousel.isMoving, carousel.options.snapping == .page {
      #expect(carousel.position == carousel.position.rounded(), "rests between pages")
    }
    for page in carousel.visiblePages {
      let frame = carousel.frame(ofPage: page)
      #expect(frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite)
      #expect(carousel.item(ofPage: page) != nil)
    }
    // A gap may be longer than the viewport.
    if carousel.itemCount > 0, carousel.geometry.isUsable, carousel.options.spacing == 0 {
      #expect(!carousel.visiblePages.isEmpty, "blank")
    }
  }

  private mutating func checkEvents(_ carousel: Carousel, _ told: [Carousel.Event]) {
    for event in told {
      guard case .currentItemChanged(let item) = event else { continue }
      #expect(item != announced, "told twice: \(item)")
      announced = item
    }
    if announced == nil || dataHasChanged { announced = carousel.currentItem ?? announced }
    dataHasChanged = false
    if let item = carousel.currentItem {
      #expect(item == announced, "\(item) is current, but \(announced ?? -1) was told last")
    }
  }
}
