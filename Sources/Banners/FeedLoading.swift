import Foundation

/// Reads a feed's bytes from where the feed is: the seam between a feed and files, the network or a test.
public protocol FeedLoading: Sendable {
  /// The feed at `url`.
  ///
  /// - Parameter limit: In bytes. A loader need not read on beyond it; whoever asked refuses a longer answer.
  /// - Throws: Why the feed cannot be read, a ``FeedError`` or a ``FeedError/Problem`` where one fits.
  func load(_ url: URL, limit: Int) async throws -> LoadedFeed

  /// The feed at `url`; `known` itself if the server says that nothing has changed since.
  ///
  /// Default: the feed is loaded anew.
  ///
  /// - Parameter known: The last good answer, perhaps of an earlier run.
  func load(_ url: URL, limit: Int, unlessStill known: LoadedFeed?) async throws -> LoadedFeed
}

extension FeedLoading {
  public func load(_ url: URL, limit: Int, unlessStill known: LoadedFeed?) async throws -> LoadedFeed {
    try await load(url, limit: limit)
  }
}

/// A feed's bytes, as they came, and where they came from.
public struct LoadedFeed: Hashable, Sendable {
  public let data: Data
  /// The feed's address after any redirects: what relative addresses in it are relative to.
  public let url: URL
  /// The header fields by which a server can be asked whether the answer still holds, `etag` and `last-modified`, names in
  /// lower case; none where it cannot be asked.
  public let validators: [String: String]

  public init(data: Data, url: URL, validators: [String: String] = [:]) {
    self.data = data
    self.url = url
    self.validators = validators
  }
}
