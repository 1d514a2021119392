import Foundation
import Testing

@testable import banner

/// What `banner show` does where there is a display; `scripts/test` brings one.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["DISPLAY"] != nil)) struct ShowTests {
  static let feed = "\(BannerProcess.samples)/feed.json"

  private func show(_ arguments: [String], whileRunning: ((Process) -> Bool)? = nil) throws -> BannerProcess {
    try BannerProcess.run(
      ["show", Self.feed] + arguments, environment: ProcessInfo.processInfo.environment, whileRunning: whileRunning)
  }

  /// Runs xdotool, and tells whether it did what it was asked.
  private func xdotool(_ arguments: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test func theWindowClosesAfterItsTime() throws {
    let run = try show(["--seconds", "0.5", "--autoplay", "0.2", "--effect", "cube"])
    #expect(run.status == 0 && !run.isKilled, "\(run.errors)")
  }

  @Test(arguments: ["Escape", "ctrl+q", "ctrl+w"])
  func aKeyClosesAWindowThatIsCalledAsItsSource(_ key: String) throws {
    let begin = ContinuousClock.now
    let run = try show((key == "Escape" ? ["--fullscreen"] : []) + ["--seconds", "60"]) { _ in
      // Until the window has begun to listen, a key goes nowhere.
      if xdotool("search", "--name", "^feed\\.json$") { _ = xdotool("key", key) }
      return false
    }
    #expect(run.status == 0 && !run.isKilled, "\(run.errors)")
    #expect(begin.duration(to: .now) < .seconds(50), "by the key, not by the end of its time")
  }

  @Test func aPictureThatCannotBeShownIsTold() throws {
    let run = try BannerProcess.run(
      ["show", Self.feed, #filePath, "--seconds", "6", "--autoplay", "0.1"],
      environment: ProcessInfo.processInfo.environment)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("ShowTests.swift: "), "\(run.errors)")
  }

  @Test(arguments: [[], ["--fullscreen"]])
  func autoplayTurnsPagesThoughTheWindowHasTheFocus(_ options: [String]) throws {
    let folder = try TemporaryFolder()
    let file = folder.path("feed.json")
    let pictures = (1...5).map { "\"\($0).nothing\"" }.joined(separator: ",")
    try Data("[\(pictures)]".utf8).write(to: URL(fileURLWithPath: file))
    let run = try BannerProcess.run(
      ["show", file, "--no-loop", "--autoplay", "0.2", "--seconds", "6"] + options,
      environment: ProcessInfo.processInfo.environment)
    // A picture is asked for when its page comes near: the last one's after two turns.
    #expect(run.errors.contains("5.nothing"), "\(run.errors)")
  }
}
