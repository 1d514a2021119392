#if canImport(CLibm)
  import CLibm
#else
  import Darwin
#endif

/// A critically damped spring in closed form: where it is at a time does not depend on the frames in between.
///
/// With displacement x₀ and velocity v₀ at the start, x(t) = (x₀ + (v₀ + ω·x₀)·t)·e^(−ω·t). It passes its target only
/// if v₀ leads towards it faster than ω·|x₀|, so ω is raised to |v₀|/|x₀| where needed, and then x(t) = x₀·e^(−ω·t).
struct Spring: Equatable, Sendable {
  /// ω, in radians a second.
  let angularFrequency: Double
  /// x₀: where it begins, seen from its target, in pages.
  private let displacement: Double
  /// v₀ + ω·x₀, in pages a second.
  private let drive: Double

  /// The angular frequency of a settle that nothing hurries: a period of 0.4 s undamped, about half a second to
  /// come to rest from a page away.
  static let restingFrequency = 2 * Double.pi / 0.4

  /// The velocity with which a settle goes one page away from its target before it turns, in pages a second: from
  /// the target itself, x(t) = v₀·t·e^(−ω·t) is furthest at t = 1/ω, at v₀/(ω·e), and from elsewhere it goes less far.
  static let speedForOnePage = restingFrequency * exp(1)

  init(displacement: Double, velocity: Double, angularFrequency: Double = Spring.restingFrequency) {
    // With no way left to go, no spring can keep a velocity without passing its target.
    guard abs(displacement) > Self.nothing else {
      self.init(angularFrequency: angularFrequency, displacement: 0, drive: 0)
      return
    }
    let isTowardsTarget = (velocity > 0) != (displacement > 0)
    let needed = isTowardsTarget ? abs(velocity / displacement) : 0
    guard needed < angularFrequency else {
      self.init(angularFrequency: needed, displacement: displacement, drive: 0)
      return
    }
    self.init(
      angularFrequency: angularFrequency, displacement: displacement,
      drive: velocity + angularFrequency * displacement)
  }

  private init(angularFrequency: Double, displacement: Double, drive: Double) {
    self.angularFrequency = angularFrequency
    self.displacement = displacement
    self.drive = drive
  }

  /// x(t): where it is after `time` seconds, seen from its target, in pages.
  func displacement(after time: Double) -> Double {
    (displacement + drive * time) * exp(-angularFrequency * time)
  }

  /// x′(t): its velocity after `time` seconds, in pages a second.
  func velocity(after time: Double) -> Double {
    (drive - angularFrequency * (displacement + drive * time)) * exp(-angularFrequency * time)
  }

  /// When it is furthest from its target, in seconds: 0 where it comes nearer from the beginning.
  var turningTime: Double {
    drive == 0 ? 0 : max(0, 1 / angularFrequency - displacement / drive)
  }

  /// The time after which it stays within `tolerance` pages of its target, in seconds.
  func duration(toWithin tolerance: Double) -> Double {
    // x(t) falls for good after its furthest point, where its velocity is 0.
    let turning = turningTime
    guard abs(displacement(after: turning)) > tolerance else { return 0 }
    var early = turning
    var late = turning + 1 / angularFrequency
    while abs(displacement(after: late)) > tolerance {
      early = late
      late = turning + 2 * (late - turning)
    }
    for _ in 0..<Self.bisections {
      let middle = (early + late) / 2
      if abs(displacement(after: middle)) > tolerance { early = middle } else { late = middle }
    }
    return late
  }

  /// A displacement that is none, in pages.
  private static let nothing = 1e-12
  /// Halvings that bring an interval of a second below a nanosecond.
  static let bisections = 40
}
