import CCodecs

/// A picture's colour profile, if it is one that changes colours. A broken one is ignored, as browsers do.
final class ColorProfile {
  private let color: OpaquePointer

  init?(_ icc: UnsafePointer<UInt8>?, count: Int, model: bk_model) {
    guard let color = bk_color_open(icc, count, model) else { return nil }
    self.color = color
  }

  deinit { bk_color_close(color) }

  /// Turns pixels into sRGB.
  func apply(to pixels: PixelBuffer) { bk_color_apply(color, pixels.start, pixels.width * pixels.height) }
}
