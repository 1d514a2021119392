/// One that waits for a value and may be cancelled at any moment; whichever comes first counts.
final class Waiter<Value: Sendable>: Sendable {
  private let state = Locked(State.idle)

  private enum State {
    case idle
    case waiting(CheckedContinuation<Value?, Never>)
    case done(Value?)
  }

  /// The value; nil if the calling task was cancelled first.
  func value() async -> Value? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let early = state.withLock { state -> Value?? in
          guard case .done(let value) = state else {
            state = .waiting(continuation)
            return nil
          }
          return .some(value)
        }
        if let early { continuation.resume(returning: early) }
      }
    } onCancel: {
      _ = resume(nil)
    }
  }

  /// Ends the waiting; false if it had ended before.
  func resume(_ value: Value?) -> Bool {
    let (isFirst, continuation) = state.withLock { state -> (Bool, CheckedContinuation<Value?, Never>?) in
      switch state {
      case .idle:
        state = .done(value)
        return (true, nil)
      case .waiting(let continuation):
        state = .done(value)
        return (true, continuation)
      case .done:
        return (false, nil)
      }
    }
    continuation?.resume(returning: value)
    return isFirst
  }
}
