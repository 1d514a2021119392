@testable import CarouselEngine
import Testing

/// A carousel as a host drives it, with a clock that the test moves and a record of all that was told.
///
/// Distances are along the axis, forward positive, so that one test serves both axes and both directions. After each
/// input and each frame the carousel is looked over for what must never be (see `Soundness`).
final class Driver {
  var carousel: Carousel
  private(set) var time: Double
  /// Everything told since `takeEvents` was last called.
  private(set) var events: [Carousel.Event] = []
  private var soundness = Soundness()

  /// Frames a second.
  var rate = 60.0

  init(
    items: Int = 5, width: Double = 400, height: Double = 200, at time: Double = 100,
    options change: (inout Carousel.Options) -> Void = { _ in }
  ) {
    var options = Carousel.Options()
    change(&options)
    carousel = Carousel(options: options)
    self.time = time
    carousel.setItems(count: items)
    carousel.resize(to: Carousel.Viewport(width: width, height: height))
    carousel.advance(to: time)
    collect()
  }

  convenience init(_ fixture: Fixture, items: Int = 5, options change: (inout Carousel.Options) -> Void = { _ in }) {
    self.init(items: items, width: fixture.viewport.width, height: fixture.viewport.height) { options in
      fixture.apply(to: &options)
      change(&options)
    }
  }

  // What the host tells.

  /// Any input; the events it causes are collected.
  @discardableResult
  func tell<Answer>(_ input: (inout Carousel, Double) -> Answer) -> Answer {
    defer { collect() }
    return input(&carousel, time)
  }

  func set(_ change: (inout Carousel.Options) -> Void) {
    tell { carousel, _ in change(&carousel.options) }
  }

  func setItems(count: Int) {
    tell { carousel, _ in carousel.setItems(count: count) }
  }

  func setItems(ids: [String]) {
    carousel.setItems(ids: ids)
    soundness.dataChanged()
    collect()
  }

  func resize(width: Double, height: Double = 200) {
    tell { carousel, _ in carousel.resize(to: Carousel.Viewport(width: width, height: height)) }
  }

  func step(by count: Int = 1) {
    tell { carousel, time in carousel.step(by: count, at: time) }
  }

  func scroll(to item: Int, animated: Bool = true) {
    tell { carousel, time in carousel.scroll(to: item, animated: animated, at: time) }
  }

  func beginDrag() {
    tell { carousel, time in carousel.beginDrag(at: time) }
  }

  /// The finger pulls the content `points` on: forward when positive, whichever way that is on the screen.
  func pull(by points: Double) {
    tell { carousel, time in carousel.drag(by: -points * carousel.geometry.orientation.sign, at: time) }
  }

  func endDrag() {
    tell { carousel, time in carousel.endDrag(at: time) }
  }

  /// The finger pulls the content `points` on in so many seconds, in even steps 120 times a second.
  func pull(by points: Double, over seconds: Double) {
    let steps = max(1, Int((seconds * 120).rounded()))
    for _ in 0..<steps {
      wait(seconds / Double(steps))
      pull(by: points / Double(steps))
    }
  }

  /// A whole gesture: press, pull, release without a rest.
  func flick(by points: Double, over seconds: Double = 0.08) {
    beginDrag()
    pull(by: points, over: seconds)
    endDrag()
  }

  /// A gesture that rests before it ends, so that it has no speed.
  func dragSlowly(by points: Double) {
    beginDrag()
    pull(by: points, over: 0.3)
    wait(0.15)
    endDrag()
  }

  @discardableResult
  func wheel(by points: Double) -> Bool {
    tell { carousel, time in carousel.wheel(by: points * carousel.geometry.orientation.sign, at: time) }
  }

  func pause(_ reasons: Carousel.PauseReasons) {
    tell { carousel, time in carousel.pause(reasons, at: time) }
  }

  func resume(_ reasons: Carousel.PauseReasons) {
    tell { carousel, time in carousel.resume(reasons, at: time) }
  }

  func expose(_ part: Double) {
    tell { carousel, time in carousel.expose(part, at: time) }
  }

  // What the clock does.

  /// The clock goes on; the carousel is not told.
  func wait(_ seconds: Double) {
    time += seconds
  }

  /// One frame, after so many seconds.
  func frame(after seconds: Double) {
    wait(seconds)
    tell { carousel, time in carousel.advance(to: time) }
  }

  /// Frames at `rate` for so many seconds; the last one stands exactly at their end.
  func run(_ seconds: Double) {
    let start = time
    var count = 1.0
    while count / rate < seconds - 1e-9 {
      time = start + count / rate
      tell { carousel, time in carousel.advance(to: time) }
      count += 1
    }
    time = start + seconds
    tell { carousel, time in carousel.advance(to: time) }
  }

  /// Lives for so many seconds as a thrifty host does: frames while they are needed, otherwise only the deadlines.
  ///
  /// - Returns: how often the carousel was told the time.
  @discardableResult
  func live(_ seconds: Double) -> Int {
    let end = time + seconds
    var count = 0
    while time < end {
      let next = carousel.needsFrame ? time + 1 / rate : carousel.nextDeadline ?? .infinity
      #expect(next > time, "a deadline that does not come")
      guard next <= end, next > time else { break }
      time = next
      tell { carousel, time in carousel.advance(to: time) }
      count += 1
    }
    time = end
    return count
  }

  /// Frames until it rests; a carousel that never does is a failure.
  func settle() {
    let start = time
    while carousel.isMoving, time < start + 20 { frame(after: 1 / rate) }
    #expect(!carousel.isMoving, "still moving after 20 seconds")
  }

  // What came of it.

  func takeEvents() -> [Carousel.Event] {
    defer { events = [] }
    return events
  }

  /// The items that were told to have become current.
  var changes: [Int] {
    events.compactMap { if case .currentItemChanged(let item) = $0 { item } else { nil } }
  }

  /// The items on which a motion was told to have settled.
  var settles: [Int] {
    events.compactMap { if case .settled(let item) = $0 { item } else { nil } }
  }

  var impressions: [Int] {
    events.compactMap { if case .impression(let item) = $0 { item } else { nil } }
  }

  /// What was told without the impressions, which time alone brings.
  var motions: [Carousel.Event] {
    events.filter { if case .impression = $0 { false } else { true } }
  }

  private func collect() {
    let told = carousel.drainEvents()
    soundness.check(carousel, told)
    events += told
  }
}
