import Foundation
import Testing

@testable import banner

/// `banner show` with a feed on a server: which banners are on the screen is read from the complaints about their
/// pictures, which the server does not have.
@Suite(.serialized, .timeLimit(.minutes(2)), .enabled(if: ProcessInfo.processInfo.environment["DISPLAY"] != nil))
struct ShowFeedTests {
  private let caches: TemporaryFolder

  init() throws { caches = try TemporaryFolder() }

  private func show(
    _ source: String, seconds: Double, whileRunning: ((Process) -> Bool)? = nil
  ) throws -> BannerProcess {
    let here = ["XDG_CACHE_HOME": caches.path("caches"), "no_proxy": "127.0.0.1"]
    return try BannerProcess.run(
      ["show", source, "--seconds", "\(seconds)", "--refresh", "0.2"],
      environment: ProcessInfo.processInfo.environment.merging(here) { $1 }, whileRunning: whileRunning)
  }

  @Test func aKioskShowsItsLastGoodBannersThroughFailuresAndRestarts() throws {
    let server = try FeedServer()
    let feed = server.feed(["spring.nothing"], good: 2)
    let first = try show(feed, seconds: 4)
    #expect(first.status == 0 && !first.isKilled, "\(first.errors)")
    #expect(first.errors.contains("/spring.nothing"), "\(first.errors)")
    let failures = first.errorLines.filter { $0.contains("503") && $0.contains("showing its last good banners") }
    #expect(failures.count == 1, "told once, not with each load: \(first.errors)")

    server.kill()
    let second = try show(feed, seconds: 3)
    #expect(second.status == 0 && !second.isKilled, "\(second.errors)")
    #expect(second.errors.contains("/spring.nothing"), "\(second.errors)")
    #expect(second.errorLines.count { $0.contains("showing its last good banners") } == 1, "\(second.errors)")
    #expect(!second.errors.contains("built-in"), "\(second.errors)")
  }

  @Test func aKioskThatIsKilledFindsItsBannersAgain() throws {
    let server = try FeedServer()
    let feed = server.feed(["summer.nothing"], good: 1000)
    let folder = caches.path("caches/bannerkit/feeds")
    let first = try show(feed, seconds: 60) { process in
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      guard files.contains(where: { !$0.hasSuffix(".new") }) else { return false }
      kill(process.processIdentifier, SIGKILL)
      return true
    }
    #expect(first.isKilled && first.status == SIGKILL, "\(first.errors)")
    server.kill()
    let second = try show(feed, seconds: 3)
    #expect(second.errors.contains("/summer.nothing"), "\(second.errors)")
    #expect(second.errors.contains("showing its last good banners"), "\(second.errors)")
  }

  @Test func aServerThatWasNeverThereIsNoFailure() throws {
    let server = try FeedServer()
    let feed = server.feed(["never.nothing"], good: 1000)
    server.kill()
    let run = try show(feed, seconds: 2)
    #expect(run.status == 0 && !run.isKilled, "\(run.errors)")
    #expect(run.errorLines.count == 1 && run.errors.contains("showing the built-in banners"), "\(run.errors)")
  }

  @Test func aFileThatChangesIsNoticed() throws {
    let file = caches.path("feed.json")
    try Data(#"["one.nothing"]"#.utf8).write(to: URL(fileURLWithPath: file))
    let begin = ContinuousClock.now
    let run = try show(file, seconds: 4) { _ in
      guard begin.duration(to: .now) > .seconds(1.5) else { return false }
      try? Data(#"["two.nothing"]"#.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
      return true
    }
    #expect(run.errors.contains("one.nothing") && run.errors.contains("two.nothing"), "\(run.errors)")
  }
}
