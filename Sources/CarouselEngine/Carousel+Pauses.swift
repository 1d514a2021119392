/// Inputs about autoplay: who lets it run and who does not.
extension Carousel {
  /// Sets reasons for autoplay to wait; a turn under way comes to its end.
  ///
  /// - Parameter time: the time, in seconds; nil, the default, for the one told last.
  public mutating func pause(_ reasons: PauseReasons, at time: Double? = nil) {
    if let time { advance(to: time) }
    autoplay.pause(reasons.subtracting(.dragging))
    if !autoplay.isAllowed { autoplay.disarm() }
    if reasons.contains(.hidden) { viewability.endVisits() }
    if reasons.contains(.inactive) { viewability.interrupt() }
    if !isWatched { needsLook = false }
  }

  /// Lifts reasons; after the last one, a full interval passes before the next turn.
  ///
  /// - Parameter time: the time, in seconds; nil, the default, when it isn't known: the interval begins with the next
  ///   `advance(to:)`.
  public mutating func resume(_ reasons: PauseReasons, at time: Double? = nil) {
    if let time { advance(to: time) }
    let wasAllowed = autoplay.isAllowed
    autoplay.resume(reasons.subtracting(.dragging))
    if !wasAllowed { rearmAutoplay(at: time == nil ? nil : now) }
    lookAtItemsLater()
  }

  /// The user starts autoplay: lifts `stopped`, and lets it run although motion is reduced.
  public mutating func play(at time: Double) {
    advance(to: time)
    let wasAllowed = autoplay.isAllowed
    autoplay.play()
    if !wasAllowed { rearmAutoplay(at: now) }
  }

  /// The app or the user stops autoplay; only `play` or `resume(.stopped)` starts it again.
  public mutating func stop(at time: Double) {
    pause(.stopped, at: time)
  }

  /// Why autoplay waits now.
  public var pauseReasons: PauseReasons { autoplay.reasons }

  /// Whether the carousel turns by itself now: autoplay is on, nothing holds it back, and there is somewhere to go.
  public var isRotating: Bool { autoplay.isAllowed && canTurn }

  /// Whether autoplay is on and neither stopped nor held back by reduced motion: what a pause button shows.
  public var isPlaying: Bool { autoplay.isWanted }

  /// Whether autoplay's next turn leads anywhere.
  var canTurn: Bool { canStep(by: turnCount) }

  /// How many pages autoplay turns at a time, back when negative.
  var turnCount: Int { options.autoplayDirection == .forward ? 1 : -1 }

  /// Lets autoplay wait a full interval, if it may run and has somewhere to go.
  ///
  /// - Parameters:
  ///   - time: when the interval begins; nil for the next time told.
  ///   - unlessArmed: leaves a wait alone that goes on already.
  mutating func rearmAutoplay(at time: Double?, unlessArmed: Bool = false) {
    guard geometry.isUsable, phase.isResting, canTurn else {
      if itemCount < 2 || !geometry.isUsable { autoplay.disarm() }
      return
    }
    if unlessArmed, autoplay.isArmed { return }
    autoplay.rearm(at: time)
  }
}
