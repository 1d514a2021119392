import BannerGTK
import CGtk
import XCTest

/// A window on the screen with one widget in it. Without a window manager it stands at the screen's corner.
@MainActor
final class TestWindow {
  /// Valid until it is closed.
  let window: UnsafeMutablePointer<GtkWindow>
  private var isOpen = true

  /// Shows a widget and waits until it has its size.
  init(_ child: UnsafeMutablePointer<GtkWidget>, width: Int = 400, height: Int = 200) {
    let widget = gtk_window_new()!
    window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_decorated(window, 0)
    gtk_window_set_default_size(window, Int32(width), Int32(height))
    gtk_window_set_child(window, child)
    gtk_window_present(window)
    waitUntil("the window is shown") {
      gtk_widget_get_mapped(child) != 0 && gtk_widget_get_width(child) > 0 && gtk_window_is_active(window) != 0
    }
    settleLoop(frames: 1)
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    gtk_window_destroy(window)
    settleLoop(frames: 1)
  }

  isolated deinit {
    close()
  }

  /// The colour at a place of the window as GTK draws it, as `#rrggbb`.
  func color(x: Int, y: Int) -> String {
    // What has changed is drawn in the next frame.
    settleLoop()
    let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    let width = gtk_widget_get_width(widget)
    let height = gtk_widget_get_height(widget)
    let paintable = gtk_widget_paintable_new(widget)
    defer { g_object_unref(UnsafeMutableRawPointer(paintable!)) }
    var pixels = [UInt8](repeating: 0, count: Int(width * height) * 4)
    guard
      let node = RenderNode.recording({ snapshot in
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
      })
    else { return "nothing" }
    pixels.withUnsafeMutableBytes { buffer in
      let surface = cairo_image_surface_create_for_data(
        buffer.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, width, height, width * 4)
      let context = cairo_create(surface)
      gsk_render_node_draw(node.pointer, context)
      cairo_destroy(context)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    let start = (y * Int(width) + x) * 4
    return String(format: "#%02x%02x%02x", pixels[start + 2], pixels[start + 1], pixels[start])
  }
}
