/// What time does: motions, autoplay and impressions.
extension Carousel {
  /// The time is `time` now: moves what moves, turns a page when autoplay is due, counts impressions.
  ///
  /// However long the host was away, autoplay turns at most one page, and then waits a full interval.
  public mutating func advance(to time: Double) {
    guard time.isFinite else { return }
    let time = max(time, now ?? time)
    told = time
    if now == nil { now = time }
    if autoplay.needsTime { autoplay.tell(time) }
    if needsLook { lookAtItems(at: time) }
    while let moment = nextMoment(upTo: time) {
      follow(to: max(moment, now ?? moment))
      tellImpressions()
      endMotionIfDue()
      if autoplay.turn <= moment { turn() }
    }
    follow(to: time)
  }

  /// Whether to call `advance(to:)` for the next frame: something moves, or the time of a change has yet to be told.
  public var needsFrame: Bool {
    switch phase {
    case .settling, .wheeling: return true
    case .resting, .dragging, .hosted: return autoplay.needsTime || needsLook
    }
  }

  /// When something will happen by itself though no frame is needed: the time by which to call `advance(to:)`; nil
  /// when nothing will.
  public var nextDeadline: Double? {
    let deadline = min(autoplay.turn, viewability.deadline)
    return deadline < .infinity ? deadline : nil
  }

  /// The next moment up to `time` at which something happens.
  private func nextMoment(upTo time: Double) -> Double? {
    var moment = min(autoplay.turn, viewability.deadline)
    switch phase {
    case .settling(let settle):
      moment = min(moment, settle.end)
      // The furthest page that it reaches is current for an instant, on every frame rate.
      if let now, settle.turn > now { moment = min(moment, settle.turn) }
    case .wheeling(let end): moment = min(moment, end)
    case .resting, .dragging, .hosted: break
    }
    return moment <= time ? moment : nil
  }

  private mutating func tellImpressions() {
    guard let now else { return }
    while let item = viewability.nextImpression(at: now) { events.append(.impression(item)) }
  }

  private mutating func endMotionIfDue() {
    guard let now else { return }
    switch phase {
    case .settling(let settle) where settle.end <= now:
      phase = .resting
      comeToRest(at: settle.location, page: settle.page, passing: true)
    case .wheeling(let end) where end <= now:
      // New data or options may have put it where it may not rest.
      settle(at: geometry.clamped(location), page: nil, velocity: 0)
    default:
      break
    }
  }

  /// It is `time` now: moves what settles there, tells what became current on the way, and looks at what is visible.
  private mutating func follow(to time: Double) {
    let past = now ?? time
    now = time
    guard case .settling(let settle) = phase else { return }
    move(to: settle.location(at: time))
    announceCurrentItem(passing: true)
    if beginOfWait == time, time - past <= Self.longestDelay {
      lookAtItems(at: time, after: settle, since: past)
    } else {
      lookAtItems()
    }
  }

  /// Autoplay's turn: one page on from the target, at the very moment that it was due.
  private mutating func turn() {
    guard canTurn else {
      autoplay.disarm()
      return
    }
    let begin = beginOfWait
    go(to: page(steppedBy: turnCount), animated: true)
    guard canTurn else { return }
    autoplay.rearm(at: begin)
    if let told, autoplay.turn <= told { autoplay.rearm(at: told) }
  }

  /// When a wait begins that begins now: after a gap in time, in which nobody saw anything, at the gap's end.
  var beginOfWait: Double? {
    guard let now, let told else { return nil }
    return told - now > Self.longestDelay ? told : now
  }

  /// A host that tells the time later than this after it was due, in seconds, has been away.
  private static let longestDelay = 0.5

  /// Moves by itself from where the carousel is to a place of rest; where no time passes, and where the host's track does
  /// not reach, it is there at once.
  mutating func settle(at goal: Double, page: Int?, velocity: Double) {
    if motion == .host, !isJumping, track.range.contains(goal), abs(goal - location) >= PageGeometry.rounding {
      sendHost(to: Goal(location: goal, page: page))
      return
    }
    if motion == .engine, let now {
      let settle = Settle(
        from: location, velocity: velocity, to: goal, page: page, in: geometry, at: now)
      if settle.end > now {
        phase = .settling(settle)
        return
      }
    }
    phase = .resting
    comeToRest(at: goal, page: page, passing: false)
  }

  /// The end of each motion: stands exactly where it should, tells so, and lets autoplay wait a full interval.
  mutating func comeToRest(at goal: Double, page: Int?, passing: Bool) {
    location = goal
    anchorPage = page
    // A free motion may end on a page, too.
    if page == nil, geometry.restLocation(ofPage: currentPage) == goal { anchorPage = currentPage }
    announceCurrentItem(passing: passing)
    if let item = currentItem { events.append(.settled(item)) }
    returnNearZero()
    trackPage = currentPage
    rearmAutoplay(at: beginOfWait, unlessArmed: true)
    lookAtItems()
  }

  /// Moves the pages to a location on the way.
  mutating func move(to location: Double) {
    guard location != self.location else { return }
    self.location = location
    anchorPage = nil
  }

  /// After millions of pages one way, starts to count again at the same item's first page, so that a page's fraction
  /// never loses its precision.
  private mutating func returnNearZero() {
    let page = currentPage
    guard loops, abs(page) > max(Self.farAway, 4 * itemCount) else { return }
    let shift = PageIndexing.floorModulus(page, itemCount) - page
    announcedPage += shift
    anchorPage = anchorPage.map { $0 + shift }
    location += Double(shift)
  }

  /// Pages at which a `Double` still tells a hundred-millionth of a page.
  private static let farAway = 1 << 26
}
