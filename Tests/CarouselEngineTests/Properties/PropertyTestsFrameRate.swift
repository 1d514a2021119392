import Testing

@testable import CarouselEngine

/// The same inputs at the same times, with frames at some rate in between.
struct FrameRateRun {
  private(set) var positions: [Double] = []
  private(set) var events: [Carousel.Event] = []
  private(set) var impressions: [Carousel.Event] = []
  /// More pages passed between two frames than are told one by one.
  private(set) var isBlurred = false
  /// Between two frames an item may have gone and come back, or gone on one page and come on another.
  private(set) var hasComeBack = false
  private var carousel = Carousel()
  private let rate: Double
  /// Where frames and samples lie: the next of each, counted from time 0.
  private var frame = 0
  private var sample = 0
  private static let samplesPerSecond = 6.0

  init(rate: Double) {
    self.rate = rate
  }

  /// A host that tells the time before and after what takes none.
  mutating func perform(_ step: Step, at time: Double) {
    draw(until: time)
    advance(to: time)
    step.input.perform(on: &carousel, at: time)
    carousel.advance(to: time)
    drain()
  }

  private mutating func draw(until time: Double) {
    while true {
      let nextFrame = Double(frame) / rate
      let nextSample = Double(sample) / Self.samplesPerSecond
      guard min(nextFrame, nextSample) <= time else { return }
      if nextFrame <= nextSample {
        advance(to: nextFrame)
        frame += 1
      } else {
        advance(to: nextSample)
        positions.append(carousel.position)
        sample += 1
      }
    }
  }

  private mutating func advance(to time: Double) {
    let before = carousel.location
    let page = carousel.currentPage
    carousel.advance(to: time)
    let way = abs(carousel.location - before)
    if way > 15 || abs(carousel.currentPage - page) > 15 { isBlurred = true }
    if way > 0, way + Double(carousel.visiblePages.count) > Double(carousel.itemCount) { hasComeBack = true }
  }

  private mutating func drain() {
    for event in carousel.drainEvents() {
      if event.isAboutMotion { events.append(event) } else { impressions.append(event) }
    }
  }
}

@Suite("Time counts, not frames")
struct FrameRatePropertyTests {
  @Test("30, 60 and 144 frames a second lead to equal positions and events, whatever is done")
  func frameRates() {
    let count = max(1, RandomRun.steps / 1000)
    print("random inputs at three frame rates: BANNERKIT_SEED=\(RandomRun.seed) scripts=\(count)")
    var seeds = SplitMix64(seed: RandomRun.seed)
    for index in 0..<count {
      var generator = ScriptGenerator(seed: seeds.next(), isCalm: true)
      let script = generator.script(count: 200)
      guard let difference = Self.difference(script) else { continue }
      let short = Self.shrink(script)
      Issue.record(
        """
        script \(index) of BANNERKIT_SEED=\(RandomRun.seed): \(Self.difference(short) ?? difference)
        \(short.map { "  after \($0.delay): \($0.input)" }.joined(separator: "\n"))
        """)
      return
    }
  }

  /// How runs of a script differ between frame rates; nil when they don't.
  private static func difference(_ script: [Step]) -> String? {
    let slow = run(script, rate: 30)
    for rate in [60.0, 144] {
      let fast = run(script, rate: rate)
      for (index, pair) in zip(slow.positions, fast.positions).enumerated() where abs(pair.0 - pair.1) > 1e-9 {
        return "at \(Double(index) / 6) s, position \(pair.0) at 30 Hz, \(pair.1) at \(rate) Hz"
      }
      if !slow.isBlurred, let difference = difference(slow.events, fast.events) {
        return "\(difference) at \(rate) Hz"
      }
      if !slow.hasComeBack, let difference = difference(slow.impressions, fast.impressions) {
        return "\(difference) at \(rate) Hz"
      }
    }
    return nil
  }

  private static func difference(_ slow: [Carousel.Event], _ fast: [Carousel.Event]) -> String? {
    guard slow != fast else { return nil }
    let same = zip(slow, fast).prefix { $0 == $1 }.count
    return "after \(same) events, \(slow.dropFirst(same)) at 30 Hz, \(fast.dropFirst(same))"
  }

  private static func run(_ script: [Step], rate: Double) -> FrameRateRun {
    var run = FrameRateRun(rate: rate)
    var time = 0.0
    for step in script {
      time += step.delay
      run.perform(step, at: time)
    }
    return run
  }

  private static func shrink(_ script: [Step]) -> [Step] {
    ScriptRunner.shrink(script) { difference($0) != nil }
  }
}
