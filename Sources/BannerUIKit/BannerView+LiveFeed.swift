import Banners

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
      liveBanners = newValue.map { feed in
        LiveBanners(feed) { [weak self] banners in
          self?.banners = banners
          return self != nil
        }
      }
    }
  }
}
