import Banners
import Foundation
import Synchronization

/// Pictures from local files and from this library's own resources, decoded by gdk-pixbuf.
///
/// A picture is decoded off the main thread, at the size that covers the page and never larger than it is itself. A
/// request that is made again while it is under way joins it, and one that nobody waits for any more is not begun. What
/// was used last stays in memory.
public final class PixbufPictures: PictureLoading {
  private typealias Answer = Result<Picture, PictureError>

  /// A decode that is under way, and who waits for it.
  private struct Decode {
    let operation: BlockOperation
    var waiters: [Int: CheckedContinuation<Answer, Never>] = [:]
  }

  private struct State {
    var memory: PictureMemory
    var decodes: [PictureRequest: Decode] = [:]
    var waiterCount = 0
  }

  private let state: Mutex<State>
  private let queue = OperationQueue()

  /// - Parameter memoryLimit: the bytes of pixels that stay in memory. Default: 128 MB.
  public init(memoryLimit: Int = 128 << 20) {
    state = Mutex(State(memory: PictureMemory(limit: memoryLimit)))
    queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
  }

  /// The loader of all views to which the app gives none.
  public static let shared = PixbufPictures()

  public func cachedPicture(for request: PictureRequest) -> Picture? {
    state.withLock { $0.memory.picture(for: request) }
  }

  public func picture(for request: PictureRequest) async throws(PictureError) -> Picture {
    let waiter = state.withLock { state in
      state.waiterCount += 1
      return state.waiterCount
    }
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { join(request, as: waiter, $0) }
    } onCancel: {
      leave(request, as: waiter)
    }
    return try answer.get()
  }

  private func join(_ request: PictureRequest, as waiter: Int, _ continuation: CheckedContinuation<Answer, Never>) {
    if Task.isCancelled {
      continuation.resume(returning: .failure(PictureError(source: request.source, reason: .cancelled)))
      return
    }
    let known = state.withLock { state -> Picture? in
      if let picture = state.memory.picture(for: request) { return picture }
      if state.decodes[request] == nil {
        let operation = BlockOperation { [self] in decode(request) }
        state.decodes[request] = Decode(operation: operation)
        queue.addOperation(operation)
      }
      state.decodes[request]?.waiters[waiter] = continuation
      return nil
    }
    if let known { continuation.resume(returning: .success(known)) }
  }

  private func leave(_ request: PictureRequest, as waiter: Int) {
    let continuation = state.withLock { state -> CheckedContinuation<Answer, Never>? in
      guard let continuation = state.decodes[request]?.waiters.removeValue(forKey: waiter) else { return nil }
      if state.decodes[request]?.waiters.isEmpty == true {
        state.decodes.removeValue(forKey: request)?.operation.cancel()
      }
      return continuation
    }
    continuation?.resume(returning: .failure(PictureError(source: request.source, reason: .cancelled)))
  }

  private func decode(_ request: PictureRequest) {
    let answer = Answer { () throws(PictureError) in try PixbufDecoder(request).decode() }
    let decode = state.withLock { state in
      if case .success(let picture) = answer { state.memory.keep(picture, for: request) }
      return state.decodes.removeValue(forKey: request)
    }
    for waiter in decode?.waiters.values ?? [:].values { waiter.resume(returning: answer) }
  }
}
