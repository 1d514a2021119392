import CCodecs

/// A frame of an animation, composed and at the shown size.
public struct AnimationFrame: Sendable {
  /// Which frame, from 0.
  public let index: Int
  /// How long it is shown, in seconds.
  public let delay: Double
  public let pixels: PixelBuffer
}

/// Composes an animation's frames one after another, as somebody wants to see them. It belongs to one player.
///
/// It holds the canvas, what a frame may have to give back, and no frame that it has given out.
public final class FrameSource {
  private let animation: ImageAnimation
  private let codec: OpaquePointer
  private let resampler: Resampler?
  private let profile: ColorProfile?
  private var index = 0

  init(_ animation: ImageAnimation) throws(DecodeError) {
    self.animation = animation
    let bytes = animation.bytes
    let canvas = (width: animation.canvasWidth, height: animation.canvasHeight)
    let target = (width: animation.width, height: animation.height)
    // First what can throw and needs no codec: an object that is half made is not closed.
    resampler = canvas == target ? nil : try Resampler(BK_SAMPLES_PREMULTIPLIED, from: canvas, to: target)
    codec = try checked(animation.format) { failure in
      animation.format == .gif
        ? bk_animation_open_gif(bytes.start, bytes.count, Int32(canvas.width), Int32(canvas.height), failure)
        : bk_animation_open_webp(bytes.start, bytes.count, failure)
    }
    var iccCount = 0
    let icc = bk_animation_icc(codec, &iccCount)
    profile = ColorProfile(icc, count: iccCount, model: BK_MODEL_RGB)
  }

  deinit { bk_animation_close(codec) }

  /// Composes the next frame; after the last comes the first again.
  ///
  /// Throws ``DecodeError/malformed(_:)`` where the file is damaged; the next call then begins with the first frame.
  public func next() throws(DecodeError) -> AnimationFrame {
    if index == animation.frameCount { index = 0 }
    do throws(DecodeError) {
      if index == 0 { try check(animation.format) { bk_animation_rewind(codec, $0) } }
      let canvas = try checked(animation.format) { bk_animation_next(codec, $0) }
      defer { index += 1 }
      return AnimationFrame(index: index, delay: animation.delays[index], pixels: render(canvas))
    } catch {
      index = 0
      throw error
    }
  }

  private func render(_ canvas: UnsafePointer<UInt8>) -> PixelBuffer {
    let pixels = PixelBuffer(width: animation.width, height: animation.height)
    if let resampler {
      resampler.begin(pixels)
      for y in 0..<animation.canvasHeight { resampler.push(canvas + y * animation.canvasWidth * 4) }
    } else {
      pixels.bytes.copyMemory(from: UnsafeRawBufferPointer(start: canvas, count: pixels.byteCount))
    }
    profile?.apply(to: pixels)
    return pixels
  }
}
