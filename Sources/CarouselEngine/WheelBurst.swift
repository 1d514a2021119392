/// Turns a wheel's or trackpad's burst of events into single steps: one flick of the fingers is one page, however
/// long its momentum lasts.
struct WheelBurst: Equatable, Sendable {
  private var lastTime = -Double.infinity
  private var isForward = true
  /// Points since the burst began or since its last step.
  private var travelled = 0.0
  /// Points that came the other way since the burst last went on.
  private var against = 0.0
  private var hasStepped = false
  private var lastStep = -Double.infinity
  /// How strong events are now, how strong they were at most, and the least since then.
  private var level = 0.0
  private var peak = 0.0
  private var trough = 0.0
  /// When something last scrolled across the axis, and the points along it since then.
  private var lastTimeAcross = -Double.infinity
  private var sideways = 0.0

  /// Events further apart than this, in seconds, belong to different bursts.
  static let quiet = 0.2
  /// Points that make a step; less is a nudge.
  static let threshold = 20.0
  /// A momentum's tail only gets weaker: once it has fallen to one part in this many of its peak, events this many
  /// times as strong as the weakest are a new push.
  private static let newPush = 2.0
  /// Events that stay this near to the strongest for this long after a step, in seconds, are a wheel turned on and on,
  /// not a tail.
  private static let steady = 0.9
  private static let patience = 0.4
  /// How much of an event goes into the level. Single events come doubled when a frame was missed, and fall to a half
  /// where momentum takes over from the fingers; the level of a few does not.
  private static let share = 0.5

  /// Whether an event at `time` still belongs to the burst before it.
  func continues(at time: Double, forward: Bool) -> Bool {
    time - lastTime <= Self.quiet && forward == isForward
  }

  /// Whether an event at `time` comes soon after another, whichever way.
  func isRecent(at time: Double) -> Bool { time - lastTime <= Self.quiet }

  /// Takes in an event across the axis, and tells whether it is only a wobble of a burst that has turned a page.
  mutating func isWobble(at time: Double) -> Bool {
    if hasStepped, isRecent(at: time) { return true }
    lastTimeAcross = time
    sideways = 0
    return false
  }

  /// Whether an event along the axis is meant for the carousel: while something else scrolls across, it may be a
  /// wobble of that, until a step's worth of them has come.
  mutating func isMeant(_ distance: Double, at time: Double) -> Bool {
    guard time - lastTimeAcross <= Self.quiet else { return true }
    sideways += abs(distance)
    guard sideways >= Self.threshold else { return false }
    lastTimeAcross = -.infinity
    return true
  }

  /// Takes an event in and tells whether it makes a step in its direction.
  mutating func makesStep(_ distance: Double, at time: Double, isAtRest: Bool) -> Bool {
    let strength = abs(distance)
    if !isRecent(at: time) {
      self = WheelBurst(isForward: distance > 0)
    } else if isForward != (distance > 0) {
      // Fingers that leave a trackpad slip back by a point or two; a step's worth turns the burst round.
      against += strength
      lastTime = time
      guard against >= Self.threshold else { return false }
      self = WheelBurst(isForward: distance > 0, travelled: against - strength)
    }
    against = 0
    lastTime = time
    level = level == 0 ? strength : level + (strength - level) * Self.share
    if hasStepped {
      let hasWeakened = Self.newPush * trough <= peak
      let isPushedAgain = hasWeakened && level > Self.newPush * trough && strength >= Self.threshold / 2
      let isTurnedOn = isAtRest && time - lastStep >= Self.patience && strength >= Self.steady * peak
      if isPushedAgain || isTurnedOn {
        hasStepped = false
        travelled = 0
        peak = 0
      }
    }
    trough = level > peak ? level : min(trough, level)
    peak = max(peak, level)
    travelled += strength
    guard !hasStepped, travelled >= Self.threshold else { return false }
    hasStepped = true
    lastStep = time
    return true
  }
}

extension WheelBurst {
  private init(isForward: Bool, travelled: Double = 0) {
    self.isForward = isForward
    self.travelled = travelled
  }
}
