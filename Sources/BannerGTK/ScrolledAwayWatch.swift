import CGtk

/// Watches whether a widget is scrolled out of what can be seen of the scrolling widgets around it.
@MainActor
final class ScrolledAwayWatch {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let onChange: (Bool) -> Void
  private var scrollables: [UnsafeMutablePointer<GtkWidget>] = []
  private var signals: [SignalWatch] = []
  private var idle: guint = 0
  private var isAway = false

  /// - Parameters:
  ///   - widget: a widget that is mapped; the watch ends with `stop()` before it is not.
  ///   - onChange: told when it comes to be out of sight, and when it is back.
  init(of widget: UnsafeMutablePointer<GtkWidget>, onChange: @escaping (Bool) -> Void) {
    self.widget = widget
    self.onChange = onChange
    var ancestor = gtk_widget_get_parent(widget)
    while let current = ancestor {
      if UnsafeMutableRawPointer(current).isInstance(of: gtk_scrollable_get_type()) { watch(current) }
      ancestor = gtk_widget_get_parent(current)
    }
  }

  func stop() {
    signals = []
    scrollables = []
    if idle != 0 { g_source_remove(idle) }
    idle = 0
  }

  /// Something moved: looks where the widget is, once GTK has put it there.
  func look() {
    guard idle == 0, !scrollables.isEmpty else { return }
    idle = g_idle_add_full(
      G_PRIORITY_LOW,
      { data in
        let watch = Unmanaged<ScrolledAwayWatch>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { watch.lookNow() }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func lookNow() {
    idle = 0
    let isAway = scrollables.contains { !isInside($0) }
    guard isAway != self.isAway else { return }
    self.isAway = isAway
    onChange(isAway)
  }

  private func isInside(_ scrollable: UnsafeMutablePointer<GtkWidget>) -> Bool {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, scrollable, &bounds) != 0 else { return true }
    var seen = graphene_rect_t()
    let width = Float(gtk_widget_get_width(scrollable))
    let height = Float(gtk_widget_get_height(scrollable))
    graphene_rect_init(&seen, 0, 0, width, height)
    return graphene_rect_intersection(&seen, &bounds, nil)
  }

  private func watch(_ scrollable: UnsafeMutablePointer<GtkWidget>) {
    scrollables.append(scrollable)
    let pointer = OpaquePointer(scrollable)
    for adjustment in [gtk_scrollable_get_hadjustment(pointer), gtk_scrollable_get_vadjustment(pointer)] {
      guard let adjustment else { continue }
      for name in ["value-changed", "changed"] {
        let signal = Signal(name, of: UnsafeMutableRawPointer(adjustment)) { [unowned self] in look() }
        signals.append(SignalWatch(signal))
      }
    }
  }
}
