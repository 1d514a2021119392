import Foundation
import Testing

@testable import banner

/// What goes wrong is one clear line on standard error and a status, and leaves no file.
@Suite(.serialized) struct FailureTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["empty", "out", "bad"] {
      try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
    }
    let files = [
      "notJSON.json": "{", "shape.json": "{\"pictures\": []}", "nothing.json": "", "bad/text.png": "hello",
      "bad/empty.jpg": "", "none.json": "{\"banners\": []}",
      "mixed.json": "[3, \"\(BannerProcess.samples)/pictures/tiles.png\"]",
    ]
    for (name, text) in files { try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(name))) }
    mkfifo(folder.path("pipe"), 0o600)
    mkfifo(folder.path("pipe.json"), 0o600)
  }

  private func run(_ arguments: [String]) throws -> BannerProcess {
    try BannerProcess.run(arguments, in: folder.path)
  }

  @Test(arguments: [
    [], ["shwo", "x"], ["--size", "1x1"], ["show"], ["check"], ["check", ""], ["render", "bad"],
    ["check", "--sise", "x"], ["show", "--size", "0x0", "bad"], ["show", "--fps", "NaN", "bad"],
    ["render", "bad", "-o"], ["render", "bad", "--at", "1e9", "-o", "out/x.png"], ["check", "--effect", "cub", "bad"],
    ["render", "bad", "--at", "1", "-o", "out/x.gif"], ["render", "bad", "-o", "out/x.mp4"],
    ["check", "a\nb"], ["check", "\u{1B}[31m"],
  ])
  func aBadCommandLine(_ arguments: [String]) throws {
    try expectFailure(arguments)
  }

  @Test(arguments: [
    "nowhere", "nowhere/x.png", "empty", "notJSON.json", "shape.json", "nothing.json", "pipe", "pipe.json", "/dev/zero",
    "http://", "http://127.0.0.1:1/feed.json",
  ])
  func aBadSource(_ source: String) throws {
    try expectFailure(["check", source])
    try expectFailure(["show", source])
    try expectFailure(["render", source, "-o", "out/x.gif"])
    try expectFailure(["render", "\(BannerProcess.samples)/feed.json", source, "-o", "out/x.gif"])
  }

  @Test(arguments: [
    "out/no/x.gif", "out/no/x.webp", "out/no/x.png", "out/no/frames/", "/proc/x.png", "/dev/full", "pipe/",
  ])
  func aPlaceThatCannotBeWritten(_ output: String) throws {
    try expectFailure([
      "render", "\(BannerProcess.samples)/feed.json", "--size", "40x20", "--seconds", "0.1", "-o", output,
    ])
  }

  @Test(arguments: ["x.gif", "x.webp", "x.png", "frames/"])
  func aFullDisk(_ name: String) throws {
    // A limit on the size of files is met as a full disk is.
    let run = try BannerProcess.run(
      ["render", "\(BannerProcess.samples)/feed.json", "--size", "300x200", "--seconds", "0.1", "-o", "out/\(name)"],
      in: folder.path, shell: "ulimit -f 1")
    #expect(run.status == 2 && !run.isKilled)
    #expect(run.errorLines.count == 1 && run.errors.contains("cannot write out/"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")) == [])
  }

  @Test func whatWasThereStaysWhenNothingNewComes() throws {
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder.path("out/x.gif")))
    _ = try run(["render", "notJSON.json", "-o", "out/x.gif"])
    _ = try run(["render", "bad", "-o", "out/x.gif"])
    #expect(try String(contentsOfFile: folder.path("out/x.gif"), encoding: .utf8) == "old")
  }

  @Test func picturesOfWhichNoneCanBeShown() throws {
    let run = try run(["render", "bad", "-o", "out/x.gif"])
    #expect(run.status == 1)
    #expect(run.errorLines.count == 1 && run.errors.contains("none of the 2 pictures"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")) == [])
  }

  @Test func aBrokenPictureAmongGoodOnesIsToldAndItsPageShowsAPlaceholder() throws {
    let run = try run([
      "render", "bad/text.png", "\(BannerProcess.samples)/pictures/tiles.png", "--size", "40x20", "-o", "out/x.gif",
    ])
    #expect(run.status == 0)
    #expect(run.errorLines.count == 1 && run.errors.contains("bad/text.png"), "\(run.errors)")
    #expect(try DecodedFilm(gif: folder.path("out/x.gif")).frames.count > 5)
  }

  @Test func whereNothingIsToBeShownTheBuiltInBannersAre() throws {
    let run = try run(["render", "none.json", "--size", "40x20", "-o", "out/x.webp"])
    #expect(run.status == 0)
    #expect(run.errors.contains("built-in"))
    #expect(try DecodedFilm(webp: folder.path("out/x.webp")).frames.count > 5)
  }

  @Test func aBadEntryIsToldAndTheOthersAreShown() throws {
    let run = try run(["render", "mixed.json", "--size", "40x20", "-o", "out/x.png"])
    #expect(run.status == 0)
    #expect(run.errorLines.count == 1 && run.errors.contains("mixed.json, entry 1"), "\(run.errors)")
  }

  @Test func aWindowNeedsADisplay() throws {
    try expectFailure(["show", "\(BannerProcess.samples)/feed.json"], saying: "banner render")
    let run = try BannerProcess.run(["show", "\(BannerProcess.samples)/feed.json"], environment: ["DISPLAY": ":9765"])
    #expect(run.status == 2 && run.errorLines.count == 1, "\(run.errors)")
  }

  @Test func aClosedOrFullStandardOutputIsNoTrap() throws {
    let arguments = ["check", "\(BannerProcess.samples)/feed.json"]
    #expect(try BannerProcess.run(arguments, shell: "exec >&-").status == 0)
    #expect(try BannerProcess.run(["--help"], shell: "exec >&- 2>&- <&-").status == 0)
    let full = try BannerProcess.run(arguments, shell: "exec >/dev/full")
    #expect(full.status == 2 && full.errorLines.count == 1, "\(full.errors)")
  }

  @Test(arguments: ["x.gif", "x.webp", "frames/"])
  func anInterruptionLeavesNothing(_ name: String) throws {
    let out = folder.path("out")
    let run = try BannerProcess.run(
      ["render", "\(BannerProcess.samples)/feed.json", "--seconds", "3600", "-o", "out/\(name)"], in: folder.path
    ) { process in
      let begun = try? FileManager.default.contentsOfDirectory(atPath: out)
      guard begun?.isEmpty == false else { return false }
      // Whoever runs the tests may have told them to ignore SIGINT, and their children with them.
      process.terminate()
      return true
    }
    #expect(run.isKilled && run.status == SIGTERM)
    #expect(run.errors.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: out) == [])
  }

  private func expectFailure(_ arguments: [String], saying text: String = "banner: ") throws {
    let run = try run(arguments)
    #expect(run.status == 2 && !run.isKilled, "\(arguments): \(run.status)")
    #expect(run.output.isEmpty, "\(arguments)")
    #expect(
      run.errorLines.count == 1 && run.errors.hasSuffix("\n"), "\(run.errors)")
    #expect(run.errors.hasPrefix("banner: ") && run.errors.contains(text), "\(run.errors)")
    #expect(!run.errors.dropLast().unicodeScalars.contains { $0.value < 32 })
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")) == [], "\(arguments)")
  }
}
