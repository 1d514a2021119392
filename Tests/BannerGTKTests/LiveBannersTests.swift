import Banners
import CGtk
import Foundation
import XCTest

@testable import BannerGTK

/// A view that shows a live feed.
final class LiveBannersTests: GTKTestCase {
  /// Answers with its pictures, whatever they are by now.
  private actor Server: FeedLoading {
    private var json: String
    private(set) var requests = 0

    init(_ json: String) { self.json = json }

    func load(_ url: URL, limit: Int) -> LoadedFeed {
      requests += 1
      return LoadedFeed(data: Data(json.utf8), url: url)
    }

    func answer(_ json: String) { self.json = json }
  }

  private static let address = URL(string: "https://shop.example/feed.json")!

  private static func feed(_ server: Server) -> LiveFeed {
    LiveFeed(BannerFeed(url: address, loader: server), every: 0.1)
  }

  func testTheBannerOnShowStaysWhereverItGoesInTheFeed() {
    onMainActor {
      let server = Server(#"["a.jpg","b.jpg","c.jpg"]"#)
      let view = BannerView()
      let window = TestWindow(view.widget)
      view.liveFeed = Self.feed(server)
      waitUntil("its banners are shown") { view.banners.count == 3 }
      view.scroll(to: 1, animated: false)
      let shown = view.banners[1]
      var changes = 0
      view.onChange = { _ in changes += 1 }
      Task { await server.answer(#"["x.jpg","y.jpg","c.jpg","b.jpg"]"#) }
      waitUntil("the new banners are shown") { view.banners.count == 4 }
      XCTAssertEqual(view.currentItem, 3)
      XCTAssertEqual(view.currentItem.map { view.banners[$0] }, shown)
      settleLoop()
      XCTAssertEqual(view.currentItem.map { view.banners[$0] }, shown)
      window.close()
    }
  }

  func testTheFeedEndsWithTheWidget() {
    onMainActor {
      let server = Server(#"["a.jpg"]"#)
      weak var feed: LiveFeed?
      weak var owner: BannerWidget?
      do {
        let view = BannerView()
        let live = Self.feed(server)
        view.liveFeed = live
        feed = live
        owner = view.owner
        waitUntil("its banners are shown") { view.banners.count == 1 }
      }
      waitUntil("all is gone") { owner == nil && feed == nil }
    }
  }

  func testAnotherFeedTakesTheFirstOnesPlace() {
    onMainActor {
      let view = BannerView()
      weak var first: LiveFeed?
      do {
        let feed = Self.feed(Server(#"["a.jpg"]"#))
        first = feed
        view.liveFeed = feed
        XCTAssert(view.liveFeed === feed)
      }
      waitUntil("the first banner is shown") { view.banners.count == 1 }
      view.liveFeed = Self.feed(Server(#"["b.jpg","c.jpg"]"#))
      waitUntil("the others are shown") { view.banners.count == 2 }
      waitUntil("the first feed is gone") { first == nil }
      view.liveFeed = nil
      XCTAssertNil(view.liveFeed)
      XCTAssertEqual(view.banners.count, 2, "what was shown stays")
    }
  }
}
