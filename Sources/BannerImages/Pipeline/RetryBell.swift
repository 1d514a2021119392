/// Wakes all that wait for another try, when there is reason to try at once.
final class RetryBell: Sendable {
  private let state = Locked(State())

  private struct State {
    var rings = 0
    var sleepers: [ObjectIdentifier: Waiter<Bool>] = [:]
  }

  /// How often it has rung: told to ``sleep(_:after:_:)``, so that no ring is missed between a failure and its wait.
  var rings: Int { state.withLock { $0.rings } }

  /// Returns after so many seconds of the clock, when it rings, or when the calling task is cancelled; at once if it has
  /// rung more often than `rings` times.
  func sleep(_ seconds: Double, after rings: Int, _ clock: PipelineClock) async {
    let waiter = Waiter<Bool>()
    let isLate = state.withLock { state in
      if state.rings == rings { state.sleepers[ObjectIdentifier(waiter)] = waiter }
      return state.rings != rings
    }
    if isLate { return }
    let timer = Task {
      await clock.sleep(seconds)
      _ = waiter.resume(true)
    }
    _ = await waiter.value()
    timer.cancel()
    state.withLock { _ = $0.sleepers.removeValue(forKey: ObjectIdentifier(waiter)) }
  }

  func ring() {
    let sleepers = state.withLock { state in
      state.rings += 1
      defer { state.sleepers = [:] }
      return Array(state.sleepers.values)
    }
    for sleeper in sleepers { _ = sleeper.resume(true) }
  }
}
