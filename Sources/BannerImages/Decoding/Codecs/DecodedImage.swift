/// A decoded picture at the size at which it is shown, still or animated.
public struct DecodedImage: Sendable {
  /// What the bytes were.
  public let format: ImageFormat
  /// The size that the picture has in its file, upright, in pixels.
  public let sourceWidth: Int
  public let sourceHeight: Int
  /// The picture, or an animation's first frame.
  public let stillFrame: PixelBuffer
  /// The frames, if there is more than one.
  public let animation: ImageAnimation?

  /// The decoded size, in pixels.
  public var width: Int { stillFrame.width }
  public var height: Int { stillFrame.height }

  /// Whether the picture has more than one frame.
  public var isAnimated: Bool { animation != nil }
}
