import Foundation

/// Where a banner's picture comes from.
public enum ImageSource: Hashable, Sendable {
  /// A picture at an address: `http`, `https` or `file`. Feeds name nothing else.
  case url(URL)
  /// A picture that ships with the app or with this library, by its name.
  ///
  /// Names that begin with ``BuiltInBanners/resourcePrefix`` are this library's; all others are the app's own.
  case resource(String)

  /// A text that is equal for equal sources only: a key for caches, the same in every run.
  public var key: String {
    switch self {
    case .url(let url): return url.absoluteString
    case .resource(let name): return "resource:" + name
    }
  }
}

extension ImageSource: CustomStringConvertible {
  public var description: String { key }
}
