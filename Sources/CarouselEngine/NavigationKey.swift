extension Carousel {
  /// A key that moves the carousel, as it stands on the keyboard.
  public enum NavigationKey: UInt8, CaseIterable, Sendable {
    case left
    case right
    case up
    case down
    case pageUp
    case pageDown
    case home
    case end
  }
}

extension Orientation {
  /// How many steps a key means: arrows only along the axis; nil for a key that is no step here.
  func step(for key: Carousel.NavigationKey) -> Int? {
    switch key {
    case .left: return axis == .horizontal ? Int(-sign) : nil
    case .right: return axis == .horizontal ? Int(sign) : nil
    case .up: return axis == .vertical ? -1 : nil
    case .down: return axis == .vertical ? 1 : nil
    case .pageUp: return -1
    case .pageDown: return 1
    case .home, .end: return nil
    }
  }
}
