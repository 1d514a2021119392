import CGtk
import CarouselEngine

/// Draws the ring that shows where the keyboard's focus is: light inside dark, so that it is seen on any picture.
@MainActor
struct FocusRing {
  let viewport: Carousel.Viewport
  let radius: Double

  private static let outer = BannerStyle.Color(red: 0.11, green: 0.38, blue: 0.82)
  private static let inner = BannerStyle.Color.white
  /// In points.
  private static let outerWidth = 3.0
  private static let innerWidth = 1.0

  func draw(on snapshot: OpaquePointer) {
    drawRing(inset: 0, width: Self.outerWidth, color: Self.outer, on: snapshot)
    drawRing(inset: Self.outerWidth, width: Self.innerWidth, color: Self.inner, on: snapshot)
  }

  private func drawRing(inset: Double, width: Double, color: BannerStyle.Color, on snapshot: OpaquePointer) {
    let rect = Carousel.Rect(
      x: inset, y: inset, width: viewport.width - 2 * inset, height: viewport.height - 2 * inset)
    guard rect.width > 2 * width, rect.height > 2 * width else { return }
    var bounds = rect.graphene
    var outline = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(max(0, radius - inset)))
    let widths = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: color.rgba, count: 4)
    gtk_snapshot_append_border(snapshot, &outline, widths, colors)
  }
}
