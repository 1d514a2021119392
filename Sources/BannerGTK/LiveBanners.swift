import Banners

/// Keeps a widget's banners those of a live feed, as long as the widget wants it to.
@MainActor
final class LiveBanners {
  /// What is followed.
  let feed: LiveFeed
  private let reader: Task<Void, Never>

  init(_ feed: LiveFeed, for widget: BannerWidget) {
    self.feed = feed
    reader = Task { [weak widget] in
      for await update in feed.updates {
        guard !Task.isCancelled, let widget else { return }
        widget.banners = update.banners
      }
    }
  }

  isolated deinit {
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
  /// The current banner stays current while it is in the feed. The feed stops, for good, when the widget goes or another
  /// feed is set.
  public var liveFeed: LiveFeed? {
    get { owner.liveBanners?.feed }
    set {
      guard newValue !== liveFeed else { return }
      owner.liveBanners = newValue.map { LiveBanners($0, for: owner) }
    }
  }
}
