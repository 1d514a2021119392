import CoreGraphics
import Foundation

/// What an image source is to say of given bytes: a test's handle, without a counterpart in Apple's framework.
///
/// Nothing is decoded. Bytes that no script was registered for are of an unknown type.
// Sendable: dictionaries of what a test gives, which nobody changes after; frames are made anew at each call.
public struct ImageScript: @unchecked Sendable {
  /// One frame of the picture.
  public struct Frame {
    /// In pixels, as it is in the file.
    public var width: Int
    public var height: Int
    public var status: CGImageSourceStatus
    /// What `CGImageSourceCopyPropertiesAtIndex` gives, beside the size.
    public var properties: [CFString: Any]
    /// The colour that all its pixels have: red, green, blue, alpha. Nil: it cannot be decoded.
    public var color: [UInt8]?

    public init(
      width: Int, height: Int, status: CGImageSourceStatus = .statusComplete, properties: [CFString: Any] = [:],
      color: [UInt8]? = [128, 128, 128, 255]
    ) {
      self.width = width
      self.height = height
      self.status = status
      self.properties = properties
      self.color = color
    }
  }

  public var frames: [Frame]
  public var status: CGImageSourceStatus
  /// What `CGImageSourceCopyProperties` gives.
  public var properties: [CFString: Any]

  public init(
    frames: [Frame], status: CGImageSourceStatus = .statusComplete, properties: [CFString: Any] = [:]
  ) {
    self.frames = frames
    self.status = status
    self.properties = properties
  }

  /// Makes image sources of these bytes say this.
  public func register(for data: Data) { Self.registry.withLock { $0[data] = self } }

  /// Forgets all scripts.
  public static func reset() { registry.withLock { $0 = [:] } }

  private static let registry = Registry()

  static func script(for data: Data) -> ImageScript? { registry.withLock { $0[data] } }

  func frame(_ index: Int) -> Frame? { frames.indices.contains(index) ? frames[index] : nil }

  /// Safe to share: `scripts` is read and written only while `lock` is held.
  private final class Registry: @unchecked Sendable {
    private let lock = NSLock()
    private var scripts: [Data: ImageScript] = [:]

    func withLock<Result>(_ body: (inout [Data: ImageScript]) -> Result) -> Result {
      lock.withLock { body(&scripts) }
    }
  }
}

extension ImageScript.Frame {
  /// A picture of one colour, upright, whose longer side is at most `limit`.
  func image(limit: Int?) -> CGImage? {
    guard let color, color.count == 4 else { return nil }
    let isTurned = limit != nil && (properties[kCGImagePropertyOrientation] as? Int ?? 1) >= 5
    let scale = limit.map { min(1, Double($0) / Double(max(width, height, 1))) } ?? 1
    var size = (max(Int((Double(width) * scale).rounded()), 1), max(Int((Double(height) * scale).rounded()), 1))
    if isTurned { size = (size.1, size.0) }
    let bytes = Data((0..<size.0 * size.1).flatMap { _ in color })
    guard let provider = CGDataProvider(data: bytes) else { return nil }
    return CGImage(
      width: size.0, height: size.1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: size.0 * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
      decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }
}
