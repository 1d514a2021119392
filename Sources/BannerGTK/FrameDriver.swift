import CGtk

/// Calls back for each frame while frames are wanted, otherwise once at a deadline, otherwise never.
///
/// At any time there is at most one tick callback or one timer.
@MainActor
final class FrameDriver {
  private let widget: UnsafeMutablePointer<GtkWidget>
  /// The frame is due now; with the frame clock, or nil when a timer came to its end.
  var onTime: (_ frameClock: OpaquePointer?) -> Void = { _ in }
  private var tick: guint = 0
  private var timer: guint = 0
  private var timerDeadline: Double?

  init(widget: UnsafeMutablePointer<GtkWidget>) {
    self.widget = widget
  }

  /// Whether a tick callback is there; for tests.
  var isTicking: Bool { tick != 0 }
  /// Whether a timer is there; for tests.
  var isWaiting: Bool { timer != 0 }

  /// - Parameters:
  ///   - needsFrame: whether to call back for each frame.
  ///   - deadline: otherwise when to call back, in seconds of the same clock as `now`; nil for never.
  func run(needsFrame: Bool, deadline: Double?, now: Double) {
    guard !needsFrame else {
      stopTimer()
      startTicking()
      return
    }
    stopTicking()
    guard deadline != timerDeadline || timer == 0 else { return }
    stopTimer()
    if let deadline { startTimer(deadline, after: deadline - now) }
  }

  /// Takes everything out of GTK's and GLib's hands.
  func stop() {
    stopTicking()
    stopTimer()
  }

  private func startTicking() {
    guard tick == 0 else { return }
    tick = gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        // GTK calls back on the main actor's thread, and the clock stays there.
        nonisolated(unsafe) let clock = clock
        FrameDriver.isolated(data) { $0.onTime(clock) }
        return 1
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func stopTicking() {
    guard tick != 0 else { return }
    gtk_widget_remove_tick_callback(widget, tick)
    tick = 0
  }

  private func startTimer(_ deadline: Double, after seconds: Double) {
    let milliseconds = min(max(0, seconds * 1000).rounded(.up), Double(Int32.max))
    timerDeadline = deadline
    timer = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(milliseconds),
      { data in
        FrameDriver.isolated(data) { driver in
          driver.timer = 0
          driver.onTime(nil)
        }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func stopTimer() {
    timerDeadline = nil
    guard timer != 0 else { return }
    g_source_remove(timer)
    timer = 0
  }

  /// The callbacks' user data is not retained: whoever owns the driver calls `stop()` before letting it go.
  private nonisolated static func isolated(_ data: gpointer?, _ body: @MainActor (FrameDriver) -> Void) {
    let driver = Unmanaged<FrameDriver>.fromOpaque(data!).takeUnretainedValue()
    MainActor.assumeIsolated { body(driver) }
  }
}
