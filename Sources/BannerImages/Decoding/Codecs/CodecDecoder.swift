import CCodecs
import Foundation

/// Decodes JPEG, PNG, WebP and GIF with the codecs themselves, at the size at which a picture is shown.
///
/// Pixels come as 8-bit sRGB, premultiplied; profiles are honoured, Exif's orientation is applied once, a picture is never
/// enlarged. A file that is damaged or not whole is refused. Any number of threads may decode at the same time; a decode
/// takes one core.
public struct CodecDecoder: ImageDecoding {
  /// How large a picture may be.
  public var limits: DecodeLimits

  public init(limits: DecodeLimits = DecodeLimits()) { self.limits = limits }

  public func decode(_ data: Data, for size: TargetSize) throws(DecodeError) -> DecodedImage {
    let result: Result<DecodedImage, DecodeError> = data.withUnsafeBytes { bytes in
      do throws(DecodeError) { return .success(try decode(bytes, for: size)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// The bytes of its pixels; for an animation also those of its file, and of what playing it takes.
  public func cost(of image: DecodedImage) -> Int {
    image.stillFrame.byteCount + (image.animation?.byteCount ?? 0)
  }

  private func decode(_ bytes: UnsafeRawBufferPointer, for size: TargetSize) throws(DecodeError) -> DecodedImage {
    let format = try ImageFormat(sniffing: bytes)
    switch format {
    case .jpeg, .png: return try StillDecoding(limits: limits, size: size).decode(format, bytes)
    case .gif: return try AnimationDecoding(limits: limits, size: size).decodeGIF(bytes)
    case .webP:
      try checkLength(ofWebP: bytes)
      var info = bk_webp_info()
      let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      try check(.webP) { bk_webp_read_info(start, bytes.count, &info, $0) }
      return info.is_animated
        ? try AnimationDecoding(limits: limits, size: size).decodeWebP(bytes, info)
        : try StillDecoding(limits: limits, size: size).decode(format, bytes)
    }
  }

  /// libwebp shows what there is of a file that ends early; its container says how long it should be.
  private func checkLength(ofWebP bytes: UnsafeRawBufferPointer) throws(DecodeError) {
    let length = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
    guard bytes.count >= 8 + Int(length) else { throw .truncated }
  }
}
