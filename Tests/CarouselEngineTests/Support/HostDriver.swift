@testable import CarouselEngine

/// A platform with a scroller of its own, which goes where the carousel asks it to.
final class HostDriver {
  var carousel: Carousel
  private(set) var time = 100.0
  private(set) var events: [Carousel.Event] = []
  /// Where the scroller stands on its content.
  private(set) var offset = Carousel.Point(x: 0, y: 0)
  /// The part of the way that is left after each frame.
  private static let pace = 0.7

  init(_ fixture: Fixture = Fixture(), items: Int = 5, options change: (inout Carousel.Options) -> Void = { _ in }) {
    var options = Carousel.Options()
    fixture.apply(to: &options)
    change(&options)
    carousel = Carousel(options: options, motion: .host)
    carousel.setItems(count: items)
    carousel.resize(to: fixture.viewport)
    tell { carousel, time in carousel.advance(to: time) }
  }

  /// Any input; what the scroller has to take over, it takes over.
  func tell(_ input: (inout Carousel, Double) -> Void) {
    input(&carousel, time)
    carousel.drainEvents { events.append($0) }
    if carousel.trackGoal == nil, !carousel.isMoving { offset = carousel.trackOffset }
  }

  func takeEvents() -> [Carousel.Event] {
    defer { events = [] }
    return events
  }

  /// A finger moves the scroller by a displacement, which moves its offset the other way.
  func scroll(by displacement: Carousel.Vector) {
    offset.x -= displacement.dx
    offset.y -= displacement.dy
    tell { carousel, time in carousel.hostScrolled(to: offset, at: time) }
  }

  /// A frame in which the scroller goes on to its goal, if it has one.
  func frame(after seconds: Double = 1 / 60) {
    time += seconds
    tell { carousel, time in carousel.advance(to: time) }
    guard let goal = carousel.trackGoal else { return }
    let left = Carousel.Vector(dx: goal.x - offset.x, dy: goal.y - offset.y)
    if abs(left.dx) + abs(left.dy) < 0.5 {
      offset = goal
      tell { carousel, time in carousel.hostScrolled(to: goal, at: time) }
      tell { carousel, time in carousel.hostSettled(at: time) }
    } else {
      scroll(by: Carousel.Vector(dx: -left.dx * (1 - Self.pace), dy: -left.dy * (1 - Self.pace)))
    }
  }

  func live(_ seconds: Double) {
    for _ in 0..<Int(seconds * 60) { frame() }
  }

  var changes: [Int] {
    events.compactMap { if case .currentItemChanged(let item) = $0 { item } else { nil } }
  }

  var settles: [Int] {
    events.compactMap { if case .settled(let item) = $0 { item } else { nil } }
  }
}
