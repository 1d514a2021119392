import Foundation
import Synchronization

/// Waits on this thread for asynchronous work, which must not need the main actor.
///
/// The program does one thing after the other; only its libraries are asynchronous.
enum Blocking {
  static func wait<Value: Sendable, Failure: Error>(
    for work: @escaping @Sendable () async throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let answer = Answer<Value, Failure>()
    Task.detached {
      do throws(Failure) {
        answer.give(.success(try await work()))
      } catch {
        answer.give(.failure(error))
      }
    }
    return try answer.wait().get()
  }

  private final class Answer<Value: Sendable, Failure: Error>: Sendable {
    private let result = Mutex<Result<Value, Failure>?>(nil)
    private let isGiven = DispatchSemaphore(value: 0)

    func give(_ result: Result<Value, Failure>) {
      self.result.withLock { $0 = result }
      isGiven.signal()
    }

    func wait() -> Result<Value, Failure> {
      while true {
        isGiven.wait()
        if let result = result.withLock({ $0 }) { return result }
      }
    }
  }
}
