/// An animation's frames: how long each is shown, and where to get them. It holds the compressed bytes, no pixels.
public struct ImageAnimation: Sendable {
  /// How long each frame is shown, in seconds. What a file gives as 11 milliseconds or less counts as 0.1 seconds, as in
  /// browsers: such files were made when no program was faster.
  public let delays: [Double]
  /// How often all frames are played, 1 or more; nil: for ever.
  public let playCount: Int?
  /// The size of the frames, in pixels.
  public let width: Int
  public let height: Int
  let format: ImageFormat
  let canvasWidth: Int
  let canvasHeight: Int
  let bytes: HeldBytes

  public var frameCount: Int { delays.count }

  /// The length of one play, in seconds.
  public var duration: Double { delays.reduce(0, +) }

  /// The bytes that the animation keeps, and those that a source of its frames takes: two canvases and a frame.
  public var byteCount: Int { bytes.count + 4 * (2 * canvasWidth * canvasHeight + width * height) }

  /// Begins to play: a source that composes one frame after another.
  public func makeFrameSource() throws(DecodeError) -> FrameSource { try FrameSource(self) }

  static func delay(milliseconds: Int) -> Double { milliseconds <= 11 ? 0.1 : Double(milliseconds) / 1000 }
}
