import Banners
import CarouselEngine
import Foundation
import UIKit
import XCTest

@testable import BannerUIKit

/// Beyond the rows: banners of a live feed, which come and go by their times.
final class LiveFeedTests: XCTestCase {
  private let address = URL(string: "https://example.com/feed.json")!

  @MainActor private func live(_ json: String, _ clock: HeldFeedClock, on banner: BannerStage) {
    let feed = BannerFeed(url: address, loader: Answer(data: Data(json.utf8)))
    banner.view.liveFeed = LiveFeed(feed, every: 300, clock: clock.feedClock)
  }

  private let scheduled = """
    {"banners": [
      {"id": "always", "image": "https://example.com/a.jpg"},
      {"id": "later", "image": "https://example.com/b.jpg", "startsAt": "2026-06-01T12:00:10Z",
       "endsAt": "2026-06-01T12:00:20Z"}
    ]}
    """

  @MainActor func testBeyondScheduledBannersComeAndGoByTheirTimes() async {
    let (banner, clock) = (BannerStage(0), HeldFeedClock())
    live(scheduled, clock, on: banner)
    await banner.wait("the feed") { banner.view.banners.map(\.id) == ["always"] }
    clock.move(by: 10.5)
    await banner.wait("the later one") { banner.view.banners.map(\.id) == ["always", "later"] }
    XCTAssertEqual(banner.view.currentItem, 0)
    banner.view.scroll(to: 1, animated: false)
    clock.move(by: 10)
    await banner.wait("its end") { banner.view.banners.map(\.id) == ["always"] }
    XCTAssertEqual(banner.shownIDs, ["always"])
    XCTAssertEqual(banner.view.currentItem, 0)
  }

  @MainActor func testBeyondAFeedThatGoesStopsWithItsView() async {
    let clock = HeldFeedClock()
    weak var view: BannerView?
    let feed: LiveFeed
    do {
      let banner = BannerStage(0)
      live(scheduled, clock, on: banner)
      await banner.wait("the feed") { !banner.view.banners.isEmpty }
      feed = banner.view.liveFeed!
      view = banner.view
      banner.view.removeFromSuperview()
    }
    for _ in 0..<100 { await Task.yield() }
    XCTAssertNil(view)
    // Its updates have ended, so that whoever reads on gets nothing more.
    for await _ in feed.updates { XCTFail("the feed goes on") }
  }

  @MainActor func testBeyondAnotherFeedTakesTheFirstOnesPlace() async {
    let (banner, clock) = (BannerStage(0), HeldFeedClock())
    live(scheduled, clock, on: banner)
    await banner.wait("the feed") { !banner.view.banners.isEmpty }
    live(#"{"banners": [{"id": "other", "image": "https://example.com/o.jpg"}]}"#, clock, on: banner)
    await banner.wait("the other feed") { banner.view.banners.map(\.id) == ["other"] }
    clock.move(by: 11)
    for _ in 0..<100 { await Task.yield() }
    XCTAssertEqual(banner.view.banners.map(\.id), ["other"])
    banner.view.liveFeed = nil
    XCTAssertEqual(banner.view.banners.map(\.id), ["other"])
    banner.view.banners = BannerStage.banners(2)
    XCTAssertEqual(banner.view.banners.map(\.id), ["0", "1"])
  }
}

/// Always the same feed.
private struct Answer: FeedLoading {
  let data: Data
  func load(_ url: URL, limit: Int) async throws -> LoadedFeed { LoadedFeed(data: data, url: url) }
}

/// A clock that stands until a test moves it.
private final class HeldFeedClock: @unchecked Sendable {
  // Safe to share: the time is touched under the lock only.
  private let lock = NSLock()
  private var passed = 0.0
  /// The first of June 2026, noon.
  private let start = Date(timeIntervalSince1970: 1_780_315_200)

  private var uptime: Double { lock.withLock { passed } }

  func move(by seconds: Double) { lock.withLock { passed += seconds } }

  var feedClock: FeedClock {
    FeedClock(
      now: { self.start.addingTimeInterval(self.uptime) }, uptime: { self.uptime },
      sleep: { seconds in
        let end = self.uptime + seconds
        while self.uptime < end, !Task.isCancelled { await Task.yield() }
      })
  }
}
