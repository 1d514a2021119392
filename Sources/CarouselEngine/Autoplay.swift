/// When the carousel turns by itself.
struct Autoplay: Equatable, Sendable {
  /// What autoplay waits for.
  private enum Wait: Equatable {
    /// Nothing: it does not run now.
    case none
    /// A full interval from the next time that the host tells.
    case interval
    /// The next turn, at a time.
    case until(Double)
  }

  /// Seconds between turns; nil when autoplay is off.
  private(set) var interval: Double?
  private(set) var reasons: Carousel.PauseReasons = []
  /// The user has asked for autoplay although motion is reduced.
  private var isAskedFor = false
  private var wait = Wait.none

  mutating func setInterval(_ seconds: Double?) {
    if let seconds, seconds > 0, seconds.isFinite {
      interval = max(seconds, Self.shortestInterval)
    } else {
      interval = nil
    }
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
    guard let interval, isAllowed else {
      wait = .none
      return
    }
    // On a clock so far on that the interval is lost in rounding, the next turn must still lie ahead.
    wait = time.map { .until(max($0 + interval, $0.nextUp)) } ?? .interval
  }

  mutating func disarm() {
    wait = .none
  }

  /// The host told the time: a wait that had none begins.
  mutating func tell(_ time: Double) {
    if wait == .interval { rearm(at: time) }
  }

  /// Whether nothing holds it back.
  var isAllowed: Bool { interval != nil && blocking.isEmpty }

  /// Whether it would run if nobody were in its way for the moment.
  var isWanted: Bool { interval != nil && blocking.isDisjoint(with: [.stopped, .reducedMotion]) }

  private var blocking: Carousel.PauseReasons {
    isAskedFor ? reasons.subtracting(.reducedMotion) : reasons
  }

  /// When the next turn is due; nil when none is or its time is not yet known.
  var deadline: Double? {
    if case .until(let time) = wait { return time }
    return nil
  }

  /// Whether it needs to be told the time before it knows its deadline.
  var needsTime: Bool { wait == .interval }

  var isArmed: Bool { wait != .none }

  /// A shorter interval would show no banner at rest, in seconds.
  private static let shortestInterval = 0.1
}
