import CGtk
import CarouselEngine

/// Presses: drags and clicks.
extension BannerWidget {
  /// A press that is under way.
  struct Press {
    let point: Carousel.Point
    let time: Double
    /// It caught the carousel in motion, so that it is no click.
    let hasCaught: Bool
    var isDrag = false
    /// How much of its way the carousel has been told.
    var offset = Carousel.Vector.zero
  }

  func pressBegan(at point: Carousel.Point) {
    let time = now
    carousel.advance(to: time)
    let isOnIndicator = carousel.indicator.item(at: point) != nil
    let hasCaught = carousel.isMoving && !isOnIndicator
    if hasCaught { carousel.beginDrag(at: time) }
    press = Press(point: point, time: time, hasCaught: hasCaught)
    setFocus(false)
    surroundingsChanged { $0.isPressed = true }
  }

  func pressMoved(by offset: Carousel.Vector) -> PressGesture.Answer {
    guard let press else { return .wait }
    if press.isDrag {
      drag(to: offset)
      return .wait
    }
    switch carousel.intent(ofDrag: offset) {
    case .undecided:
      return .wait
    case .drag:
      self.press?.isDrag = true
      // What the pointer did before it was known to drag counts, too: content follows it exactly.
      if !press.hasCaught { carousel.beginDrag(at: press.time) }
      drag(to: offset)
      return .claim
    case .other:
      pressCancelled()
      return .deny
    }
  }

  func pressEnded(at offset: Carousel.Vector) {
    guard let press else { return }
    if press.isDrag { drag(to: offset) }
    self.press = nil
    carousel.endDrag(at: now)
    surroundingsChanged { $0.isPressed = false }
    if !press.isDrag, !press.hasCaught { click(at: press.point) }
  }

  func pressCancelled() {
    guard press != nil else { return }
    press = nil
    carousel.cancelDrag(at: now)
    surroundingsChanged { $0.isPressed = false }
  }

  private func drag(to offset: Carousel.Vector) {
    guard let told = press?.offset else { return }
    press?.offset = offset
    carousel.drag(by: Carousel.Vector(dx: offset.dx - told.dx, dy: offset.dy - told.dy), at: now)
    update()
  }

  /// A click leads to the item of a dot, or opens the banner on which it is.
  private func click(at point: Carousel.Point) {
    if let item = carousel.indicator.item(at: point) {
      scroll(to: item)
    } else if let page = PageHit(carousel: carousel).page(at: point), let item = carousel.item(ofPage: page) {
      select(item)
    }
  }
}
