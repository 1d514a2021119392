import CGtk

/// The pixels of something drawn: an owned cairo image.
final class Raster: @unchecked Sendable {
  // Safe to share: once made, its pixels are only read, and cairo's reference count is atomic.

  /// The `cairo_surface_t *`, whose user space is points.
  let surface: OpaquePointer
  let width: Double
  let height: Double
  let scale: Double

  /// Draws a node, from the origin to a width and a height in points.
  init?(of node: OpaquePointer, width: Double, height: Double, scale: Double) {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32((width * scale).rounded(.up)), Int32((height * scale).rounded(.up)))
    else { return nil }
    cairo_surface_set_device_scale(surface, scale, scale)
    let context = cairo_create(surface)
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    self.surface = surface
    self.width = width
    self.height = height
    self.scale = scale
  }

  deinit {
    cairo_surface_destroy(surface)
  }
}
