import Foundation

/// Banners to show, and where they came from.
public struct FeedResult: Hashable, Sendable {
  /// The banners, also those whose time has not come or is over. Never empty, unless the app's own built-in ones are.
  public let banners: [Banner]
  public let origin: Origin
  /// The report on the feed that the banners came from; an empty one for built-in banners.
  public let report: FeedReport
  let builtIn: [Banner]

  /// Where banners came from.
  public enum Origin: Hashable, Sendable {
    case feed
    /// The feed could not be used, so these are from its last good answer.
    case lastGood(because: FeedError)
    /// The feed could not be used and has no good answer before, or it has no banners.
    case builtIn(because: FeedError)
  }

  /// Why the banners are not the feed's own; nil if they are.
  public var error: FeedError? {
    switch origin {
    case .feed: return nil
    case .lastGood(let error), .builtIn(let error): return error
    }
  }

  /// The banners to show at `date`: the active ones, or the built-in ones where none is active.
  public func banners(at date: Date) -> [Banner] {
    let active = banners.active(at: date)
    return active.isEmpty ? builtIn : active
  }
}
