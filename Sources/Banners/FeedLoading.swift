import Foundation

/// Reads a feed's bytes from where the feed is: the seam between a feed and files, the network or a test.
public protocol FeedLoading: Sendable {
  /// The feed at `url`.
  ///
  /// - Parameter limit: In bytes. A loader need not read on beyond it; whoever asked refuses a longer answer.
  /// - Throws: Why the feed cannot be read, a ``FeedError`` or a ``FeedError/Problem`` where one fits.
  func load(_ url: URL, limit: Int) async throws -> LoadedFeed
}

/// A feed's bytes, as they came, and where they came from.
public struct LoadedFeed: Hashable, Sendable {
  public let data: Data
  /// The feed's address after any redirects: what relative addresses in it are relative to.
  public let url: URL

  public init(data: Data, url: URL) {
    self.data = data
    self.url = url
  }
}
