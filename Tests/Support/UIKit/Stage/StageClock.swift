import Synchronization

/// The clock's time, which `CACurrentMediaTime` tells from any thread.
enum StageTime {
  private static let held = Mutex<TimeInterval>(1000)

  static var now: TimeInterval {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }
}

/// Work that waits for the clock, and work that each frame does.
@MainActor final class StageClock {
  private var waiting: [(id: Int, time: TimeInterval, work: () -> Void)] = []
  private var frames: [(id: Int, work: (TimeInterval) -> Void)] = []
  private var nextID = 0

  func add(at time: TimeInterval, _ work: @escaping () -> Void) -> Int {
    nextID += 1
    waiting.append((nextID, time, work))
    return nextID
  }

  func addFrame(_ work: @escaping (TimeInterval) -> Void) -> Int {
    nextID += 1
    frames.append((nextID, work))
    return nextID
  }

  func remove(_ id: Int) {
    waiting.removeAll { $0.id == id }
    frames.removeAll { $0.id == id }
  }

  /// Does what is due up to a time, each at its own time, the earlier first. What is asked for meanwhile with no delay
  /// waits for the next frame.
  func run(until end: TimeInterval) {
    let last = nextID
    while let next = waiting.filter({ $0.time <= end && ($0.time > StageTime.now || $0.id <= last) })
      .min(by: { ($0.time, $0.id) < ($1.time, $1.id) })
    {
      waiting.removeAll { $0.id == next.id }
      StageTime.now = max(StageTime.now, next.time)
      next.work()
    }
    StageTime.now = end
  }

  func runFrame() {
    for frame in frames where frames.contains(where: { $0.id == frame.id }) { frame.work(StageTime.now) }
  }
}

extension Stage {
  /// The clock's time, in seconds; it begins at 1000 and moves only when a test moves it.
  public var now: TimeInterval { StageTime.now }

  /// Something that can be called off.
  @MainActor public struct Ticket {
    let stage: Stage
    let id: Int

    public func cancel() { stage.clock.remove(id) }
  }

  /// Does work once, after some seconds of the stage's clock.
  @discardableResult public func schedule(after seconds: TimeInterval, _ work: @escaping () -> Void) -> Ticket {
    Ticket(stage: self, id: clock.add(at: now + max(seconds, 0), work))
  }

  /// Does work at each frame, before anything scrolls and before layout. It is given the clock's time.
  @discardableResult public func eachFrame(_ work: @escaping (_ now: TimeInterval) -> Void) -> Ticket {
    Ticket(stage: self, id: clock.addFrame(work))
  }

  /// Moves the clock on, frame by frame: timers, the frames' work, scrolling, then a layout pass.
  ///
  /// - Parameters:
  ///   - seconds: How far. The last frame is shorter where it has to be. Zero is a frame at the present time.
  ///   - framesPerSecond: Default: 60.
  public func advance(by seconds: TimeInterval, framesPerSecond: Double = 60) {
    let start = now
    let frames = max(Int((seconds * framesPerSecond - 1e-6).rounded(.up)), 1)
    for frame in 1...frames { self.frame(at: start + min(Double(frame) / framesPerSecond, seconds)) }
  }

  /// One frame of a sixtieth of a second.
  public func frame() { frame(at: now + 1.0 / 60) }

  private func frame(at time: TimeInterval) {
    clock.run(until: time)
    clock.runFrame()
    stepMotions()
    layOut()
  }
}
