import CGtk
import CarouselEngine

/// Turns a drawing into pixels, with or without a display: the frames of `banner render`, and the tests' pictures.
@MainActor
public struct FrameRenderer {
  /// The frame's size, in pixels.
  public let width: Int
  public let height: Int
  /// Pixels a point. Default: 1.
  public let scale: Double
  /// What is behind the carousel.
  public var background: BannerStyle.Color

  public init(width: Int, height: Int, scale: Double = 1, background: BannerStyle.Color = .black) {
    self.width = width
    self.height = height
    self.scale = scale
    self.background = background
  }

  /// The pixels of what `draw` appends to a snapshot: premultiplied BGRA, row by row from the top, without padding.
  public func pixels(drawing draw: (_ snapshot: OpaquePointer) -> Void) -> [UInt8] {
    let node = RenderNode.recording(draw)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    bytes.withUnsafeMutableBytes { buffer in
      let surface = cairo_image_surface_create_for_data(
        buffer.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
        Int32(width * 4))
      let context = cairo_create(surface)
      cairo_set_source_rgba(context, background.red, background.green, background.blue, background.alpha)
      cairo_paint(context)
      cairo_scale(context, scale, scale)
      if let node { gsk_render_node_draw(node.pointer, context) }
      cairo_destroy(context)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    return bytes
  }
}
