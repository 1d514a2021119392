import BannerImages
import Foundation

/// Tells pictures by their names and by how they begin.
enum PictureNames {
  /// The usual ends of names of the formats that can be decoded.
  private static let extensions: Set<String> = ["jpg", "jpeg", "jpe", "jfif", "png", "apng", "webp", "gif"]

  /// Whether a path or an address ends like a picture's.
  static func isPicture(_ url: URL) -> Bool {
    extensions.contains(url.pathExtension.lowercased())
  }

  /// Whether bytes begin as a picture's do.
  static func isPicture(_ bytes: Data) -> Bool {
    ImageFormat(of: bytes) != nil
  }
}
