import CGtk

/// Watches whether a widget is scrolled out of what can be seen of the scrolling widgets around it.
@MainActor
final class ScrolledAwayWatch {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let onChange: (Bool) -> Void
  private var scrollables: [UnsafeMutablePointer<GtkWidget>] = []
  private var signals: [SignalWatch] = []
  private var isLooking = false
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
    guard !scrollables.isEmpty, let clock = gtk_widget_get_frame_clock(widget) else { return }
    let signal = Signal("after-paint", of: UnsafeMutableRawPointer(clock)) { [unowned self] in frameWasPainted() }
    signals.append(SignalWatch(signal))
    look()
  }

  func stop() {
    signals = []
    scrollables = []
  }

  /// Something moved: looks where the widget is at the end of the next frame, when GTK has put it there.
  func look() {
    guard !isLooking, !scrollables.isEmpty, let clock = gtk_widget_get_frame_clock(widget) else { return }
    isLooking = true
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT)
  }

  private func frameWasPainted() {
    guard isLooking else { return }
    isLooking = false
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
