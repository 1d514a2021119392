import Foundation
import Testing

@testable import banner

/// Command lines made up at random never trap: the program ends with one of its three statuses.
@Suite(.serialized) struct FuzzTests {
  /// Knuth's MMIX generator; its high bits are the good ones.
  struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 32
    }
  }

  private static let values = [
    "0", "1", "-1", "0.5", "2", "1e9", "NaN", "inf", "", " ", "x", "12x", "1x1", "0x0", "30x20", "8193x1", "50%", "0%",
    "-", "--", "slide", "cube", "dots", "none", "worm", "vertical", "horizontal", "start", "é", "\u{202E}", "%s%n",
    "9999999999999999999999", "00000000000000000001x1", "=", "a=b", "\n", "../..", "/dev/null", "120", "cover-flow",
  ]

  private func arguments(_ random: inout Seeded, sources: [String], outputs: [String]) -> [String] {
    var arguments: [String] = []
    if Int.random(in: 0..<20, using: &random) > 0 {
      arguments.append(["show", "render", "render", "render", "check"].randomElement(using: &random)!)
    }
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let value = Self.values.randomElement(using: &random)!
      switch Int.random(in: 0..<12, using: &random) {
      case 0...3:
        let option = Option.all.randomElement(using: &random)!
        arguments.append(option.spelling)
        if case .value = option.argument { arguments.append(value) }
      case 4, 5: arguments.append("\(Option.all.randomElement(using: &random)!.spelling)=\(value)")
      case 6: arguments.append(String(Option.all.randomElement(using: &random)!.spelling.dropLast()))
      case 7: arguments.append(value)
      case 8: arguments += ["-o", outputs.randomElement(using: &random)!]
      default: arguments.append(sources.randomElement(using: &random)!)
      }
    }
    // What would be sound, but take too long for a test.
    arguments += ["--size=\(Int.random(in: 1...40, using: &random))x9", "--seconds=0.2", "--fps=9"]
      .filter { _ in !arguments.contains("--") }
    return arguments
  }

  @Test func theParserAnswersOrRefusesWithAReason() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("FuzzTests: parser seed \(seed)")
    var random = Seeded(state: seed)
    for _ in 0..<20_000 {
      let arguments = arguments(&random, sources: ["a", "b.json"], outputs: ["x.gif", "", "-"])
      do {
        _ = try Invocation(arguments: arguments)
      } catch {
        #expect(!error.message.isEmpty && error.status == .failure, "seed \(seed): \(arguments)")
      }
    }
  }

  @Test func theProgramEndsWithAStatusOfItsOwn() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("FuzzTests: program seed \(seed)")
    var random = Seeded(state: seed)
    let folder = try TemporaryFolder()
    let samples = BannerProcess.samples
    try Data("[1, \"\(samples)/pictures/tide.gif\"]".utf8).write(to: URL(fileURLWithPath: folder.path("f.json")))
    for _ in 0..<150 {
      let arguments = arguments(
        &random,
        sources: ["\(samples)/feed.json", "\(samples)/pictures/tiles.png", "f.json", "nowhere", ".", "/dev/null"],
        outputs: ["x.gif", "x.webp", "x.png", "frames", "y/", "no/x.gif", "x.bmp", ""])
      let run = try BannerProcess.run(arguments, in: folder.path)
      #expect(!run.isKilled && (0...2).contains(run.status), "seed \(seed): \(arguments) \(run.errors)")
      if run.status == 2 {
        #expect(run.errorLines.last?.hasPrefix("banner: ") == true, "seed \(seed): \(arguments) \(run.errors)")
      }
    }
    #expect(!folder.contents.contains { $0.hasSuffix(".part") })
  }
}
