/// Lets so many pieces of work through at once: urgent ones first, the others in the room that is left to them.
final class PriorityGate: Sendable {
  private let limit: Int
  private let backgroundLimit: Int
  private let state = Locked(State())

  fileprivate struct State {
    var urgent: [Ticket] = []
    var background: [Ticket] = []
    var running = 0
    var runningInBackground = 0
  }

  fileprivate struct Ticket {
    var number: ObjectIdentifier
    /// Resumed with whether the work counts as background work.
    var waiter: Waiter<Bool>
  }

  /// - Parameters:
  ///   - limit: The most pieces of work at once, at least 1.
  ///   - backgroundLimit: How many of these may be others than urgent, at least 1.
  init(limit: Int, backgroundLimit: Int) {
    self.limit = max(1, limit)
    self.backgroundLimit = min(max(1, backgroundLimit), self.limit)
  }

  /// Does the work when its turn comes; nil if the calling task was cancelled before that.
  func run<Result: Sendable>(_ urgency: Urgency, _ work: () async -> Result) async -> Result? {
    let waiter = Waiter<Bool>()
    let ticket = Ticket(number: ObjectIdentifier(waiter), waiter: waiter)
    state.withLock { $0.background.append(ticket) }
    urgency.whenUrgent { [self] in
      state.withLock { state in
        guard let index = state.background.firstIndex(where: { $0.number == ticket.number }) else { return }
        state.urgent.append(state.background.remove(at: index))
      }
      letThrough()
    }
    letThrough()
    guard let isBackground = await waiter.value() else {
      forget(ticket)
      return nil
    }
    // Who was cancelled just after has no use for it either.
    let result = Task.isCancelled ? nil : await work()
    state.withLock { state in
      state.running -= 1
      if isBackground { state.runningInBackground -= 1 }
    }
    letThrough()
    return result
  }

  /// How much work waits for its turn.
  var waiting: Int { state.withLock { $0.urgent.count + $0.background.count } }

  private func forget(_ ticket: Ticket) {
    state.withLock { state in
      state.urgent.removeAll { $0.number == ticket.number }
      state.background.removeAll { $0.number == ticket.number }
    }
  }

  private func letThrough() {
    while let (ticket, isBackground) = state.withLock({ $0.next(limit, backgroundLimit) }) {
      guard !ticket.waiter.resume(isBackground) else { continue }
      // It was cancelled while it was taken: its place is free again.
      state.withLock { state in
        state.running -= 1
        if isBackground { state.runningInBackground -= 1 }
      }
    }
  }
}

extension PriorityGate.State {
  fileprivate mutating func next(_ limit: Int, _ backgroundLimit: Int) -> (PriorityGate.Ticket, isBackground: Bool)? {
    guard running < limit else { return nil }
    if !urgent.isEmpty {
      running += 1
      return (urgent.removeFirst(), false)
    }
    guard !background.isEmpty, runningInBackground < backgroundLimit else { return nil }
    running += 1
    runningInBackground += 1
    return (background.removeFirst(), true)
  }
}
