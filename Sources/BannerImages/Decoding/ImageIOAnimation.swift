#if canImport(ImageIO)
  import CoreGraphics
  import Foundation
  import ImageIO

  /// An animation's frames by ImageIO: how long each is shown, and where to get them. It holds the compressed bytes, no pixels.
  public struct ImageIOAnimation: FrameComposing {
    public let delays: [Double]
    public let playCount: Int?
    private let data: Data
    /// The longer side of a frame as it is shown, in pixels.
    private let side: Int

    /// The bytes that it holds.
    public var byteCount: Int { data.count }

    /// Nil for a picture of one frame.
    init?(_ source: CGImageSource, data: Data, side: Int) {
      let count = CGImageSourceGetCount(source)
      guard count > 1 else { return nil }
      self.data = data
      self.side = side
      delays = (0..<count).map { Self.delay(CGImageSourceCopyPropertiesAtIndex(source, $0, nil)) }
      playCount = Self.playCount(CGImageSourceCopyProperties(source, nil))
    }

    public func makeComposer() throws(DecodeError) -> ImageIOFrames {
      guard let source = CGImageSourceCreateWithData(data as CFData, nil) else {
        throw .malformed("ImageIO: no source")
      }
      return ImageIOFrames(source, side: side)
    }

    /// What a file gives as 11 milliseconds or less counts as 0.1 seconds, as in browsers.
    private static func delay(_ properties: CFDictionary?) -> Double {
      let seconds = values(properties, of: delayKeys).first { $0 > 0 } ?? 0
      return seconds <= 0.011 ? 0.1 : seconds
    }

    /// A file that says nothing plays once, as in browsers; 0 is for ever.
    private static func playCount(_ properties: CFDictionary?) -> Int? {
      guard let count = values(properties, of: loopKeys).first else { return 1 }
      return count > 0 ? Int(count) : nil
    }

    private static func values(_ properties: CFDictionary?, of keys: [(format: CFString, names: [CFString])])
      -> [Double]
    {
      let properties = properties as? [CFString: Any] ?? [:]
      return keys.flatMap { key -> [Double] in
        let format = properties[key.format] as? [CFString: Any] ?? [:]
        return key.names.compactMap { (format[$0] as? NSNumber)?.doubleValue ?? format[$0] as? Double }
      }
    }

    private static var delayKeys: [(format: CFString, names: [CFString])] {
      [
        (kCGImagePropertyGIFDictionary, [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime]),
        (kCGImagePropertyWebPDictionary, [kCGImagePropertyWebPUnclampedDelayTime, kCGImagePropertyWebPDelayTime]),
      ]
    }

    private static var loopKeys: [(format: CFString, names: [CFString])] {
      [
        (kCGImagePropertyGIFDictionary, [kCGImagePropertyGIFLoopCount]),
        (kCGImagePropertyWebPDictionary, [kCGImagePropertyWebPLoopCount]),
      ]
    }
  }

  /// Composes an animation's frames one after another, at the shown size. It belongs to one player.
  public final class ImageIOFrames: FrameComposer {
    private let source: CGImageSource
    private let options: CFDictionary
    private var index = 0

    init(_ source: CGImageSource, side: Int) {
      self.source = source
      options = ImageIODecoder.thumbnail(side: side)
    }

    public func nextFrame() throws(DecodeError) -> (index: Int, frame: CGImage) {
      guard let image = CGImageSourceCreateThumbnailAtIndex(source, index, options) else {
        throw .malformed("ImageIO: frame \(index)")
      }
      defer { index = (index + 1) % CGImageSourceGetCount(source) }
      return (index, image)
    }
  }
#endif
