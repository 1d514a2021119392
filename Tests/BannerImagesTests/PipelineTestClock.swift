import Foundation

@testable import BannerImages

/// A clock that stands still until a test moves it.
final class TestClock: Sendable {
  private struct Sleeper {
    var end: Double
    var waiter: Waiter<Bool>
  }

  private struct State {
    var uptime: Double = 0
    var wallOffset: Double = 1_000_000
    var sleepers: [Sleeper] = []
  }

  private let state = Locked(State())

  var clock: PipelineClock {
    PipelineClock(
      wallTime: { self.state.withLock { $0.uptime + $0.wallOffset } }, uptime: { self.uptime },
      sleep: { await self.sleep($0) })
  }

  var uptime: Double { state.withLock { $0.uptime } }

  /// How many wait for a later time.
  var sleepers: Int { state.withLock { $0.sleepers.count } }

  /// Moves the time on, past the ends of sleeps.
  func advance(by seconds: Double) {
    let awake = state.withLock { state in
      state.uptime += seconds
      let awake = state.sleepers.filter { $0.end <= state.uptime }
      state.sleepers.removeAll { $0.end <= state.uptime }
      return awake
    }
    for sleeper in awake { _ = sleeper.waiter.resume(true) }
  }

  /// Sets the time of day, as a user or a time server does.
  func setWallClock(by seconds: Double) {
    state.withLock { $0.wallOffset += seconds }
  }

  private func sleep(_ seconds: Double) async {
    let waiter = Waiter<Bool>()
    state.withLock { $0.sleepers.append(Sleeper(end: $0.uptime + seconds, waiter: waiter)) }
    _ = await waiter.value()
    state.withLock { $0.sleepers.removeAll { $0.waiter === waiter } }
  }
}
