import Dispatch
import Foundation

/// A few queues on which files are read, so that a slow disk holds up neither the caller's threads nor all other files.
struct BackgroundReading: Sendable {
  private let queues = (0..<4).map { DispatchQueue(label: "banner-files-\($0)", qos: .userInitiated) }

  /// Runs `work` on one of the queues. It is given a question to ask between its steps: whether it has been cancelled.
  func run<Success: Sendable>(
    _ work: @escaping @Sendable (_ isCancelled: () -> Bool) -> Result<Success, LoadError>
  ) async -> Result<Success, LoadError> {
    let flag = Flag()
    let queue = queues[Int.random(in: queues.indices)]
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: work { flag.isSet }) }
      }
    } onCancel: {
      flag.set()
    }
  }

  /// Safe to share: `value` is read and written only while `lock` is held.
  private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isSet: Bool { lock.withLock { value } }

    func set() {
      lock.withLock { value = true }
    }
  }
}
