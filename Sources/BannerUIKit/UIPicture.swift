import BannerImages
import CoreGraphics
import UIKit

/// A decoded picture, ready to be shown.
///
/// A `UIImage` does not change once it is made, and may be used from any thread.
public final class UIPicture: ShownPicture, @unchecked Sendable {
  /// The picture, or the first frame of an animation.
  public let image: UIImage
  /// The frames, if there is more than one.
  public let animation: ImageIOAnimation?

  /// A picture that is decoded already.
  public init(_ image: UIImage, animation: ImageIOAnimation? = nil) {
    self.image = image
    self.animation = animation
  }

  /// One frame of an animation.
  public convenience init(frame: CGImage) { self.init(UIImage(cgImage: frame)) }
}

/// Decodes pictures with ImageIO into images that can be shown at once.
public struct UIPictureDecoder: ImageDecoding {
  private let decoder: ImageIODecoder

  /// - Parameter limits: how large a picture may be.
  public init(limits: DecodeLimits = DecodeLimits()) { decoder = ImageIODecoder(limits: limits) }

  public func decode(_ data: Data, for size: TargetSize) throws(DecodeError) -> UIPicture {
    let picture = try decoder.decode(data, for: size)
    return UIPicture(UIImage(cgImage: picture.image), animation: picture.animation)
  }

  public func cost(of picture: UIPicture) -> Int {
    let image = picture.image
    let pixels = image.cgImage.map { $0.bytesPerRow * $0.height } ?? Int(image.size.width * image.size.height) * 4
    return pixels + (picture.animation?.byteCount ?? 0)
  }
}
