#if canImport(CCurl)
  import Foundation

  /// Loads over http and https with libcurl, on one thread of its own.
  ///
  /// Proxies are taken from the environment, as curl does; no cookies are kept, and certificates are always checked.
  /// A load's progress is told on that thread, which does nothing else meanwhile. Copies of one load are not shared.
  public final class CurlLoader: DataLoading {
    private let thread: CurlThread

    /// Makes a loader; its thread starts with the first load, and ends after the loader has gone.
    public init(options: NetworkOptions = NetworkOptions()) {
      thread = CurlThread(options: options)
    }

    deinit {
      thread.close()
    }

    public func load(_ request: LoadRequest) async throws(LoadError) -> LoadedData {
      let address = try WireAddress(request.url)
      try Self.check(request)
      let ticket = CurlTicket()
      let result: Result<LoadedData, LoadError> = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          thread.submit(CurlJob(ticket: ticket, request: request, address: address, continuation: continuation))
        }
      } onCancel: {
        thread.cancel(ticket)
      }
      return try result.get()
    }

    public func raise(_ url: URL) {
      thread.raise(url)
    }

    /// How many loads wait for their turn; for tests.
    var waitingCount: Int { thread.waitingCount }

    /// Whether there is a thread; for tests.
    var hasThread: Bool { thread.isRunning }

    /// A line break in a header would begin a header, or a request, that nobody asked for.
    private static func check(_ request: LoadRequest) throws(LoadError) {
      for (name, value) in request.headers {
        let isName = !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") }
        let isValue = value.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }
        guard isName, isValue else {
          throw LoadError(url: request.url, reason: .connection("the header \(name) cannot be sent"))
        }
      }
    }
  }
#endif
