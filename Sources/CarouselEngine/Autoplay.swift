/// When the carousel turns by itself.
struct Autoplay: Equatable, Sendable {
  /// Seconds between turns; infinite when autoplay is off.
  private var period = Double.infinity
  private(set) var reasons: Carousel.PauseReasons = []
  /// The user has asked for autoplay although motion is reduced.
  private var isAskedFor = false
  /// When the next turn is due; infinite when none is or its time is not yet known.
  private(set) var turn = Double.infinity
  /// Whether it waits a full interval from the next time that the host tells, and so needs to be told it.
  private(set) var needsTime = false

  mutating func setInterval(_ seconds: Double?) {
    period = .infinity
    if let seconds, seconds > 0 { period = max(seconds, Self.shortestInterval) }
  }

  mutating func pause(_ reasons: Carousel.PauseReasons) {
    self.reasons.formUnion(reasons)
    if reasons.contains(.stopped) { isAskedFor = false }
  }

  mutating func resume(_ reasons: Carousel.PauseReasons) {
    self.reasons.subtract(reasons)
  }

  /// The user starts autoplay, whatever stopped it and although motion is reduced.
  mutating func play() {
    isAskedFor = true
    reasons.remove(.stopped)
  }

  /// Waits a full interval from `time`, or from the next time told when that is nil.
  mutating func rearm(at time: Double?) {
    disarm()
    guard isAllowed else { return }
    if let time {
      // On a clock so far on that the interval is lost in rounding, the next turn must still lie ahead.
      turn = max(time + period, time.nextUp)
    } else {
      needsTime = true
    }
  }

  mutating func disarm() {
    turn = .infinity
    needsTime = false
  }

  /// The host told the time: a wait that had none begins.
  mutating func tell(_ time: Double) {
    if needsTime { rearm(at: time) }
  }

  /// Whether nothing holds it back.
  var isAllowed: Bool { period < .infinity && blocking.isEmpty }

  /// Whether it would run if nobody were in its way for the moment.
  var isWanted: Bool { period < .infinity && !blocking.contains(.stopped) && !blocking.contains(.reducedMotion) }

  private var blocking: Carousel.PauseReasons {
    isAskedFor ? reasons.subtracting(.reducedMotion) : reasons
  }

  /// The same as `period`; nil where that is infinite.
  var interval: Double? { period < .infinity ? period : nil }

  /// The same as `turn`; nil where that is infinite.
  var deadline: Double? { turn < .infinity ? turn : nil }

  var isArmed: Bool { needsTime || turn < .infinity }

  /// A shorter interval would show no banner at rest, in seconds.
  private static let shortestInterval = 0.1
}
