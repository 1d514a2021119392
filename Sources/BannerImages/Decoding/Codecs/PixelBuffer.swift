/// A picture's pixels: rows from the top without gaps, four bytes a pixel in the order red, green, blue, alpha; sRGB, with
/// alpha multiplied into the colours.
// Sendable: the bytes are written by whoever makes the buffer, before it is handed on, and never after.
public final class PixelBuffer: @unchecked Sendable {
  /// The size, in pixels; above 0.
  public let width: Int
  public let height: Int
  let bytes: UnsafeMutableRawBufferPointer

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes = PixelMemory.allocate(byteCount: width * height * 4)
  }

  deinit { PixelMemory.deallocate(bytes) }

  /// The bytes of a row.
  public var bytesPerRow: Int { width * 4 }

  /// The bytes of all rows.
  public var byteCount: Int { bytes.count }

  /// Reads the pixels. They stay at the same place for as long as the buffer exists, so that a texture may share them.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try body(UnsafeRawBufferPointer(bytes))
  }

  /// Reads one pixel: red, green, blue, alpha.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "a pixel outside the picture")
    return bytes.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: SIMD4<UInt8>.self)
  }
}

extension PixelBuffer {
  /// The start of the pixels, for C.
  var start: UnsafeMutablePointer<UInt8> { bytes.baseAddress!.assumingMemoryBound(to: UInt8.self) }
}
