import Banners
import Foundation
import Testing

@testable import banner

/// What a kiosk's feed makes of itself on standard error.
@MainActor
@Suite struct FeedNewsTests {
  private let down = FeedError(address: nil, problem: .unreadable("down"))
  private let pending = FeedError(address: nil, problem: .pending)

  @Test func eachChangeIsToldOnce() {
    var news = FeedNews(name: "feed")
    #expect(news.line(for: .lastGood(because: pending)) == nil)
    #expect(news.line(for: .feed) == nil)
    #expect(
      news.line(for: .lastGood(because: down))
        == "the feed cannot be read: down; showing its last good banners")
    #expect(news.line(for: .lastGood(because: down)) == nil)
    #expect(news.line(for: .feed) == "the feed is back")
    #expect(news.line(for: .feed) == nil)
    #expect(
      news.line(for: .builtIn(because: down)) == "the feed cannot be read: down; showing the built-in banners")
  }

  @Test func anAddressIsToldFromAPath() throws {
    #expect(try WebAddress.url(of: "https://a.example/feed.json")?.host == "a.example")
    #expect(try WebAddress.url(of: "HTTP://a.example/") != nil)
    #expect(try WebAddress.url(of: "https.json") == nil)
    #expect(try WebAddress.url(of: "/srv/http://feed.json") == nil)
    #expect(PictureNames.isPicture(URL(string: "https://a.example/p.JPG?x=1")!))
    #expect(!PictureNames.isPicture(URL(string: "https://a.example/banners")!))
  }
}
