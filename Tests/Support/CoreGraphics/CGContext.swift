import Foundation

/// A stand-in for Apple's class: a bitmap of premultiplied RGBA, of 8 bits each, in which rectangles can be filled.
public class CGContext {
  public let width: Int
  public let height: Int
  public let bytesPerRow: Int
  private let space: CGColorSpace
  private let info: CGBitmapInfo
  private var bytes: Data
  private var fill: [UInt8] = [0, 0, 0, 255]

  /// Only bitmaps that it keeps itself: `data` must be nil.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, width > 0, height > 0, bitsPerComponent == 8,
      bitmapInfo & 0x1f == CGImageAlphaInfo.premultipliedLast.rawValue
    else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = max(bytesPerRow, width * 4)
    self.space = space
    info = CGBitmapInfo(rawValue: bitmapInfo)
    bytes = Data(count: self.bytesPerRow * height)
  }

  public func setFillColor(_ color: CGColor) {
    let parts = color.components ?? [0, 0, 0, 0]
    fill = (parts.dropLast().map { $0 * color.alpha } + [color.alpha]).map {
      UInt8((min(max($0, 0), 1) * 255).rounded())
    }
  }

  /// Fills from the bottom up, as Apple's does: y = 0 is the last row.
  public func fill(_ rect: CGRect) {
    let area = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty else { return }
    for y in Int(area.minY)..<Int(area.maxY) {
      for x in Int(area.minX)..<Int(area.maxX) {
        let start = (height - 1 - y) * bytesPerRow + x * 4
        bytes.replaceSubrange(start..<start + 4, with: fill)
      }
    }
  }

  public func makeImage() -> CGImage? {
    guard let provider = CGDataProvider(data: bytes) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow, space: space,
      bitmapInfo: info, provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }
}
