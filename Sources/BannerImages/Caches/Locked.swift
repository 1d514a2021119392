import Foundation

/// State that one thread at a time may touch, for a moment.
///
/// `Synchronization.Mutex` would do, but needs iOS 18; this package begins at iOS 15.
///
/// Unchecked, and safe: `state` is private and only touched between `lock()` and `unlock()`, and what goes in and out
/// is `Sendable` itself.
final class Locked<State: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var state: State

  init(_ state: State) { self.state = state }

  /// Calls `body` while no other thread is in here; it must be short, and must not come back here.
  func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&state)
  }
}
