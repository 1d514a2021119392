/// Keeps what somebody shows the banners of a live feed, for as long as it is held.
@MainActor
public final class LiveBanners {
  /// What is followed.
  public let feed: LiveFeed
  private let reader: Task<Void, Never>

  /// - Parameter show: gets the banners, now and whenever they change; it must hold its view weakly, and return false when that
  ///   is gone.
  public init(_ feed: LiveFeed, show: @escaping @MainActor ([Banner]) -> Bool) {
    self.feed = feed
    reader = Task {
      for await update in feed.updates {
        guard !Task.isCancelled, show(update.banners) else { return }
      }
    }
  }

  deinit {
    // Ends the feed's loads and waits too: nobody else may read its updates.
    reader.cancel()
  }
}
