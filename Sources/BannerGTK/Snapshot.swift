import CGtk
import CarouselEngine

/// What the skin draws with: the few operations of a `GtkSnapshot *` that it needs.
extension OpaquePointer {
  func append(_ color: BannerStyle.Color, in rect: Carousel.Rect) {
    var rgba = color.rgba
    var bounds = rect.graphene
    gtk_snapshot_append_color(self, &rgba, &bounds)
  }

  func append(_ color: BannerStyle.Color, in rect: Carousel.Rect, radius: Double) {
    withRoundedClip(rect, radius: radius) { append(color, in: rect) }
  }

  /// A gradient from top to bottom.
  func appendGradient(from top: BannerStyle.Color, to bottom: BannerStyle.Color, in rect: Carousel.Rect) {
    var bounds = rect.graphene
    var start = graphene_point_t(x: Float(rect.minX), y: Float(rect.minY))
    var end = graphene_point_t(x: Float(rect.minX), y: Float(rect.maxY))
    let stops = [GskColorStop(offset: 0, color: top.rgba), GskColorStop(offset: 1, color: bottom.rgba)]
    gtk_snapshot_append_linear_gradient(self, &bounds, &start, &end, stops, gsize(stops.count))
  }

  @MainActor
  func append(_ line: TextRenderer.Line, at point: Carousel.Point, color: BannerStyle.Color) {
    var rgba = color.rgba
    var origin = graphene_point_t(x: Float(point.x), y: Float(point.y))
    gtk_snapshot_save(self)
    gtk_snapshot_translate(self, &origin)
    gtk_snapshot_append_layout(self, line.layout, &rgba)
    gtk_snapshot_restore(self)
  }

  func withClip(_ rect: Carousel.Rect, draw: () -> Void) {
    var bounds = rect.graphene
    gtk_snapshot_push_clip(self, &bounds)
    draw()
    gtk_snapshot_pop(self)
  }

  func withRoundedClip(_ rect: Carousel.Rect, radius: Double, draw: () -> Void) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return withClip(rect, draw: draw) }
    var bounds = rect.graphene
    var rounded = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&rounded, &bounds, Float(radius))
    gtk_snapshot_push_rounded_clip(self, &rounded)
    draw()
    gtk_snapshot_pop(self)
  }

  func withOpacity(_ opacity: Double, draw: () -> Void) {
    guard opacity < 1 else { return draw() }
    gtk_snapshot_push_opacity(self, opacity)
    draw()
    gtk_snapshot_pop(self)
  }

  func withTransform(_ transform: PlaneTransform, draw: () -> Void) {
    gtk_snapshot_save(self)
    gtk_snapshot_transform(self, transform.gsk)
    draw()
    gtk_snapshot_restore(self)
  }
}

extension Carousel.Rect {
  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }
}
