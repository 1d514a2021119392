import CarouselEngine
import Foundation
import Testing

@testable import banner

@Suite struct CommandLineTests {
  private func settings(_ options: String) throws -> Settings {
    let arguments = ["render"] + options.split(separator: " ").map(String.init) + ["feed.json", "-o", "out.gif"]
    guard case .run(.render, ["feed.json"], let settings) = try Invocation(arguments: arguments) else {
      throw Failure("not a command to render feed.json")
    }
    return settings
  }

  private func failure(_ arguments: [String]) -> Failure? {
    #expect(throws: Failure.self) { try Invocation(arguments: arguments) }
  }

  @Test func everyOptionReachesTheSetting() throws {
    #expect(try settings("").size == PixelSize(width: 800, height: 320))
    #expect(try settings("--size 1x8192").size == PixelSize(width: 1, height: 8192))
    #expect(try settings("--axis vertical").carousel.axis == .vertical)
    #expect(try settings("--axis horizontal").carousel.axis == .horizontal)
    #expect(try settings("").carousel.loop)
    #expect(try settings("--no-loop").carousel.loop == false)
    #expect(try settings("--rewind").carousel.rewind)
    #expect(try settings("").carousel.autoplay == nil)
    #expect(try settings("--autoplay 2.5").carousel.autoplay == 2.5)
    #expect(try settings("--spacing 12").carousel.spacing == 12)
    #expect(try settings("--page-extent 200").carousel.pageExtent == .points(200))
    #expect(try settings("--page-extent 80%").carousel.pageExtent == .fraction(0.8))
    #expect(try settings("--alignment end").carousel.alignment == .end)
    #expect(try settings("--rtl").carousel.layoutDirection == .rightToLeft)
    #expect(try settings("--fps 23.976").frameRate == 23.976)
    #expect(try settings("--seconds .5").seconds == 0.5)
    #expect(try settings("--at 0").moment == 0)
    #expect(try settings("").output == "out.gif")
    let show = try Invocation(arguments: ["show", "--fullscreen", "--refresh", "0", "a", "b"])
    var expected = Settings()
    #expect(expected.refresh == 300)
    expected.isFullscreen = true
    expected.refresh = 0
    #expect(show == .run(.show, sources: ["a", "b"], expected))
  }

  @Test(
    arguments: [
      ("", nil, ["a"]), ("--serve", 8080, ["a"]), ("--serve 0", 0, ["a"]), ("--serve=65535", 65535, ["a"]),
      ("--serve 9000 b", 9000, ["b", "a"]), ("--serve b", 8080, ["b", "a"]), ("--serve --rtl", 8080, ["a"]),
      ("--serve -- 9000", 8080, ["9000", "a", "-o", "site"]),
    ] as [(String, Int?, [String])])
  func aPortMayBeLeftOut(_ options: String, _ port: Int?, _ sources: [String]) throws {
    let arguments = ["web", "-o", "site"] + options.split(separator: " ").map(String.init) + ["a"]
    let isOver = options.contains("-- ")
    guard
      case .run(.web, let read, let settings) = try Invocation(arguments: arguments + (isOver ? ["-o", "site"] : []))
    else { throw Failure("not a command to write a site") }
    #expect(read == sources && settings.port == port && settings.output == "site")
  }

  @Test(arguments: PageEffect.allCases)
  func everyEffectHasItsName(_ effect: PageEffect) throws {
    #expect(try settings("--effect \(effect.name)").carousel.effect == effect)
  }

  @Test(arguments: IndicatorStyle.allCases)
  func everyIndicatorHasItsName(_ style: IndicatorStyle) throws {
    #expect(try settings("--indicator \(style.name)").carousel.indicator.style == style)
  }

  @Test func aValueStandsAfterAnEqualsSignToo() throws {
    #expect(try settings("--size=640x480").size == PixelSize(width: 640, height: 480))
    guard case .run(_, _, let settings) = try Invocation(arguments: ["render", "x", "--output=a=b.gif"]) else {
      throw Failure("not a command")
    }
    #expect(settings.output == "a=b.gif")
  }

  @Test func theLastOfTwoEqualOptionsCounts() throws {
    #expect(try settings("--fps 10 --fps 20").frameRate == 20)
  }

  @Test func afterTwoDashesThereAreOnlySources() throws {
    let invocation = try Invocation(arguments: ["check", "-", "--", "--rtl", "--help", "--"])
    #expect(invocation == .run(.check, sources: ["-", "--rtl", "--help", "--"], Settings()))
  }

  @Test func helpAndVersionAreAnsweredWhereverTheyStand() throws {
    #expect(try Invocation(arguments: ["--help"]) == .help(nil))
    #expect(try Invocation(arguments: ["-h", "nonsense"]) == .help(nil))
    #expect(try Invocation(arguments: ["--version"]) == .version)
    for command in Command.allCases {
      #expect(try Invocation(arguments: [command.rawValue, "x", "--help", "--nonsense"]) == .help(command))
    }
  }

  @Test func theHelpOfACommandTellsEachOfItsOptionsAndNoOther() {
    for command in Command.allCases {
      let help = Help.text(for: command)
      for option in Option.all {
        #expect(help.contains(option.spelling + " ") == option.commands.contains(command), "\(command) \(option.name)")
      }
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 88 })
    }
  }

  @Test func theReadmeNamesEveryCommandAndOption() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    for command in Command.allCases { #expect(readme.contains("`banner \(command.rawValue) ")) }
    for option in Option.all {
      let spelling = option.letter.map { "-\($0)" } ?? option.spelling
      #expect(readme.contains(spelling), "\(spelling)")
    }
  }

  @Test(arguments: [
    ("--size 0x320", "WIDTHxHEIGHT"), ("--size 800", "WIDTHxHEIGHT"), ("--size 800x", "WIDTHxHEIGHT"),
    ("--size 8193x1", "WIDTHxHEIGHT"), ("--size -1x1", "WIDTHxHEIGHT"), ("--size +1x1", "WIDTHxHEIGHT"),
    ("--size 99999999999999999999x1", "WIDTHxHEIGHT"), ("--size 1x1x1", "WIDTHxHEIGHT"), ("--fps 0", "1 to 120"),
    ("--fps NaN", "1 to 120"), ("--fps inf", "1 to 120"), ("--fps 1e1", "1 to 120"), ("--fps 12x", "1 to 120"),
    ("--fps 0x10", "1 to 120"), ("--fps 2,5", "1 to 120"), ("--fps .", "1 to 120"), ("--fps 120.001", "1 to 120"),
    ("--seconds 3600.5", "0.01 to 3600"), ("--seconds 0", "0.01 to 3600"), ("--autoplay 0.05", "0.1 to 3600"),
    ("--spacing -3", "0 to 8192"), ("--page-extent 0%", "1% to 100%"), ("--page-extent 101%", "1% to 100%"),
    ("--page-extent %", "1% to 100%"), ("--at -1", "0 to 3600"), ("--axis diagonal", "horizontal or vertical"),
    ("--alignment centre", "did you mean center?"), ("--effect cover_flow", "did you mean cover-flow?"),
    ("--indicator dot", "did you mean dots?"), ("--fps= ", "1 to 120"), ("--rtl=yes", "takes no value"),
    ("--sise 3x3", "did you mean --size?"), ("--autplay 3", "did you mean --autoplay?"),
    ("--page 3", "did you mean --page-extent?"), ("-x", "unknown option"), ("--", "needs -o"),
    ("--fullscreen", "goes with 'banner show'"), ("--refresh 1", "goes with 'banner show'"),
    ("--serve", "goes with 'banner web'"),
    ("-o --rtl", "needs a value"), ("--output=", "takes a path"),
  ])
  func aMistakeIsOneClearFailure(_ options: String, _ reason: String) {
    let arguments = ["render"] + options.split(separator: " ").map(String.init) + ["feed.json"]
    let failure = failure(arguments)
    #expect(failure?.message.contains(reason) == true, "\(failure?.message ?? "none")")
    #expect(failure?.status == .failure)
  }

  @Test func aMissingPartIsNamed() {
    #expect(failure([])?.message.contains("show, render, check or web") == true)
    #expect(failure(["shwo"])?.message.contains("did you mean 'show'?") == true)
    #expect(failure(["--rtl", "show"])?.message.contains("a command comes before") == true)
    #expect(failure(["show"])?.message.contains("needs a SOURCE") == true)
    #expect(failure(["render", "x"])?.message.contains("needs -o") == true)
    #expect(failure(["render", "x", "-o"])?.message.contains("needs a value") == true)
    #expect(failure(["web", "x"])?.message.contains("needs -o FOLDER") == true)
    #expect(failure(["web", "x", "-o", "y", "--serve", "65536"])?.message.contains("from 0 to 65535") == true)
    #expect(failure(["web", "x", "-o", "y", "--serve=http"])?.message.contains("a whole number") == true)
    #expect(failure(["web", "x", "-o", "y", "--fps", "3"])?.message.contains("not with 'banner web'") == true)
    #expect(failure(["check", "x", "--at", "1"])?.message.contains("goes with 'banner render'") == true)
  }

  @Test func aNameNearAnotherIsSuggestedAndAFarOneIsNot() {
    #expect(Suggestion.distance("dots", "dost") == 1)
    #expect(Suggestion.distance("", "abc") == 3)
    #expect(Suggestion.nearest(to: "wrom", among: ["dots", "worm"]) == "worm")
    #expect(Suggestion.nearest(to: "zebra", among: ["dots", "worm"]) == nil)
    #expect(Suggestion.nearest(to: "ferris", among: ["ferris-wheel", "cube"]) == "ferris-wheel")
  }

  @Test func whatIsToldIsOneLineWhateverANameContains() {
    #expect("a\nb\u{1B}[31m\u{2028}\u{202E}é日".onOneLine == #"a\nb\u{1B}[31m\u{2028}\u{202E}é日"#)
  }
}
