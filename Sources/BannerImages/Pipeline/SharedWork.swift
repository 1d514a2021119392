/// Work that is done once for all who want the same at the same time.
///
/// It starts with the first who asks, and stops when the last has gone. What it made is shared until all have done with
/// it, so that nobody starts it again while another still puts it where later ones will find it.
final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, ImageError>
  typealias Work = @Sendable (_ urgency: Urgency) async -> Outcome

  private let state = Locked(State())

  private struct State {
    var jobs: [Key: Job] = [:]
    var lastNumber = 0
  }

  private struct Job {
    let number: Int
    let urgency: Urgency
    var task: Task<Void, Never>?
    var outcome: Outcome?
    var users = 0
    var waiters: [Waiter<Outcome>] = []
  }

  /// Uses what the work for `key` makes; nil if the calling task was cancelled before it was made.
  ///
  /// - Parameters:
  ///   - urgency: Makes the work urgent as soon as it is urgent itself.
  ///   - work: Called if nobody else's is under way.
  ///   - body: What is done with it; until it returns, others share the same value.
  func use<Answer: Sendable>(
    _ key: Key, _ urgency: Urgency, work: @escaping Work, body: (Value) async -> Result<Answer, ImageError>
  ) async -> Result<Answer, ImageError>? {
    let waiter = Waiter<Outcome>()
    let (number, jobUrgency, outcome) = state.withLock { state in
      var job = state.jobs[key] ?? start(key, urgency, work, &state.lastNumber)
      job.users += 1
      if job.outcome == nil { job.waiters.append(waiter) }
      state.jobs[key] = job
      return (job.number, job.urgency, job.outcome)
    }
    defer { leave(key, number, waiter) }
    urgency.whenUrgent { jobUrgency.raise() }
    // No `??` here: its right side may not wait.
    let result: Outcome?
    if let outcome { result = outcome } else { result = await waiter.value() }
    switch result {
    case nil: return nil
    case .failure(let error): return .failure(error)
    case .success(let value): return await body(value)
    }
  }

  /// How many use the work for a key now, or wait for it.
  func users(of key: Key) -> Int { state.withLock { $0.jobs[key]?.users ?? 0 } }

  /// For how many keys there is work now.
  var count: Int { state.withLock { $0.jobs.count } }

  private func start(_ key: Key, _ urgency: Urgency, _ work: @escaping Work, _ number: inout Int) -> Job {
    number += 1
    let jobUrgency = Urgency(isUrgent: urgency.isUrgent)
    var job = Job(number: number, urgency: jobUrgency)
    job.task = Task { [number] in finish(key, number, await work(jobUrgency)) }
    return job
  }

  private func finish(_ key: Key, _ number: Int, _ outcome: Outcome) {
    let waiters = state.withLock { state -> [Waiter<Outcome>] in
      guard var job = state.jobs[key], job.number == number else { return [] }
      let waiters = job.waiters
      job.waiters = []
      job.outcome = outcome
      // Whoever comes after a failure may try anew.
      if case .failure = outcome { state.jobs[key] = nil } else { state.jobs[key] = job }
      return waiters
    }
    for waiter in waiters { _ = waiter.resume(outcome) }
  }

  private func leave(_ key: Key, _ number: Int, _ waiter: Waiter<Outcome>) {
    let abandoned = state.withLock { state -> Task<Void, Never>? in
      guard var job = state.jobs[key], job.number == number else { return nil }
      job.users -= 1
      job.waiters.removeAll { $0 === waiter }
      state.jobs[key] = job.users > 0 ? job : nil
      return job.users > 0 || job.outcome != nil ? nil : job.task
    }
    abandoned?.cancel()
  }
}
