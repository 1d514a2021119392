import Foundation
import Testing

@testable import banner

private let hasComponent = !SiteFile.component.isEmpty

/// `banner web` as a person runs it.
@Suite(.serialized) struct WebCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let samples = "\(BannerProcess.samples)/feed.json"

  private func run(_ arguments: [String], shell: String? = nil) throws -> BannerProcess {
    try BannerProcess.run(["web"] + arguments, in: folder.path, shell: shell)
  }

  private func file(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: folder.path(name))) }

  @Test(.enabled(if: !hasComponent, "this build has the web component"))
  func aBuildWithoutTheComponentIsOneClearLine() throws {
    let run = try run([samples, "-o", "site"])
    #expect(run.status == 2 && run.errorLines.count == 1 && run.errors.contains("scripts/run web"), "\(run.errors)")
    #expect(folder.contents.isEmpty)
  }

  @Test(.enabled(if: hasComponent, "scripts/web was not run before this build"))
  func itWritesTheSamplesAndSaysHowMany() throws {
    let run = try run([samples, "--autoplay", "4", "-o", "site"])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.wholeMatch(of: /site: 7 banners, 23 pictures, \d+ KB in all\n/) != nil, "\(run.output)")
    for file in SiteFile.component { #expect(try self.file("site/\(file.path)") == file.data) }
    #expect(try self.file("site/banner-carousel.wasm").starts(with: [0, 0x61, 0x73, 0x6D]))
    #expect(folder.contents == ["site"])
  }

  @Test(.enabled(if: hasComponent, "scripts/web was not run before this build"))
  func whatIsLeftOutIsTold() throws {
    try Data("hello".utf8).write(to: URL(fileURLWithPath: folder.path("text.png")))
    let tiles = "\(BannerProcess.samples)/pictures/tiles.png"
    let feed = "[\"text.png\", {\"image\": \"\(tiles)\", \"link\": \"javascript:alert(1)\"}]"
    try Data(feed.utf8).write(to: URL(fileURLWithPath: folder.path("feed.json")))
    let run = try run(["feed.json", "-o", "site"])
    #expect(run.status == 0 && run.errorLines.count == 2, "\(run.errors)")
    #expect(run.errors.contains("text.png: it is no JPEG, PNG, WebP or GIF"), "\(run.errors)")
    #expect(run.errors.contains("link") && run.errors.contains("javascript: links are never opened"), "\(run.errors)")
    #expect(run.output.hasPrefix("site: 1 banner, 4 pictures, "))
  }

  @Test(
    .enabled(if: hasComponent, "scripts/web was not run before this build"),
    arguments: ["file", "no/site", "/proc/site", "/dev/full"])
  func aPlaceThatCannotBeWritten(_ place: String) throws {
    try Data("mine".utf8).write(to: URL(fileURLWithPath: folder.path("file")))
    let run = try run([samples, "-o", place])
    #expect(run.status == 2 && run.output.isEmpty && run.errorLines.count == 1, "\(run.errors)")
    #expect(run.errors.hasPrefix("banner: cannot write a site to \(place): "), "\(run.errors)")
    #expect(folder.contents == ["file"])
  }

  @Test(.enabled(if: hasComponent, "scripts/web was not run before this build"))
  func aFullDiskLeavesNothing() throws {
    let run = try run([samples, "-o", "site"], shell: "ulimit -f 1")
    #expect(run.status == 2 && !run.isKilled && run.errorLines.count == 1, "\(run.errors)")
    #expect(folder.contents.isEmpty)
  }

  @Test(.enabled(if: hasComponent, "scripts/web was not run before this build"))
  func itServesUntilItIsInterrupted() throws {
    let process = Process()
    process.executableURL = BannerProcess.executable
    process.arguments = ["web", samples, "-o", "site", "--serve", "0"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    defer { kill(process.processIdentifier, SIGKILL) }
    var text = ""
    while !text.contains("/\n"), case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
    }
    let address = try #require(text.firstMatch(of: /\nhttp:\/\/127\.0\.0\.1:(\d+)\/\n$/), "\(text)")
    let port = try #require(Int(address.1))

    let page = try RawRequest("GET", "/", port: port)
    #expect(try page.status == 200 && page.body == file("site/index.html"))
    #expect(try RawRequest("GET", "/banner-carousel.wasm", port: port).headers["content-type"] == "application/wasm")
    let second = try run([samples, "-o", "other", "--serve", "\(port)"])
    #expect(second.status == 2 && second.errors == "banner: cannot serve on 127.0.0.1, port \(port): it is in use\n")
    #expect(folder.contents == ["site"])

    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
  }
}
