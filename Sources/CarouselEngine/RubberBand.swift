/// How content resists a pull past an end that does not loop.
///
/// The curve is `d·(1 − 1/(x·c/d + 1))` with c = 0.55 for a pull x and a viewport d, the feel of an iOS scroll view:
/// it begins at c points a point and never reaches d.
struct RubberBand: Equatable, Sendable {
  /// The viewport's length, in points.
  let length: Double

  static let stiffness = 0.55

  /// How far content moves past the end for a pull of `pull` points, 0 or more.
  func resisted(_ pull: Double) -> Double {
    min(length * (1 - 1 / (pull * Self.stiffness / length + 1)), furthest)
  }

  /// The pull that holds content `offset` points past the end: the inverse of `resisted`.
  func pull(holding offset: Double) -> Double {
    let part = min(offset, furthest) / length
    return length / Self.stiffness * (1 / (1 - part) - 1)
  }

  /// How fast content moves at a pull, in points a point: the derivative of `resisted`.
  func slope(at pull: Double) -> Double {
    let stretch = pull * Self.stiffness / length + 1
    return Self.stiffness / (stretch * stretch)
  }

  /// As far past the end as content ever stands, whether a pull or a resize puts it there: not quite a whole viewport.
  var furthest: Double { length * Self.nearlyAll }

  private static let nearlyAll = 0.999
}
