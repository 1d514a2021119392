extension Carousel {
  /// Why autoplay waits; it runs only while no reason is set.
  ///
  /// Whoever sets a reason lifts it: the end of a drag never restarts what the app has stopped.
  public struct PauseReasons: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A finger holds the carousel. The carousel sets and lifts this one itself.
    public static let dragging = PauseReasons(rawValue: 1 << 0)
    /// The pointer is over it.
    public static let hovered = PauseReasons(rawValue: 1 << 1)
    /// The keyboard's focus is in it.
    public static let focused = PauseReasons(rawValue: 1 << 2)
    /// It is off-screen or has no window.
    public static let hidden = PauseReasons(rawValue: 1 << 3)
    /// The app is in the background.
    public static let inactive = PauseReasons(rawValue: 1 << 4)
    /// The user has asked for less motion: steps are jumps, and autoplay waits for `play`.
    public static let reducedMotion = PauseReasons(rawValue: 1 << 5)
    /// The app or the user has stopped it.
    public static let stopped = PauseReasons(rawValue: 1 << 6)
  }
}
