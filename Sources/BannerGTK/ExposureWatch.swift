import CGtk

/// Watches how much of a widget can be seen in the scrolling widgets around it.
@MainActor
final class ExposureWatch {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let onChange: (Double) -> Void
  private var scrollables: [UnsafeMutablePointer<GtkWidget>] = []
  private var signals: [SignalWatch] = []
  private var isLooking = false
  private var exposure = 1.0

  /// - Parameters:
  ///   - widget: a widget that is mapped; the watch ends with `stop()` before it is not.
  ///   - onChange: told which part of it is in sight, from 0 to 1, when that is another than before; at first it is 1.
  init(of widget: UnsafeMutablePointer<GtkWidget>, onChange: @escaping (Double) -> Void) {
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
    let exposure = partInSight
    guard exposure != self.exposure else { return }
    self.exposure = exposure
    onChange(exposure)
  }

  private var partInSight: Double {
    let width = Float(gtk_widget_get_width(widget))
    let height = Float(gtk_widget_get_height(widget))
    guard width > 0, height > 0 else { return 1 }
    var seen = graphene_rect_t()
    graphene_rect_init(&seen, 0, 0, width, height)
    for scrollable in scrollables {
      var window = graphene_rect_t()
      guard gtk_widget_compute_bounds(scrollable, widget, &window) != 0 else { continue }
      var both = graphene_rect_t()
      guard graphene_rect_intersection(&seen, &window, &both) else { return 0 }
      seen = both
    }
    return Double(graphene_rect_get_area(&seen) / (width * height))
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
