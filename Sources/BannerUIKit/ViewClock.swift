import UIKit

/// What tells a view the time and wakes it: the system's clock and timers, or a test's.
struct ViewClock {
  /// Seconds that only go forward.
  var now: @MainActor () -> Double
  /// Calls once, after some seconds, unless what is returned is called first.
  var wake: @MainActor (_ seconds: Double, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void

  /// The clock of views that are made from now on.
  @MainActor static var standard = system

  /// Timers run in the common modes: also while a finger holds another scroll view.
  static let system = ViewClock(
    now: { ProcessInfo.processInfo.systemUptime },
    wake: { seconds, action in
      let timer = Timer(timeInterval: seconds, repeats: false) { _ in MainActor.assumeIsolated { action() } }
      RunLoop.main.add(timer, forMode: .common)
      return { timer.invalidate() }
    })
}

/// One alarm, which may go off too early but never too late: a scrolling view puts its deadline off at each frame, and a
/// timer that is called off each time costs more than one that finds nothing to do.
@MainActor
final class Alarm {
  private let clock: ViewClock
  private let action: @MainActor () -> Void
  private var time: Double?
  private var callOff: (@MainActor () -> Void)?

  /// - Parameter action: must hold its owner weakly: a timer that is set holds it.
  init(_ clock: ViewClock, action: @escaping @MainActor () -> Void) {
    self.clock = clock
    self.action = action
  }

  /// Goes off at `time` at the latest, or never.
  func set(to time: Double?) {
    if let time, let earlier = self.time, earlier <= time { return }
    callOff?()
    callOff = nil
    self.time = time
    guard let time else { return }
    callOff = clock.wake(max(0, time - clock.now())) { [weak self] in self?.goOff() }
  }

  private func goOff() {
    time = nil
    callOff = nil
    action()
  }
}
