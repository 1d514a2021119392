import CarouselEngine

/// What is known about the world around a banner view, and why autoplay waits because of it.
struct Surroundings: Equatable {
  /// On a screen, as far as its window says.
  var isMapped = false
  var isMinimized = false
  /// How much of it can be seen in what scrolls around it, from 0 to 1.
  var exposure = 1.0
  var isHovered = false
  /// Whether autoplay waits for a pointer that only rests on it.
  var pausesOnHover = true
  /// A finger or a mouse button is down on it.
  var isPressed = false
  /// The keyboard's focus is in it and can be seen.
  var hasFocus = false
  /// Its window is not the active one, but was.
  var isInactive = false
  var reducesMotion = false

  /// The reasons that come from here; all others are left alone.
  static let reasons: Carousel.PauseReasons = [.hidden, .hovered, .focused, .inactive, .reducedMotion]

  var isVisible: Bool { isMapped && !isMinimized && exposure > 0 }

  var pauseReasons: Carousel.PauseReasons {
    var reasons: Carousel.PauseReasons = []
    if !isVisible { reasons.insert(.hidden) }
    if isHovered && pausesOnHover || isPressed { reasons.insert(.hovered) }
    if hasFocus { reasons.insert(.focused) }
    if isInactive { reasons.insert(.inactive) }
    if reducesMotion { reasons.insert(.reducedMotion) }
    return reasons
  }
}
