import Foundation

@testable import Banners

/// A clock that stands still until a test moves it; it begins at `start`, with an uptime of 0.
final class MovedClock: @unchecked Sendable {
  // Safe to share: everything below is touched only while the lock is held.
  private let lock = NSLock()
  private var date: Date
  private var uptime = 0.0
  private var sleepers: [Int: (end: Double, continuation: CheckedContinuation<Void, Never>)] = [:]
  private var cancelled: Set<Int> = []
  private var count = 0

  init(_ start: Date = at(0)) { date = start }

  var clock: FeedClock {
    FeedClock(
      now: { self.lock.withLock { self.date } }, uptime: { self.lock.withLock { self.uptime } },
      sleep: { await self.sleep($0) })
  }

  /// Time goes by, and whoever has slept long enough wakes.
  func move(by seconds: Double) {
    let awake = lock.withLock {
      uptime += seconds
      date += seconds
      let awake = sleepers.filter { $0.value.end <= uptime }
      for id in awake.keys { sleepers[id] = nil }
      return awake
    }
    for sleeper in awake.values { sleeper.continuation.resume() }
  }

  /// Somebody sets the time of day.
  func set(_ date: Date) { lock.withLock { self.date = date } }

  /// Waits until somebody sleeps for so many seconds from now.
  func sleeper(for seconds: Double) async {
    while !lock.withLock({ sleepers.values.contains { abs($0.end - uptime - seconds) < 1e-6 } }) { await Task.yield() }
  }

  /// Waits until nobody sleeps.
  func noSleeper() async {
    while !lock.withLock({ sleepers.isEmpty }) { await Task.yield() }
  }

  private func sleep(_ seconds: Double) async {
    let id = lock.withLock {
      count += 1
      return count
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = lock.withLock {
          if cancelled.contains(id) { return true }
          sleepers[id] = (uptime + seconds, continuation)
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      let sleeper = lock.withLock {
        cancelled.insert(id)
        return sleepers.removeValue(forKey: id)
      }
      sleeper?.continuation.resume()
    }
  }
}
