import Foundation
import Testing

@testable import Banners

@Suite final class FileFeedLoaderTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("feed loader é \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ json: String, to name: String = "feed.json") throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(json.utf8).write(to: url)
    return url
  }

  private func problem(_ url: URL, limit: Int = 1000) async -> FeedError.Problem? {
    do {
      _ = try await FileFeedLoader().load(url, limit: limit)
      return nil
    } catch {
      return error as? FeedError.Problem
    }
  }

  @Test func aFeedInAFileWithItsPicturesBesideItIsShown() async throws {
    let result = await BannerFeed(url: try write(#"["summer sale.jpg"]"#)).load()
    #expect(result.origin == .feed)
    #expect(result.banners.map(\.image) == [.url(folder.appendingPathComponent("summer sale.jpg"))])
  }

  @Test func aFileIsReadAgainEveryTimeAndItsLastGoodAnswerStays() async throws {
    let url = try write(#"["a.jpg"]"#)
    let feed = BannerFeed(url: url)
    let first = await feed.load()
    try FileManager.default.removeItem(at: url)
    let second = await feed.load()
    #expect(second.banners == first.banners)
    #expect(second.error == FeedError(address: url, problem: .unreadable("there is no such file")))
    _ = try write(#"["b.jpg","c.jpg"]"#)
    #expect(await feed.load().banners.count == 2)
  }

  @Test func whatIsNoFileIsNamed() async throws {
    #expect(await problem(folder) == .unreadable("it is a folder"))
    #expect(await problem(folder.appendingPathComponent("none")) == .unreadable("there is no such file"))
    #expect(await problem(URL(fileURLWithPath: "/dev/zero")) == .unreadable("it is not a regular file"))
    #expect(await problem(web) == .unsupportedScheme("https"))
  }

  @Test func aPipeThatNobodyWritesToDoesNotHang() async throws {
    let pipe = folder.appendingPathComponent("pipe")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    #expect(await problem(pipe) == .unreadable("it is not a regular file"))
  }

  @Test func aLinkToAFileIsFollowed() async throws {
    let url = try write(#"["a.jpg"]"#, to: "real.json")
    let link = folder.appendingPathComponent("link.json")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
    #expect(await BannerFeed(url: link).load().origin == .feed)
  }

  @Test func noMoreIsReadThanNeededToSeeThatItIsTooLong() async throws {
    let url = try write(String(repeating: "a", count: 5000))
    #expect(try await FileFeedLoader().load(url, limit: 1000).data.count == 1001)
    #expect(try await FileFeedLoader().load(url, limit: 5000).data.count == 5000)
    var limits = FeedDocument.Limits()
    limits.bytes = 1000
    #expect(await BannerFeed(url: url, limits: limits).load().error?.problem == .tooLarge(limit: 1000))
  }

  @Test func anEmptyFileIsAnEmptyFeed() async throws {
    #expect(await BannerFeed(url: try write("")).load().error?.problem == .empty)
  }
}
