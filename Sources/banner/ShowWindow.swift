import CGtk

/// The window of `banner show`: a single widget that fills it, and the keys that go with a window.
@MainActor
struct ShowWindow {
  private let window: UnsafeMutablePointer<GtkWindow>

  /// - Parameter isKiosk: whether it fills the screen and Escape closes it; otherwise Escape only gives the screen back.
  init(title: String, size: PixelSize, isKiosk: Bool, content: UnsafeMutablePointer<GtkWidget>) {
    window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(window, title)
    let size = (isKiosk ? Self.screenSize : nil) ?? size
    gtk_window_set_default_size(window, Int32(size.width), Int32(size.height))
    gtk_window_set_child(window, content)
    gtk_widget_add_css_class(widget, "banner-show")
    addKeys(isKiosk: isKiosk)
    darken()
    if isKiosk { gtk_window_fullscreen(window) }
    gtk_widget_grab_focus(content)
  }

  /// Shows it, and returns when it is closed, or after some seconds.
  func present(for seconds: Double?) {
    gtk_window_present(window)
    // The focus is there for the keys; until a key is pressed, no ring is drawn and autoplay need not wait.
    gtk_window_set_focus_visible(window, 0)
    if let seconds {
      let close: GSourceFunc = { window in
        gtk_window_destroy(window!.assumingMemoryBound(to: GtkWindow.self))
        return 0
      }
      g_timeout_add(guint((seconds * 1000).rounded(.up)), close, window)
    }
    while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
      g_main_context_iteration(nil, 1)
    }
  }

  /// The first screen's size: where no window manager runs, as in a kiosk, nobody else makes a window that large.
  private static var screenSize: PixelSize? {
    guard let monitors = gdk_display_get_monitors(gdk_display_get_default()),
      let monitor = g_list_model_get_item(monitors, 0)
    else { return nil }
    defer { g_object_unref(monitor) }
    var geometry = GdkRectangle()
    gdk_monitor_get_geometry(OpaquePointer(monitor), &geometry)
    return PixelSize(width: Int(geometry.width), height: Int(geometry.height))
  }

  private var widget: UnsafeMutablePointer<GtkWidget> {
    UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
  }

  private func addKeys(isKiosk: Bool) {
    let close: GtkShortcutFunc = { widget, _, _ in
      gtk_window_close(UnsafeMutableRawPointer(widget!).assumingMemoryBound(to: GtkWindow.self))
      return 1
    }
    let leave: GtkShortcutFunc = { widget, _, _ in
      let window = UnsafeMutableRawPointer(widget!).assumingMemoryBound(to: GtkWindow.self)
      guard gtk_window_is_fullscreen(window) != 0 else { return 0 }
      gtk_window_unfullscreen(window)
      return 1
    }
    let toggle: GtkShortcutFunc = { widget, _, _ in
      let window = UnsafeMutableRawPointer(widget!).assumingMemoryBound(to: GtkWindow.self)
      if gtk_window_is_fullscreen(window) != 0 {
        gtk_window_unfullscreen(window)
      } else {
        gtk_window_fullscreen(window)
      }
      return 1
    }
    let keys: [(String, GtkShortcutFunc)] = [
      ("Escape", isKiosk ? close : leave), ("F11", toggle), ("<Control>w|<Control>q", close),
    ]
    let controller = gtk_shortcut_controller_new()!
    for (trigger, action) in keys {
      gtk_shortcut_controller_add_shortcut(
        controller,
        gtk_shortcut_new(gtk_shortcut_trigger_parse_string(trigger), gtk_callback_action_new(action, nil, nil)))
    }
    gtk_widget_add_controller(widget, controller)
  }

  /// Behind the pages it is black, as in what `banner render` makes.
  private func darken() {
    let provider = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(provider, "window.banner-show { background: black; }", -1)
    gtk_style_context_add_provider_for_display(
      gtk_widget_get_display(widget), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(UnsafeMutableRawPointer(provider))
  }
}
