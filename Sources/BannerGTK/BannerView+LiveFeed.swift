import Banners

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
      owner.liveBanners = newValue.map { feed in
        LiveBanners(feed) { [weak owner] banners in
          owner?.banners = banners
          return owner != nil
        }
      }
    }
  }
}
