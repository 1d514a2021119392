import Banners

/// Keeps a view's banners those of a live feed, as long as the view wants it to.
@MainActor
final class LiveBanners {
  /// What is followed.
  let feed: LiveFeed
  private let reader: Task<Void, Never>

  init(_ feed: LiveFeed, for view: BannerView) {
    self.feed = feed
    reader = Task { [weak view] in
      for await update in feed.updates {
        guard !Task.isCancelled, let view else { return }
        view.banners = update.banners
      }
    }
  }

  deinit {
    // Ends the feed's loads and waits too: nobody else may read its updates.
    reader.cancel()
  }
}

extension BannerView {
  /// The feed whose banners it shows from now on, as they change; nil for those that the app sets. Default: nil.
  ///
  /// ```swift
  /// let feed = BannerFeed(url: url, loader: FeedLoader(), lastGood: LastGoodOnDisk(feed: url))
  /// view.liveFeed = LiveFeed(feed, every: 300)
  /// ```
  ///
  /// Without a server, the last good banners are shown, or the built-in ones. The current banner stays current while it is in
  /// the feed. The feed stops, for good, when the view goes or another feed is set.
  public var liveFeed: LiveFeed? {
    get { liveBanners?.feed }
    set {
      guard newValue !== liveFeed else { return }
      liveBanners = newValue.map { LiveBanners($0, for: self) }
    }
  }
}
