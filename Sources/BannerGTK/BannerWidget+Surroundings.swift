import CGtk
import CarouselEngine

/// The world around the widget: its window, the desktop's settings, the focus; and so why autoplay waits.
extension BannerWidget {
  /// Notes a change, and sets and lifts the reasons for autoplay to wait that come from it.
  func surroundingsChanged(_ change: (inout Surroundings) -> Void) {
    guard !isDisposed else { return }
    change(&surroundings)
    let reasons = surroundings.pauseReasons
    let old = carousel.pauseReasons.intersection(Surroundings.reasons)
    let time = now
    if surroundings.exposure != carousel.exposure { carousel.expose(surroundings.exposure, at: time) }
    if !reasons.subtracting(old).isEmpty { carousel.pause(reasons.subtracting(old), at: time) }
    if !old.subtracting(reasons).isEmpty { carousel.resume(old.subtracting(reasons), at: time) }
    finishUnseenMotion()
    playPictures(at: time)
    update()
  }

  func mapped() {
    exposureWatch = ExposureWatch(of: widget) { [unowned self] exposure in
      surroundingsChanged { $0.exposure = exposure }
    }
    surroundingsChanged { $0.isMapped = true }
  }

  func unmapped() {
    exposureWatch?.stop()
    exposureWatch = nil
    if press != nil { pressCancelled() }
    stopResizeTimer()
    surroundingsChanged {
      $0.isMapped = false
      $0.isHovered = false
      $0.exposure = 1
    }
  }

  /// There is a window now: whether it is active and not minimised matters from here on.
  func rooted() {
    guard let window else { return }
    hasBeenActive = false
    let object = UnsafeMutableRawPointer(window)
    windowWatches = [
      SignalWatch(Signal("notify::is-active", of: object, arguments: .one) { [unowned self] in windowChanged() }),
      SignalWatch(Signal("notify::focus-visible", of: object, arguments: .one) { [unowned self] in focusChanged() }),
      SignalWatch(Signal("map", of: object) { [unowned self] in watchSurface() }),
    ]
    watchSurface()
    windowChanged()
  }

  func unrooted() {
    windowWatches = []
    surfaceWatch = nil
    surroundingsChanged {
      $0.isInactive = false
      $0.isMinimized = false
    }
  }

  func watchAnimationSetting() {
    guard let settings = gtk_widget_get_settings(widget) else { return }
    settingsWatch = SignalWatch(
      Signal("notify::gtk-enable-animations", of: UnsafeMutableRawPointer(settings), arguments: .one) {
        [unowned self] in animationSettingChanged()
      })
    animationSettingChanged()
  }

  func stateFlagsChanged(from old: GtkStateFlags) {
    focusChanged()
  }

  /// The focus came to a page of the app's own, perhaps by the Tab key: the page is brought in.
  func focusMoved(into child: UnsafeMutablePointer<GtkWidget>?) {
    guard let child, let item = children.item(of: child), item != carousel.targetItem else { return }
    scroll(to: item)
  }

  func setFocus(_ hasFocus: Bool) {
    gtk_widget_queue_draw(widget)
    if hasFocus != surroundings.hasFocus { surroundingsChanged { $0.hasFocus = hasFocus } }
  }

  /// The window, if the widget is in one.
  var window: UnsafeMutablePointer<GtkWindow>? {
    guard let root = gtk_widget_get_root(widget) else { return nil }
    let object = UnsafeMutableRawPointer(root)
    return object.isInstance(of: gtk_window_get_type()) ? object.assumingMemoryBound(to: GtkWindow.self) : nil
  }

  private func windowChanged() {
    guard let window else { return }
    let isActive = gtk_window_is_active(window) != 0
    if isActive { hasBeenActive = true }
    // Without a window manager, no window is ever active, and all the same it is looked at.
    let isInactive = hasBeenActive && !isActive
    surroundingsChanged { $0.isInactive = isInactive }
  }

  private func watchSurface() {
    surfaceWatch = nil
    guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native) else { return }
    surfaceWatch = SignalWatch(
      Signal("notify::state", of: UnsafeMutableRawPointer(surface), arguments: .one) { [unowned self] in
        surfaceChanged(surface)
      })
    surfaceChanged(surface)
  }

  private func surfaceChanged(_ surface: OpaquePointer) {
    guard UnsafeMutableRawPointer(surface).isInstance(of: gdk_toplevel_get_type()) else { return }
    let isMinimized = gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
    surroundingsChanged { $0.isMinimized = isMinimized }
  }

  private func animationSettingChanged() {
    guard let settings = gtk_widget_get_settings(widget) else { return }
    var value = GValue()
    let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    g_object_get_property(object, "gtk-enable-animations", &value)
    let isOn = g_value_get_boolean(&value) != 0
    g_value_unset(&value)
    surroundingsChanged { $0.reducesMotion = !isOn }
  }

  /// The keyboard's focus stops rotation from the moment that it is seen until it goes elsewhere or the pointer is used.
  ///
  /// GTK gives a new window's first widget the focus without showing it, and hides it again after a while. In a window
  /// that is not on the screen yet, nobody has seen the focus, whatever GTK says of it.
  private func focusChanged() {
    let flags = gtk_widget_get_state_flags(widget).rawValue
    let isInside = flags & (GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_WITHIN.rawValue) != 0
    let isShown = gtk_widget_get_mapped(widget) != 0 && window.map { gtk_window_get_focus_visible($0) != 0 } ?? false
    setFocus(isInside && (isShown || surroundings.hasFocus))
  }
}
