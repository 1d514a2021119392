import Banners

/// A picture at the size at which it will be shown.
public struct PictureRequest: Hashable, Sendable {
  public let source: ImageSource
  /// The page's size, in pixels, above 0; the picture must cover it, unless it is smaller by itself.
  public let width: Int
  public let height: Int

  public init(source: ImageSource, width: Int, height: Int) {
    self.source = source
    self.width = width
    self.height = height
  }
}

/// Where the widget gets its pictures from.
public protocol PictureLoading: Sendable {
  /// The picture, if it is in memory: at once, so that it is in the first frame.
  func cachedPicture(for request: PictureRequest) -> Picture?
  /// The picture, wherever it comes from.
  func picture(for request: PictureRequest) async throws(PictureError) -> Picture
}

/// Why there is no picture.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  public let source: ImageSource
  public let reason: Reason

  public init(source: ImageSource, reason: Reason) {
    self.source = source
    self.reason = reason
  }

  public enum Reason: Hashable, Sendable {
    /// No file and no resource goes by this name.
    case notFound
    /// The address's scheme is none that this loader knows.
    case unsupportedScheme(String)
    /// It is no picture, or a damaged one; with the decoder's own words.
    case undecodable(String)
    /// It has more pixels than anyone would show.
    case tooLarge(width: Int, height: Int)
    /// Nobody waits for it any more.
    case cancelled
  }

  public var description: String {
    switch reason {
    case .notFound: "\(source): there is no such picture"
    case .unsupportedScheme(let scheme): "\(source): pictures are not loaded by \(scheme)"
    case .undecodable(let message): "\(source): \(message)"
    case .tooLarge(let width, let height): "\(source): \(width)×\(height) pixels are too many"
    case .cancelled: "\(source): cancelled"
    }
  }
}
