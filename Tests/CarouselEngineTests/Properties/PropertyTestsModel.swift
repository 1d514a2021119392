@testable import CarouselEngine

/// A promise that was broken, and how.
struct Violation: Error, Equatable {
  var promise: String
  var detail: String
}

/// Does one script's steps to one carousel, watches it from outside, and says which promise it breaks.
struct CarouselModel {
  private(set) var carousel = Carousel()
  /// The clock of the script, in seconds.
  private var clock: Double
  private var stepsDone = 0

  /// How many of `carousel.events` were looked at.
  var eventsSeen = 0
  /// The item that the events and the data have told.
  var announced: Int?
  /// Between `dragBegan` and `dragEnded`.
  var isHeld = false
  /// Between the start of a motion and its `settled`.
  var isInMotion = false
  /// Settles of the input just done that no motion led to.
  var jumps = 0
  /// The identities that the script gave last.
  var ids: [Int]?
  /// The current item's identity, where the data just set still has it.
  var identityKept: Int?
  /// Since when autoplay has had to wait, as far back as it can be.
  var waitBegan = -Double.infinity
  /// The motion under way is autoplay's own.
  var isAutoplayMotion = false
  /// The user asked for autoplay although motion is reduced.
  var isAskedFor = false
  var visits = VisitModel()

  private var slots = SlotPool()
  private var mostVisible = 0

  /// What the carousel said before an input.
  struct Snapshot {
    let now: Double?
    let location: Double
    let position: Double
    let phase: Carousel.Phase
    let isMoving: Bool
    let page: Int
    let item: Int?
    let target: Int
    let itemCount: Int
    let loops: Bool
    let isUsable: Bool
    let reasons: Carousel.PauseReasons
    let snapping: Carousel.Snapping
    let interval: Double?
    /// Whether content is pulled past an end so far that a page beyond, if there were one, would be the nearest.
    var isPulledOut: Bool { abs(position - Double(page)) > 0.5 - 1e-6 }

    init(_ carousel: Carousel) {
      now = carousel.now
      location = carousel.location
      position = carousel.position
      phase = carousel.phase
      isMoving = carousel.isMoving
      page = carousel.currentPage
      item = carousel.currentItem
      target = carousel.targetPage
      itemCount = carousel.itemCount
      loops = carousel.loops
      isUsable = carousel.geometry.isUsable
      reasons = carousel.pauseReasons
      snapping = carousel.options.snapping
      interval = carousel.autoplay.interval
    }
  }

  init(clock: Double) {
    self.clock = clock
  }

  /// Does a step: first tells its time by itself, then its input, so that each can be looked at alone.
  mutating func perform(_ step: Step) throws {
    let time = clock + step.delay
    if Self.isTold(time) { clock = max(clock, time) }
    stepsDone += 1
    guard step.input.isTimed else {
      try tell(step.input, at: time)
      return
    }
    guard stepsDone % 16 == 0 else {
      try tell(.advance, at: time)
      if step.input != .advance { try tell(step.input, at: time) }
      return
    }
    var twin = carousel
    try tell(.advance, at: time)
    if step.input != .advance { try tell(step.input, at: time) }
    step.input.perform(on: &twin, at: time)
    if twin.events != carousel.events || twin.location != carousel.location || twin.phase != carousel.phase
      || twin.nextDeadline != carousel.nextDeadline
    {
      throw Violation(
        promise: "an input takes its time into account", detail: "\(twin.location) \(twin.phase) \(twin.events)")
    }
  }

  /// Whether a time counts.
  static func isTold(_ time: Double) -> Bool { time.isFinite }

  private mutating func tell(_ input: Input, at time: Double) throws {
    let before = Snapshot(carousel)
    if input == .advance { try checkSmallSteps(to: time) }
    let released = input.perform(on: &carousel, at: time)
    if input == .drain { eventsSeen = 0 }
    noteIdentities(input, before: before)
    try checkEvents(after: input, before: before)
    try checkPlace()
    try checkLayout()
    try checkEffect(of: input, released: released, before: before)
    try checkTime(input, at: time, before: before)
    try checkAutoplay(after: input, before: before)
    try visits.look(at: carousel, after: input, isTimed: input.isLook && Self.isTold(time), before: before)
    if stepsDone % 32 == 0 { try checkThatItEnds() }
  }

  /// A frame's time told in thirds comes to the same.
  private func checkSmallSteps(to time: Double) throws {
    guard stepsDone % 8 == 0, let now = carousel.now, time > now, time - now < 0.09, abs(time) < 1e6 else { return }
    var whole = carousel
    var parts = carousel
    whole.advance(to: time)
    for part in 1...2 { parts.advance(to: now + (time - now) * Double(part) / 3) }
    parts.advance(to: time)
    let isSame =
      abs(whole.location - parts.location) <= 1e-9 * max(1, abs(whole.location) * 1e-3)
      // Further in one frame is a blur, of which only the end is told; where pages share a place at an end, that is many pages
      // in no way at all.
      && (abs(whole.location - carousel.location) > 16 || abs(whole.currentPage - carousel.currentPage) > 16
        || whole.events.filter(\.isAboutMotion) == parts.events.filter(\.isAboutMotion))
    guard isSame else {
      let events = carousel.events.count
      throw Violation(
        promise: "time counts, not frames",
        detail: """
          \(whole.location) \(whole.events.dropFirst(events)) in one, \
          \(parts.location) \(parts.events.dropFirst(events)) in three
          """)
    }
  }

  /// Each visible page has a slot of its own.
  mutating func checkSlots(_ visible: Range<Int>) throws {
    mostVisible = max(mostVisible, visible.count)
    slots.show(visible) { _, _ in }
    guard slots.count <= mostVisible else {
      throw Violation(promise: "no more slots than pages were visible", detail: "\(slots.count) for \(mostVisible)")
    }
    for page in visible {
      var holders = 0
      for slot in 0..<slots.count where slots.page(inSlot: slot) == page { holders += 1 }
      guard holders == 1 else {
        throw Violation(promise: "each visible page has one slot", detail: "page \(page) has \(holders)")
      }
    }
  }

  /// Left alone, every motion ends; going from deadline to deadline gets on.
  private func checkThatItEnds() throws {
    var left = carousel
    for _ in 0..<8 {
      guard let deadline = left.nextDeadline, Self.isTold(deadline) else { break }
      left.advance(to: deadline)
      guard let next = left.nextDeadline, next <= deadline else { continue }
      throw Violation(promise: "a deadline that was kept is over", detail: "\(deadline), then \(next)")
    }
    let time = left.now ?? 0
    left.pause(.stopped)
    left.cancelDrag(at: time)
    left.hostSettled(at: time)
    left.advance(to: time + 10)
    guard left.isMoving else { return }
    throw Violation(promise: "every motion ends", detail: "\(left.phase) at \(time)")
  }
}

extension Carousel.Event {
  /// Whether it tells of motion rather than of what was seen for how long.
  var isAboutMotion: Bool {
    if case .impression = self { return false }
    return true
  }
}
