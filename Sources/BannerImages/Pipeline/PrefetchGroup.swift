/// The prefetches of one carousel: aimed anew at every turn, and ended with it.
public final class PrefetchGroup<Decoder: ImageDecoding>: Sendable {
  private let pipeline: ImagePipeline<Decoder>
  private let tasks = Locked([ImageRequest: (number: Int, task: Task<Void, Never>)]())
  private let lastNumber = Locked(0)

  public init(_ pipeline: ImagePipeline<Decoder>) { self.pipeline = pipeline }

  deinit { cancel() }

  /// Gets these pictures, the first one first, and stops getting those that are not among them.
  public func aim(at requests: [ImageRequest]) {
    let wanted = Set(requests)
    let unwanted = tasks.withLock { tasks in
      let unwanted = tasks.filter { !wanted.contains($0.key) }
      for request in unwanted.keys { tasks[request] = nil }
      return unwanted.values.map(\.task)
    }
    for task in unwanted { task.cancel() }
    for request in requests { start(request) }
  }

  /// Stops all.
  public func cancel() { aim(at: []) }

  private func start(_ request: ImageRequest) {
    let number = lastNumber.withLock { number in
      number += 1
      return number
    }
    tasks.withLock { tasks in
      guard tasks[request] == nil else { return }
      // Neither the group nor its pictures wait for this: it ends by itself or with the group.
      tasks[request] = (
        number,
        Task(priority: .utility) { [pipeline, weak self] in
          await pipeline.prefetch(request)
          self?.finish(request, number)
        }
      )
    }
  }

  private func finish(_ request: ImageRequest, _ number: Int) {
    tasks.withLock { tasks in
      if tasks[request]?.number == number { tasks[request] = nil }
    }
  }
}
