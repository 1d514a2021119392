import Banners

/// A picture, and the size at which it will be shown.
public struct ImageRequest: Hashable, Sendable {
  /// How the picture will lie on its page.
  public enum ContentMode: Hashable, Sendable {
    /// It covers the page; what is too much is cut off by whoever draws it.
    case fill
    /// All of it is visible.
    case fit
  }

  public let source: ImageSource
  /// The page's size, in pixels, above 0. The picture is decoded no larger than it will be shown, and never enlarged.
  public let width: Int
  public let height: Int
  public let contentMode: ContentMode

  public init(source: ImageSource, width: Int, height: Int, contentMode: ContentMode = .fill) {
    self.source = source
    self.width = width
    self.height = height
    self.contentMode = contentMode
  }
}
