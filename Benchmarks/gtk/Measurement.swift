import CGtk
import Foundation

/// One process's measurement: a window whose carousel changes its page every 800 ms, as autoplay would.
@MainActor
final class Measurement {
  private let subject: Subject
  private var goTo: (Int) -> Void = { _ in }
  private var changes = 0
  private var frames = 0
  private var begin: (main: Double, process: Double) = (0, 0)
  private var loop = g_main_loop_new(nil, 0)

  /// In milliseconds: long enough for each motion to come to rest.
  private static let period: guint = 800
  /// Changes that fill caches and are not counted, and those that are.
  private static let warmUp = 3
  private static let counted = 10

  init(of subject: Subject) {
    self.subject = subject
  }

  /// Measures, and prints the figures of `Figures` on one line.
  func run() {
    let window = gtk_window_new()!
    let (widget, goTo) = subject.make()
    self.goTo = goTo
    gtk_window_set_default_size(window.window, Int32(Subject.width), Int32(Subject.height))
    gtk_window_set_child(window.window, widget)
    gtk_window_present(window.window)
    let clock = gtk_widget_get_frame_clock(window)!
    let user = Unmanaged.passUnretained(self).toOpaque()
    let painted: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, user in
      let measurement = Unmanaged<Measurement>.fromOpaque(user!).takeUnretainedValue()
      MainActor.assumeIsolated { measurement.frames += 1 }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(clock), "after-paint", unsafeBitCast(painted, to: GCallback.self), user, nil,
      GConnectFlags(rawValue: 0))
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, Self.period,
      { user in
        let measurement = Unmanaged<Measurement>.fromOpaque(user!).takeUnretainedValue()
        MainActor.assumeIsolated { measurement.change() }
        return 1
      }, user, nil)
    g_main_loop_run(loop)
  }

  private func change() {
    if changes == Self.warmUp {
      begin = (Self.seconds(CLOCK_THREAD_CPUTIME_ID), Self.seconds(CLOCK_PROCESS_CPUTIME_ID))
      frames = 0
    }
    if changes == Self.warmUp + Self.counted {
      finish()
      return
    }
    changes += 1
    // There and back again, since the peer has no loop.
    let turn = changes % (2 * (Subject.pictureCount - 1))
    goTo(turn < Subject.pictureCount ? turn : 2 * (Subject.pictureCount - 1) - turn)
  }

  private func finish() {
    let count = Double(max(1, frames))
    let figures = Figures(
      framesAChange: count / Double(Self.counted),
      mainThread: (Self.seconds(CLOCK_THREAD_CPUTIME_ID) - begin.main) / count * 1000,
      process: (Self.seconds(CLOCK_PROCESS_CPUTIME_ID) - begin.process) / count * 1000,
      memory: Self.anonymousMemory())
    print(figures.line)
    g_main_loop_quit(loop)
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The process's anonymous memory, in megabytes.
  private static func anonymousMemory() -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
    return (kilobytes ?? 0) / 1024
  }
}

/// What one measurement found.
struct Figures {
  var framesAChange: Double
  /// Milliseconds of the main thread's and of the whole process's processor time for each frame.
  var mainThread: Double
  var process: Double
  /// Megabytes.
  var memory: Double

  /// The two motions do not take equally long, so that a frame alone does not tell what a change costs.
  var mainThreadAChange: Double { framesAChange * mainThread }

  var line: String { "\(framesAChange) \(mainThread) \(process) \(memory)" }

  init(framesAChange: Double, mainThread: Double, process: Double, memory: Double) {
    self.framesAChange = framesAChange
    self.mainThread = mainThread
    self.process = process
    self.memory = memory
  }

  init?(line: String) {
    let values = line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard values.count == 4 else { return nil }
    self.init(framesAChange: values[0], mainThread: values[1], process: values[2], memory: values[3])
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
  }
}
