/// Keeps the last good answer of a feed, for when the feed cannot be read.
///
/// It keeps the bytes as they came, so that whatever comes back is read and judged like a new answer.
public protocol LastGoodKeeping: Sendable {
  /// The answer that was kept; nil if there is none.
  func lastGood() async -> LoadedFeed?
  /// Keeps `feed` in place of any earlier answer.
  func keep(_ feed: LoadedFeed) async
}

/// Keeps the last good answer as long as the app runs.
public actor LastGoodInMemory: LastGoodKeeping {
  private var feed: LoadedFeed?

  public init() {}

  public func lastGood() -> LoadedFeed? { feed }

  public func keep(_ feed: LoadedFeed) { self.feed = feed }
}
