#if canImport(ImageIO)
  import CoreGraphics
  import Foundation
  import ImageIO

  /// Decodes what ImageIO reads, at the size at which a picture is shown.
  ///
  /// Orientation, colour profiles and unusual pixel formats are ImageIO's work. A picture is never enlarged; one that is
  /// damaged, not whole or over a limit is refused.
  public struct ImageIODecoder: ImageDecoding {
    /// A picture of ImageIO's. A `CGImage` does not change once it is made.
    public struct Picture: @unchecked Sendable {
      /// The picture, or an animation's first frame.
      public let image: CGImage
      /// The frames, if there is more than one.
      public let animation: ImageIOAnimation?
    }

    /// How large a picture may be; of these `side`, `pixels` and `frames` count here.
    public var limits: DecodeLimits

    public init(limits: DecodeLimits = DecodeLimits()) { self.limits = limits }

    public func decode(_ data: Data, for size: TargetSize) throws(DecodeError) -> Picture {
      let format = try format(of: data)
      let uncached = [kCGImageSourceShouldCache: false] as CFDictionary
      guard let source = CGImageSourceCreateWithData(data as CFData, uncached) else { throw .malformed(format) }
      try check(CGImageSourceGetStatus(source), format)
      try check(CGImageSourceGetStatusAtIndex(source, 0), format)
      let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, uncached) as? [CFString: Any] ?? [:]
      guard let width = properties[kCGImagePropertyPixelWidth] as? Int,
        let height = properties[kCGImagePropertyPixelHeight] as? Int
      else { throw .malformed("\(format): no size") }
      try limits.check(
        width: width, height: height, frames: CGImageSourceGetCount(source), pixels: limits.pixels)

      let isTurned = (properties[kCGImagePropertyOrientation] as? Int ?? 1) >= 5
      let fitted = (isTurned ? size.turned : size).fitting(width: width, height: height)
      let side = max(fitted.width, fitted.height)
      guard let image = CGImageSourceCreateThumbnailAtIndex(source, 0, Self.thumbnail(side: side)) else {
        throw .malformed(format)
      }
      return Picture(image: image, animation: ImageIOAnimation(source, data: data, side: side))
    }

    /// How a picture is decoded: upright, at the shown size, at once.
    static func thumbnail(side: Int) -> CFDictionary {
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceShouldCacheImmediately: true,
        kCGImageSourceThumbnailMaxPixelSize: side,
      ]
      return options as CFDictionary
    }

    public func cost(of picture: Picture) -> Int {
      picture.image.bytesPerRow * picture.image.height + (picture.animation?.byteCount ?? 0)
    }

    /// ImageIO reads more than the four formats; only those are promised, so only those are let in.
    private func format(of data: Data) throws(DecodeError) -> String {
      let format: Result<ImageFormat, DecodeError> = data.withUnsafeBytes { bytes in
        do throws(DecodeError) { return .success(try ImageFormat(sniffing: bytes)) } catch { return .failure(error) }
      }
      return try format.get().rawValue
    }

    private func check(_ status: CGImageSourceStatus, _ format: String) throws(DecodeError) {
      switch status {
      case .statusComplete: return
      case .statusIncomplete, .statusUnexpectedEOF, .statusReadingHeader: throw .truncated
      default: throw .malformed("\(format): ImageIO's status \(status.rawValue)")
      }
    }
  }
#endif
