/// How large a picture may be, told from its header before memory is taken for it.
///
/// Sizes are in pixels. A picture over a limit is refused with ``DecodeError/tooLarge(width:height:frames:)``.
public struct DecodeLimits: Hashable, Sendable {
  /// The longest side. Default: 32,767. At the most 65,535 rows' worth of sums (a few megabytes) are then in memory.
  public var side = 32_767

  /// The most pixels of a still picture that is decoded row by row: JPEG, and PNG that is not interlaced.
  /// Default: 100 million, the largest that cameras make; it is time, not memory, that this costs (about a second).
  public var pixels = 100_000_000

  /// The most pixels of a still picture that its codec holds whole, four bytes each: WebP, GIF, interlaced PNG.
  /// Default: 50 million, 200 megabytes.
  public var wholePixels = 50_000_000

  /// The most pixels of a JPEG in several scans (a progressive one), of which all coefficients are held: 3 to 6 bytes a
  /// pixel, and four times the time of a plain one. Default: 25 million, at the most 150 megabytes.
  public var progressivePixels = 25_000_000

  /// The most pixels of an animation's canvas, of which three are held. Default: 16,777,216 (4,096 × 4,096).
  public var canvasPixels = 1 << 24

  /// The most frames of an animation; each costs a few bytes until it is shown. Default: 10,000.
  public var frames = 10_000

  public init() {}

  func check(width: Int, height: Int, frames: Int = 1, pixels limit: Int) throws(DecodeError) {
    guard width > 0, height > 0 else { throw .malformed("a picture of \(width) × \(height) pixels") }
    guard width <= side, height <= side, width * height <= limit, frames <= self.frames else {
      throw .tooLarge(width: width, height: height, frames: frames)
    }
  }
}
