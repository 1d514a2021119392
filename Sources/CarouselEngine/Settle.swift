/// A motion by itself towards the place where the carousel will rest.
struct Settle: Equatable, Sendable {
  /// When it began and when it ends, in seconds of the host's clock.
  let begin: Double
  let end: Double
  /// When it turns round, if it begins away from its end; otherwise when it began.
  let turn: Double
  /// Where it ends: the location, and the page there unless it ends between pages.
  let location: Double
  let page: Int?
  private let spring: Spring

  init(
    from start: Double, velocity: Double, to location: Double, page: Int?, in geometry: PageGeometry, at time: Double
  ) {
    let isLeaving = (velocity > 0) == (start > location)
    self.spring = Spring(
      displacement: start - location, velocity: isLeaving ? geometry.inSight(velocity, from: start) : velocity)
    self.begin = time
    self.location = location
    self.page = page
    let tolerance = Self.invisible / (geometry.isUsable ? geometry.stride : Self.ordinaryPage)
    self.end = time + spring.duration(toWithin: tolerance)
    self.turn = time + spring.turningTime
  }

  func location(at time: Double) -> Double {
    location + spring.displacement(after: max(0, time - begin))
  }

  /// In pages a second.
  func velocity(at time: Double) -> Double {
    spring.velocity(after: max(0, time - begin))
  }

  /// The first time at which `isThere` holds of the location, between two times of which the later one is known to do so.
  func time(between early: Double, and late: Double, where isThere: (Double) -> Bool) -> Double {
    guard !isThere(location(at: early)) else { return early }
    var early = early
    var late = late
    for _ in 0..<Spring.bisections {
      let middle = (early + late) / 2
      if isThere(location(at: middle)) { late = middle } else { early = middle }
    }
    return late
  }

  /// What nobody sees on any screen, in points: the last step onto the page is shorter.
  private static let invisible = 0.05
  /// A stride to measure by while there is no size, in points.
  private static let ordinaryPage = 400.0
}
