import Banners
import Foundation
import Testing

@testable import BannerImages

/// A feed that comes from a server.
@Suite struct LoadingFeedTests {
  private let server = LoadingServer.shared

  private func feed(_ url: URL, limit: Int? = nil) -> BannerFeed {
    var limits = FeedDocument.Limits()
    if let limit { limits.bytes = limit }
    return BannerFeed(url: url, loader: FeedLoader(), limits: limits)
  }

  private func problem(_ path: String, limit: Int? = nil) async -> FeedError.Problem? {
    await feed(server.url(path), limit: limit).load().error?.problem
  }

  @Test func aFeedIsReadAndItsPicturesAreRelativeToWhereItWasFound() async throws {
    let path = "text?type=application/json&body=%5B%22summer%20sale.jpg%22%5D"
    let result = await feed(server.url(path)).load()
    #expect(result.origin == .feed)
    #expect(result.banners.map(\.image) == [.url(server.url("summer%20sale.jpg"))])
    let there = path.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let redirected = await feed(server.url("redirect?to=%2Fecho%2F..%2Ffolder%2F..%2F\(there)")).load()
    #expect(redirected.banners.map(\.image) == [.url(server.url("summer%20sale.jpg"))])
  }

  @Test func whatIsWrongIsAProblemOfTheFeeds() async throws {
    #expect(await problem("status?status=503") == .unreadable("the server answered with status 503"))
    #expect(await problem("empty") == .empty)
    #expect(await problem("bytes?size=1001", limit: 1000) == .tooLarge(limit: 1000))
    #expect(await problem("endless", limit: 100_000) == .tooLarge(limit: 100_000))
    #expect(await problem("truncated") == .unreadable("it ended early"))
    #expect(
      await problem("redirect?to=file:///etc/passwd") == .unreadable("redirected to file:, which is not followed"))
    guard case .notJSON? = await problem("text?type=text/html&body=%3Chtml%3E") else {
      Issue.record("a page passes for a feed")
      return
    }
    let other = try #require(URL(string: "ftp://a.example/feed.json"))
    #expect(await feed(other).load().error?.problem == .unsupportedScheme("ftp"))
  }

  @Test func theLastGoodFeedStaysWhileTheServerFails() async throws {
    let name = "feed-\(UUID().uuidString)"
    let feed = feed(server.url("fails-later?key=\(name)&good=1&body=%5B%22a.jpg%22%5D"))
    let first = await feed.load()
    #expect(first.origin == .feed && first.banners.count == 1)
    let second = await feed.load()
    #expect(second.banners == first.banners)
    #expect(second.error?.problem == .unreadable("the server answered with status 503"))
  }

  @Test func aFeedThatHasNotChangedIsNotSentAgain() async throws {
    let name = UUID().uuidString
    let url = server.url("tagged?name=\(name)&key=\(name)")
    let loader = FeedLoader()
    let first = try await loader.load(url, limit: 1000)
    #expect(first.data == Data("version 1".utf8) && first.validators == ["etag": "\"1\""])
    #expect(try await loader.load(url, limit: 1000, unlessStill: first) == first)
    #expect(try await server.stats(name).bytes == first.data.count)
    _ = try await CurlLoader().load(LoadRequest(url: server.url("change?name=\(name)")))
    let second = try await loader.load(url, limit: 1000, unlessStill: first)
    #expect(second.data == Data("version 2".utf8))
    #expect(try await loader.load(url, limit: 1000, unlessStill: second) == second)
    let stats = try await server.stats(name)
    #expect(stats.requests == 4 && stats.bytes == 2 * first.data.count)
    // Another address, which has the same tag, is another feed.
    let other = server.url("tagged?name=\(name)&key=\(name)-other")
    #expect(try await loader.load(other, limit: 1000, unlessStill: second).url == other)
    #expect(try await server.stats("\(name)-other").bytes == first.data.count)
    // What is longer than the limit is of no use.
    await #expect(throws: FeedError.self) { try await loader.load(url, limit: 3, unlessStill: second) }
  }

  @Test func theFirstLoadAfterARestartIsAQuestionToo() async throws {
    let folder = NSTemporaryDirectory() + "bannerkit-feeds-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let loader = StepLoader { request in
      let headers = ["last-modified": "Sun, 06 Nov 1994 08:49:37 GMT"]
      let isKnown = request.headers["If-Modified-Since"] == headers["last-modified"]
      return .data(
        LoadedData(
          data: isKnown ? Data() : Data(#"["a.jpg"]"#.utf8), url: request.url, status: isKnown ? 304 : 200,
          headers: headers))
    }
    let url = server.url("feed")
    var results: [FeedResult] = []
    for _ in 1...2 {
      let lastGood = LastGoodOnDisk(feed: url, directory: folder)
      results.append(await BannerFeed(url: url, loader: FeedLoader(loader: loader), lastGood: lastGood).load())
    }
    #expect(results.allSatisfy { $0.origin == .feed && $0.banners.count == 1 } && results[0] == results[1])
    #expect(loader.requests.map { $0.headers["If-Modified-Since"] != nil } == [false, true])
  }

  @Test func aFeedInAFileIsStillRead() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    try Data(#"["a.jpg"]"#.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(await feed(file).load().origin == .feed)
  }
}
