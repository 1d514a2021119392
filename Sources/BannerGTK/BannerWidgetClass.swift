import CGtk
import CarouselEngine

/// The GObject class "BannerView": hands what GTK asks of a widget to the `BannerWidget` that each instance owns.
///
/// An instance is a `GtkWidget` followed by one pointer, a retained reference to its `BannerWidget`, from its birth until
/// it is finalized.
enum BannerWidgetClass {
  typealias Instance = UnsafeMutablePointer<GtkWidget>

  static let type: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
    info.class_init = { klass, _ in BannerWidgetClass.initialize(klass!.assumingMemoryBound(to: GtkWidgetClass.self)) }
    info.instance_size = guint16(ownerOffset + MemoryLayout<UnsafeMutableRawPointer>.size)
    info.instance_init = { instance, _ in
      let address = UInt(bitPattern: instance)
      let owner = MainActor.assumeIsolated { BannerWidget(widget: Instance(bitPattern: address)!) }
      BannerWidgetClass.owner(of: instance!).pointee = Unmanaged.passRetained(owner).toOpaque()
    }
    return g_type_register_static(gtk_widget_get_type(), "BannerView", &info, GTypeFlags(rawValue: 0))
  }()

  /// Who draws an instance and answers for it.
  static func widget(of instance: UnsafeMutableRawPointer) -> BannerWidget {
    Unmanaged<BannerWidget>.fromOpaque(owner(of: instance).pointee!).takeUnretainedValue()
  }

  private static let ownerOffset = MemoryLayout<GtkWidget>.stride

  private static func owner(of instance: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    (instance + ownerOffset).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  /// The class whose functions these ones replace.
  static var parent: UnsafeMutablePointer<GtkWidgetClass> {
    g_type_class_peek(gtk_widget_get_type())!.assumingMemoryBound(to: GtkWidgetClass.self)
  }

  private static var parentObject: UnsafeMutablePointer<GObjectClass> {
    g_type_class_peek(gtk_widget_get_type())!.assumingMemoryBound(to: GObjectClass.self)
  }

  /// GTK calls a class's functions on the thread of its main loop, which is the main actor's.
  private static func isolated<Value: Sendable>(
    _ instance: UnsafeMutableRawPointer?, _ body: @MainActor (BannerWidget) -> Value
  ) -> Value {
    let widget = widget(of: instance!)
    return MainActor.assumeIsolated { body(widget) }
  }

  private static func initialize(_ klass: UnsafeMutablePointer<GtkWidgetClass>) {
    initializeObject(UnsafeMutableRawPointer(klass).assumingMemoryBound(to: GObjectClass.self))
    initializeVisibility(klass)
    initializeLayout(klass)
    klass.pointee.snapshot = { instance, snapshot in
      // The snapshot is used up in this call, on this thread.
      nonisolated(unsafe) let snapshot = snapshot!
      BannerWidgetClass.isolated(instance) { $0.draw(on: snapshot) }
    }
    klass.pointee.set_focus_child = { instance, child in
      BannerWidgetClass.parent.pointee.set_focus_child(instance, child)
      let address = UInt(bitPattern: child)
      BannerWidgetClass.isolated(instance) { $0.focusMoved(into: Instance(bitPattern: address)) }
    }
    klass.pointee.state_flags_changed = { instance, old in
      BannerWidgetClass.parent.pointee.state_flags_changed?(instance, old)
      BannerWidgetClass.isolated(instance) { $0.stateFlagsChanged(from: old) }
    }
    gtk_widget_class_set_css_name(klass, "bannerview")
    gtk_widget_class_set_accessible_role(klass, GTK_ACCESSIBLE_ROLE_GROUP)
    for action in BannerAction.allCases {
      gtk_widget_class_install_action(klass, action.name, nil) { instance, name, _ in
        let action = BannerAction.allCases.first { $0.name == String(cString: name!) }
        BannerWidgetClass.isolated(instance) { widget in if let action { widget.perform(action) } }
      }
    }
  }

  private static func initializeObject(_ klass: UnsafeMutablePointer<GObjectClass>) {
    klass.pointee.dispose = { instance in
      BannerWidgetClass.isolated(instance) { $0.dispose() }
      BannerWidgetClass.parentObject.pointee.dispose(instance)
    }
    klass.pointee.finalize = { instance in
      let widget = BannerWidgetClass.widget(of: instance!)
      BannerWidgetClass.parentObject.pointee.finalize(instance)
      Unmanaged.passUnretained(widget).release()
    }
  }

  private static func initializeVisibility(_ klass: UnsafeMutablePointer<GtkWidgetClass>) {
    klass.pointee.map = { instance in
      BannerWidgetClass.parent.pointee.map(instance)
      BannerWidgetClass.isolated(instance) { $0.mapped() }
    }
    klass.pointee.unmap = { instance in
      BannerWidgetClass.isolated(instance) { $0.unmapped() }
      BannerWidgetClass.parent.pointee.unmap(instance)
    }
    klass.pointee.root = { instance in
      BannerWidgetClass.parent.pointee.root(instance)
      BannerWidgetClass.isolated(instance) { $0.rooted() }
    }
    klass.pointee.unroot = { instance in
      BannerWidgetClass.isolated(instance) { $0.unrooted() }
      BannerWidgetClass.parent.pointee.unroot(instance)
    }
  }

  private static func initializeLayout(_ klass: UnsafeMutablePointer<GtkWidgetClass>) {
    klass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    klass.pointee.measure = { instance, orientation, forSize, minimum, natural, minimumBaseline, naturalBaseline in
      let size = BannerWidgetClass.isolated(instance) { $0.measure(orientation, forSize: Int(forSize)) }
      minimum?.pointee = Int32(size.minimum)
      natural?.pointee = Int32(size.natural)
      minimumBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
    klass.pointee.size_allocate = { instance, width, height, _ in
      BannerWidgetClass.isolated(instance) { $0.allocated(width: Int(width), height: Int(height)) }
    }
    klass.pointee.direction_changed = { instance, old in
      BannerWidgetClass.parent.pointee.direction_changed?(instance, old)
      BannerWidgetClass.isolated(instance) { $0.directionChanged() }
    }
    klass.pointee.system_setting_changed = { instance, setting in
      BannerWidgetClass.parent.pointee.system_setting_changed(instance, setting)
      BannerWidgetClass.isolated(instance) { $0.fontsChanged() }
    }
  }
}
