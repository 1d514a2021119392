import BannerImages
import BannerUIKit
import Banners
import SwiftUI

/// The banners of a feed, read again every minute; without an answer, the last good ones or the built-in.
struct FeedScreen: View {
  private static let address = URL(string: "https://example.com/feed.json")!

  @State private var feed = BannerFeed(
    url: FeedScreen.address, loader: FeedLoader(), lastGood: LastGoodOnDisk(feed: FeedScreen.address))
  @State private var shown = 0

  var body: some View {
    VStack {
      BannerCarousel(feed: feed, every: 60)
        .configuration { $0.autoplay = 4 }
        .onImpression { _ in shown += 1 }
        .aspectRatio(2.4, contentMode: .fit)
      Text("\(shown) impressions")
    }
  }
}
