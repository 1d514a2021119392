/// Turns a wheel's or trackpad's burst of events into single steps: one flick of the fingers is one page, however
/// long its momentum lasts.
struct WheelBurst: Equatable, Sendable {
  private var lastTime = -Double.infinity
  private var isForward = true
  /// Points since the burst began or since its last step.
  private var travelled = 0.0
  private var hasStepped = false
  /// The strongest event of the burst, and the weakest since that one.
  private var peak = 0.0
  private var trough = 0.0

  /// Events further apart than this, in seconds, belong to different bursts.
  static let quiet = 0.2
  /// Points that make a step; less is a nudge.
  static let threshold = 20.0
  /// A momentum's tail only gets weaker: once it has fallen to one part in this many of its peak, an event this many
  /// times as strong as the weakest is a new push.
  private static let newPush = 2.0
  /// Events that stay this near to the strongest are a wheel turned on and on, not a tail.
  private static let steady = 0.9

  /// Whether an event at `time` still belongs to the burst before it.
  func continues(at time: Double, forward: Bool) -> Bool {
    time - lastTime <= Self.quiet && forward == isForward
  }

  /// Whether an event at `time` comes soon after another, whichever way.
  func isRecent(at time: Double) -> Bool { time - lastTime <= Self.quiet }

  /// Takes an event in and tells whether it makes a step in its direction.
  mutating func makesStep(_ distance: Double, at time: Double, isAtRest: Bool) -> Bool {
    let isForward = distance > 0
    let strength = abs(distance)
    if !continues(at: time, forward: isForward) {
      self = WheelBurst()
      self.isForward = isForward
    }
    lastTime = time
    if hasStepped {
      let hasWeakened = Self.newPush * trough <= peak
      let isPushedAgain = hasWeakened && strength > Self.newPush * trough && strength >= Self.threshold / 2
      let isTurnedOn = isAtRest && strength >= Self.steady * peak
      if isPushedAgain || isTurnedOn {
        hasStepped = false
        travelled = 0
        peak = 0
      }
    }
    trough = strength > peak ? strength : min(trough, strength)
    peak = max(peak, strength)
    travelled += strength
    guard !hasStepped, travelled >= Self.threshold else { return false }
    hasStepped = true
    return true
  }
}
