@testable import CarouselEngine

/// What a test looks at, and the long input that several share.
extension Driver {
  /// How far a page's start lies from the viewport's start, in the direction in which pages follow each other.
  func offsetForward(ofPage page: Int) -> Double {
    let frame = carousel.frame(ofPage: page)
    let orientation = carousel.geometry.orientation
    if orientation.axis == .vertical { return frame.minY }
    return orientation.isReversed ? carousel.viewport.width - frame.maxX : frame.minX
  }

  /// Whether pages cover the whole viewport.
  var isCovered: Bool {
    let length = carousel.visiblePages.reduce(0) { $0 + carousel.visibleFraction(ofPage: $1) * carousel.extent }
    return abs(length - carousel.geometry.length) < 1e-9
  }

  /// All that a user can do in a few seconds.
  func doEverything() {
    flick(by: 150)
    run(0.2)
    dragSlowly(by: -90)
    wheel(by: 200)
    step()
    step(by: -3)
    scroll(to: 1)
    tell { carousel, time in carousel.press(.end, at: time) }
    tell { carousel, time in carousel.hostScrolled(to: 0.7, at: time) }
    tell { carousel, time in carousel.hostSettled(at: time) }
    settle()
  }
}
