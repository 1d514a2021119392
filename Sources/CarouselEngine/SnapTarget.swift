/// Where a release goes.
struct SnapTarget: Equatable, Sendable {
  /// A release at this speed or more, in points a second, is a flick.
  static let flickSpeed = 300.0
  /// How far a release is carried: its velocity times this many seconds. It is what a scroll view's fast
  /// deceleration of 0.99 a millisecond adds up to: 0.99 / (1 − 0.99) milliseconds.
  static let projection = 0.099

  /// The page for a release at `position`, before the ends of the data are looked at.
  ///
  /// - Parameters:
  ///   - position: in pages.
  ///   - velocity: in points a second, forward positive.
  ///   - stride: in points.
  static func page(from position: Double, velocity: Double, stride: Double) -> Int {
    if velocity >= flickSpeed { return PageIndexing.nearestPage(to: position.rounded(.down) + 1) }
    if velocity <= -flickSpeed { return PageIndexing.nearestPage(to: position.rounded(.up) - 1) }
    let nearest = PageIndexing.nearestPage(to: position)
    let carried = PageIndexing.nearestPage(to: position + velocity / stride * projection)
    return carried.clamped(from: nearest - 1, to: nearest + 1)
  }

  /// The location for a release that need not end on a page.
  static func location(from location: Double, velocity: Double, stride: Double) -> Double {
    location + velocity / stride * projection
  }
}
