import CCodecs

/// Decodes the first frame of a GIF or of an animated WebP, and says how the others are to be had.
struct AnimationDecoding {
  var limits: DecodeLimits
  var size: TargetSize

  func decodeGIF(_ bytes: UnsafeRawBufferPointer) throws(DecodeError) -> DecodedImage {
    let outline = try GIFOutline(bytes)
    let frames = outline.milliseconds.count
    let limit = frames > 1 ? limits.canvasPixels : limits.wholePixels
    try limits.check(width: outline.width, height: outline.height, frames: frames, pixels: limit)
    // What lies outside the canvas takes no memory, but time.
    guard outline.mostPixels <= limits.wholePixels else {
      throw .tooLarge(width: outline.width, height: outline.height, frames: frames)
    }
    return try decode(
      .gif, bytes, width: outline.width, height: outline.height, milliseconds: outline.milliseconds,
      playCount: outline.playCount)
  }

  /// Decodes a WebP of which the header says that it is animated.
  func decodeWebP(_ bytes: UnsafeRawBufferPointer, _ info: bk_webp_info) throws(DecodeError) -> DecodedImage {
    let (width, height) = (Int(info.width), Int(info.height))
    try limits.check(width: width, height: height, pixels: limits.canvasPixels)
    let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    let animation = try checked(.webP) { bk_animation_open_webp(start, bytes.count, $0) }
    defer { bk_animation_close(animation) }
    let frames = Int(bk_animation_frame_count(animation))
    try limits.check(width: width, height: height, frames: frames, pixels: limits.canvasPixels)
    guard frames > 0 else { throw .malformed("WebP: no frame") }
    let plays = Int(bk_animation_play_count(animation))
    return try decode(
      .webP, bytes, width: width, height: height,
      milliseconds: (0..<frames).map { Int(bk_animation_milliseconds(animation, Int32($0))) },
      playCount: plays == 0 ? nil : plays)
  }

  private func decode(
    _ format: ImageFormat, _ bytes: UnsafeRawBufferPointer, width: Int, height: Int, milliseconds: [Int],
    playCount: Int?
  ) throws(DecodeError) -> DecodedImage {
    let target = size.fitting(width: width, height: height)
    let animation = ImageAnimation(
      delays: milliseconds.map(ImageAnimation.delay), playCount: playCount, width: target.width,
      height: target.height, format: format, canvasWidth: width, canvasHeight: height, bytes: HeldBytes(bytes))
    return DecodedImage(
      format: format, sourceWidth: width, sourceHeight: height,
      stillFrame: try animation.makeFrameSource().next().pixels, animation: milliseconds.count > 1 ? animation : nil)
  }
}
