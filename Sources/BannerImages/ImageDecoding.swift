import Foundation

/// How bytes become pictures on one platform.
public protocol ImageDecoding: Sendable {
  /// A decoded picture, still or animated.
  associatedtype Image: Sendable

  /// Decodes a picture at the size at which it will be shown; runs on whatever thread calls it.
  func decode(_ data: Data, for size: TargetSize) throws(DecodeError) -> Image

  /// What the memory cache counts for a picture, in bytes of pixels.
  func cost(of image: Image) -> Int
}

/// The size at which a picture will be shown, in pixels.
public struct TargetSize: Hashable, Sendable {
  public var width: Int
  public var height: Int
  public var contentMode: ImageRequest.ContentMode

  public init(width: Int, height: Int, contentMode: ImageRequest.ContentMode) {
    self.width = width
    self.height = height
    self.contentMode = contentMode
  }
}

/// Why bytes are no picture.
public enum DecodeError: Error, Hashable, Sendable {
  case empty
  /// Neither JPEG, PNG, WebP nor GIF; with what it seems to be, where that can be told (such as "HTML").
  case unknownFormat(String?)
  /// The header claims more pixels or frames than the limits allow.
  case tooLarge(width: Int, height: Int, frames: Int)
  case truncated
  /// Damaged, or a kind that the decoder does not know; with the codec's words.
  case malformed(String)
}
