import CGtk

/// The GObject classes of the widget's children: each stands for one thing in the accessibility tree, and draws nothing
/// of its own.
enum ChildClass {
  /// A banner's picture.
  static let picture = register("BannerPicture", role: GTK_ACCESSIBLE_ROLE_IMG, action: "page.open")
  /// A page of the app's own, with the app's widget as its only child.
  static let page = register("BannerPage", role: GTK_ACCESSIBLE_ROLE_GROUP, action: nil)
  /// The dots together.
  static let dots = register("BannerDots", role: GTK_ACCESSIBLE_ROLE_TAB_LIST, action: nil)
  /// One dot.
  static let dot = register("BannerDot", role: GTK_ACCESSIBLE_ROLE_TAB, action: "dot.show")

  typealias Widget = UnsafeMutablePointer<GtkWidget>

  /// Makes an instance; whoever puts it into a widget owns it.
  static func make(_ type: GType) -> Widget {
    g_object_new_with_properties(type, 0, nil, nil)!.withMemoryRebound(to: GtkWidget.self, capacity: 1) { $0 }
  }

  /// Registers a class; its only action, if it has one, is done by the instance's `ChildAction`.
  private static func register(_ name: String, role: GtkAccessibleRole, action: String?) -> GType {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = guint16(MemoryLayout<GtkWidget>.size)
    info.class_init = { klass, _ in
      klass!.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
        let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
        while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
        g_type_class_peek(gtk_widget_get_type())!.assumingMemoryBound(to: GObjectClass.self).pointee.dispose(object)
      }
    }
    let type = g_type_register_static(gtk_widget_get_type(), name, &info, GTypeFlags(rawValue: 0))
    let klass = g_type_class_ref(type)!.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_css_name(klass, name.lowercased())
    gtk_widget_class_set_accessible_role(klass, role)
    gtk_widget_class_set_layout_manager_type(klass, gtk_bin_layout_get_type())
    if let action {
      gtk_widget_class_install_action(klass, action, nil) { widget, _, _ in
        guard
          let data = g_object_get_data(
            UnsafeMutableRawPointer(widget!).assumingMemoryBound(to: GObject.self), ChildAction.key)
        else { return }
        let action = Unmanaged<ChildAction>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { action.body() }
      }
    }
    return type
  }
}

/// What a child's action does; the child owns it.
@MainActor
final class ChildAction {
  nonisolated static let key = "bannerkit-action"
  let body: () -> Void

  init(on widget: UnsafeMutablePointer<GtkWidget>, body: @escaping () -> Void) {
    self.body = body
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    g_object_set_data_full(object, Self.key, Unmanaged.passRetained(self).toOpaque()) {
      Unmanaged<ChildAction>.fromOpaque($0!).release()
    }
  }
}

extension UnsafeMutableRawPointer {
  /// Whether a GObject is of a class or has an interface.
  func isInstance(of type: GType) -> Bool {
    g_type_check_instance_is_a(assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }
}
