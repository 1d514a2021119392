import CAllocations
import CarouselEngine

/// A carousel whose frames are measured as a skin takes them: advance, then read all that is drawn.
struct FrameSubject {
  enum Motion: CaseIterable {
    /// Pages settle, one step after the other.
    case moving
    /// Nothing moves, and the host draws all the same.
    case resting
    /// The dots are read besides; there are as many as a row shows, 5 for 5 items and up to 12 for more.
    case dots
  }

  struct Cost {
    var nanoseconds: Double
    /// Allocations a frame.
    var allocations: Double
  }

  private var carousel: Carousel
  private var time = 0.0
  /// What was read, so that no reading can be left out by the optimiser.
  private var sum = 0.0

  private static let frames = 20_000
  /// Seconds between two frames, and frames between two steps.
  private static let frame = 1.0 / 60
  private static let framesAStep = 30

  init(itemCount: Int) {
    carousel = Carousel()
    carousel.options.pageExtent = .fraction(0.8)
    carousel.options.spacing = 8
    carousel.setItems(count: itemCount)
    carousel.resize(to: .init(width: 800, height: 400))
  }

  mutating func measure(_ motion: Motion) -> Cost {
    settle()
    // What is allocated once, such as room for events, is no frame's.
    run(frames: 2 * Self.framesAStep, motion)
    let allocations = allocation_count()
    let clock = ContinuousClock()
    let begin = clock.now
    run(frames: Self.frames, motion)
    let duration = clock.now - begin
    let made = allocation_count() - allocations
    precondition(sum.isFinite)
    let attoseconds = Double(duration.components.seconds) * 1e18 + Double(duration.components.attoseconds)
    return Cost(
      nanoseconds: attoseconds / 1e9 / Double(Self.frames), allocations: Double(made) / Double(Self.frames))
  }

  private mutating func run(frames: Int, _ motion: Motion) {
    for number in 0..<frames {
      if motion == .moving, number % Self.framesAStep == 0 { carousel.step(by: 1, at: time) }
      time += Self.frame
      carousel.advance(to: time)
      read()
      if motion == .dots { readDots() }
    }
  }

  private mutating func settle() {
    while carousel.needsFrame {
      time += Self.frame
      carousel.advance(to: time)
    }
    read()
  }

  /// Reads the visible pages, and takes the events.
  private mutating func read() {
    for page in carousel.visiblePages {
      sum += Double(carousel.item(ofPage: page) ?? 0)
      sum += carousel.transform(ofPage: page).matrix.m41 + carousel.frame(ofPage: page).x
    }
    carousel.drainEvents { event in
      if case .settled(let item) = event { sum += Double(item) }
    }
  }

  private mutating func readDots() {
    let indicator = carousel.indicator
    for dot in indicator.visibleDots { sum += indicator.dot(dot).frame.x }
  }
}

enum AllocationCounter {
  /// Whether an allocation that is made is seen.
  static var counts: Bool {
    let before = allocation_count()
    let pointer = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 8)
    defer { pointer.deallocate() }
    return allocation_count() > before
  }
}
