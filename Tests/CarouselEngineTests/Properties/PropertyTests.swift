import Testing

@testable import CarouselEngine

@Suite("Whatever is done to a carousel")
struct PropertyTests {
  /// Steps in one script; a failure is told with what is left of it.
  private static let scriptLength = 1000

  @Test("keeps every promise, over a million random inputs")
  func promises() {
    let seed = RandomRun.seed
    print("random inputs: BANNERKIT_SEED=\(seed) BANNERKIT_STEPS=\(RandomRun.steps)")
    var seeds = SplitMix64(seed: seed)
    var done = 0
    var broken: Set<String> = []
    while done < RandomRun.steps {
      let scriptSeed = seeds.next()
      var generator = ScriptGenerator(seed: scriptSeed)
      let script = generator.script(count: Self.scriptLength)
      let clock = [0, 1000, -50, 1.7e9][Int(scriptSeed & 3)]
      // Each promise that is broken is told once.
      if let failure = ScriptRunner.failure(of: script, clock: clock), broken.insert(failure.violation.promise).inserted
      {
        report(failure, of: script, clock: clock, done: done)
      }
      done += script.count
    }
  }

  private func report(_ failure: ScriptRunner.Failure, of script: [Step], clock: Double, done: Int) {
    let promise = failure.violation.promise
    let short = ScriptRunner.shrink(Array(script.prefix(failure.index + 1))) {
      ScriptRunner.failure(of: $0, clock: clock)?.violation.promise == promise
    }
    let detail = ScriptRunner.failure(of: short, clock: clock)?.violation.detail ?? failure.violation.detail
    let lines = short.suffix(30).map { "  after \($0.delay): \($0.input)" }
    let report = """
      broken: \(promise): \(detail)
      BANNERKIT_SEED=\(RandomRun.seed), step \(done + failure.index); the clock begins at \(clock). What does it:
      \(lines.joined(separator: "\n"))
      """
    let readable = report.replacing("CarouselEngineTests.", with: "").replacing("CarouselEngine.", with: "")
    Issue.record(Comment(rawValue: readable))
  }
}
