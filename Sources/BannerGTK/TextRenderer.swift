import CGtk

/// Lays text out; works with a display, and without one.
@MainActor
public final class TextRenderer {
  /// A line of text, laid out.
  struct Line {
    let layout: OpaquePointer
    let width: Double
    let height: Double
  }

  private let context: OpaquePointer

  /// Uses fontconfig's fonts, as they are without any desktop's settings.
  public init() {
    context = pango_font_map_create_context(pango_cairo_font_map_get_default())
  }

  /// Uses a widget's fonts and settings.
  public init(widget: UnsafeMutablePointer<GtkWidget>) {
    context = gtk_widget_create_pango_context(widget)
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// Lays out at most `lines` lines no wider than `width` points, hands them to `use`, and forgets them.
  func layOut(
    _ text: String, font: String, width: Double?, lines: Int = 1, alignsRight: Bool = false, use: (Line) -> Void
  ) {
    guard let layout = pango_layout_new(context) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let description = pango_font_description_from_string(font)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    if let width {
      pango_layout_set_width(layout, Int32(max(0, width) * Double(PANGO_SCALE)))
      pango_layout_set_height(layout, -Int32(lines))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
    // Pango's left and right are those of a left-to-right text unless it may look at the text itself.
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_alignment(layout, alignsRight ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
    var pixelWidth: Int32 = 0
    var pixelHeight: Int32 = 0
    pango_layout_get_pixel_size(layout, &pixelWidth, &pixelHeight)
    use(Line(layout: layout, width: Double(pixelWidth), height: Double(pixelHeight)))
  }
}
