import Foundation
import Testing

@testable import banner

/// A site comes to be as a whole, and replaces nothing but a site.
@MainActor @Suite(.serialized) struct SiteWriterTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let picture = "\(BannerProcess.samples)/pictures/tiles.png"

  private func write(_ source: String, to name: String = "site") throws {
    _ = try WrittenSite([source], in: folder.path(name))
  }

  private func put(_ name: String, _ text: String = "mine") throws {
    let url = URL(fileURLWithPath: folder.path(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test func anotherSiteReplacesTheFirstAndLeavesWhatIsNotOurs() throws {
    try put("site/pictures/holiday.webp")
    try put("site/robots.txt")
    try write(picture)
    let first = try FileManager.default.contentsOfDirectory(atPath: folder.path("site/pictures"))
    try write("\(BannerProcess.samples)/pictures/aurora.jpg")
    let second = try FileManager.default.contentsOfDirectory(atPath: folder.path("site/pictures"))
    #expect(Set(first).intersection(second) == ["holiday.webp"] && second.count == 5)
    #expect(try text("site/robots.txt") == "mine" && text("site/pictures/holiday.webp") == "mine")
    #expect(try text("site/index.html").contains("alt=\"aurora\""))
    #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.path("site")).contains { $0.hasPrefix(".") })
    #expect(folder.contents == ["site"])
  }

  @Test(arguments: ["index.html", "feed.json", "site.css", "banner-carousel.js"])
  func aFileThatIsNotOursIsNotReplaced(_ name: String) throws {
    try put("site/\(name)")
    let failure = #expect(throws: Failure.self) { try write(picture) }
    #expect(failure?.message.contains("\(name) is there") == true, "\(failure?.message ?? "")")
    #expect(try text("site/\(name)") == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("site")) == [name])
  }

  @Test func aSourceBesideThePageIsNotReplaced() throws {
    try put("feed.json", "[\"\(picture)\"]")
    #expect(throws: Failure.self) { _ = try WrittenSite([folder.path("feed.json")], in: folder.path) }
    #expect(folder.contents == ["feed.json"])
  }

  @Test func aPlaceThatIsNoFolder() throws {
    try put("file")
    for name in ["file", "file/site", "no/site"] {
      #expect(throws: Failure.self) { try write(picture, to: name) }
    }
    #expect(try folder.contents == ["file"] && text("file") == "mine")
  }

  @Test func aSourceThatCannotBeReadLeavesNoFolder() throws {
    #expect(throws: Failure.self) { try write(folder.path("nowhere.json")) }
    #expect(folder.contents.isEmpty)
  }

  @Test func aFolderMayEndInASlashAndBeALink() throws {
    try write(picture, to: "site/")
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "site")
    try write("\(BannerProcess.samples)/pictures/aurora.jpg", to: "link")
    #expect(try text("site/index.html").contains("alt=\"aurora\""))
    #expect(folder.contents == ["link", "site"])
  }
}
