import BannerImages
import Foundation

/// Decodes pictures into textures, so that a picture in memory is one that can be drawn at once.
public struct PictureDecoder: ImageDecoding {
  private let codecs: CodecDecoder

  /// - Parameter limits: how large a picture may be.
  public init(limits: DecodeLimits = DecodeLimits()) {
    codecs = CodecDecoder(limits: limits)
  }

  public func decode(_ data: Data, for size: TargetSize) throws(DecodeError) -> Picture {
    let image = try codecs.decode(data, for: size)
    return Picture(image.stillFrame, animation: image.animation)
  }

  /// The bytes of its pixels; for an animation also those of its file, and of what playing it takes.
  public func cost(of picture: Picture) -> Int {
    picture.width * picture.height * 4 + (picture.animation?.byteCount ?? 0)
  }
}
