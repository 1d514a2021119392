#if canImport(CCurl)
  import Synchronization

  /// One call of ``CurlLoader/load(_:)``: what it is known by, and whether it has been cancelled.
  final class CurlTicket: Sendable {
    private let cancelled = Atomic(false)

    var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

    func cancel() {
      cancelled.store(true, ordering: .releasing)
    }
  }

  extension CurlTicket: Hashable {
    static func == (a: CurlTicket, b: CurlTicket) -> Bool { a === b }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  /// A load on its way to the thread that does it.
  struct CurlJob: Sendable {
    let ticket: CurlTicket
    let request: LoadRequest
    let address: WireAddress
    let continuation: CheckedContinuation<Result<LoadedData, LoadError>, Never>

    func end(_ result: Result<LoadedData, LoadError.Reason>, retryAfter: Double? = nil) {
      continuation.resume(
        returning: result.mapError { LoadError(url: request.url, reason: $0, retryAfter: retryAfter) })
    }
  }
#endif
