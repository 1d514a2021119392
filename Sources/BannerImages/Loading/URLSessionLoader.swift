#if !canImport(CCurl)
  import Foundation

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Loads over http and https with URLSession.
  ///
  /// No cookies are kept, and nothing is cached: caches stand before the loader. Bodies are counted as they arrive, and
  /// redirects are judged one by one.
  public final class URLSessionLoader: DataLoading {
    private let session: URLSession
    private let loads: URLSessionLoads

    public init(options: NetworkOptions = NetworkOptions()) {
      let options = options.sound
      let configuration = URLSessionConfiguration.ephemeral
      configuration.httpMaximumConnectionsPerHost = options.loadsPerHost
      // URLSession has one time-out for connecting and for silence.
      configuration.timeoutIntervalForRequest = max(options.connectTimeout, options.idleTimeout)
      configuration.timeoutIntervalForResource = options.totalTimeout
      configuration.httpShouldSetCookies = false
      configuration.httpCookieAcceptPolicy = .never
      configuration.httpCookieStorage = nil
      configuration.urlCache = nil
      configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
      #if canImport(Darwin)
        // Elsewhere it cannot be set, and is false.
        configuration.waitsForConnectivity = false
      #endif
      configuration.httpAdditionalHeaders = ["User-Agent": options.userAgent]
      loads = URLSessionLoads(rule: RedirectRule(limit: options.redirects))
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      session = URLSession(configuration: configuration, delegate: loads, delegateQueue: queue)
    }

    deinit {
      // A session keeps its delegate until it is told to end.
      session.finishTasksAndInvalidate()
    }

    public func load(_ request: LoadRequest) async throws(LoadError) -> LoadedData {
      let address = try WireAddress(request.url)
      var question = URLRequest(url: address.url)
      for (name, value) in request.headers { question.setValue(value, forHTTPHeaderField: name) }
      let task = session.dataTask(with: question)
      task.priority = request.isUrgent ? URLSessionTask.highPriority : URLSessionTask.lowPriority
      let result: Result<LoadedData, LoadError> = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          loads.add(task, request: request, address: address, continuation: continuation)
          task.resume()
        }
      } onCancel: {
        // A task that is cancelled before it is resumed still ends, with the error of a cancelled one.
        task.cancel()
      }
      return try result.get()
    }

    public func raise(_ url: URL) {
      loads.raise(url)
    }
  }

  /// What URLSession tells about each load.
  ///
  /// Safe to share: `loads` is read and written only while `lock` is held.
  private final class URLSessionLoads: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private struct Load {
      let task: URLSessionDataTask
      let request: LoadRequest
      var address: WireAddress
      let continuation: CheckedContinuation<Result<LoadedData, LoadError>, Never>
      var redirects = 0
      var body = Data()
      var failure: LoadError.Reason?
    }

    private let rule: RedirectRule
    private let lock = NSLock()
    private var loads: [Int: Load] = [:]

    init(rule: RedirectRule) {
      self.rule = rule
    }

    func add(
      _ task: URLSessionDataTask, request: LoadRequest, address: WireAddress,
      continuation: CheckedContinuation<Result<LoadedData, LoadError>, Never>
    ) {
      lock.withLock {
        loads[task.taskIdentifier] = Load(task: task, request: request, address: address, continuation: continuation)
      }
    }

    func raise(_ url: URL) {
      let tasks = lock.withLock { loads.values.filter { $0.request.url == url }.map(\.task) }
      for task in tasks { task.priority = URLSessionTask.highPriority }
    }

    /// The first failure of a load is the one that counts.
    private func fail(_ task: URLSessionTask, _ reason: LoadError.Reason) {
      lock.withLock {
        let earlier = loads[task.taskIdentifier]?.failure
        loads[task.taskIdentifier]?.failure = earlier ?? reason
      }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
      guard let load = lock.withLock({ loads[task.taskIdentifier] }), let url = newRequest.url else {
        return completionHandler(nil)
      }
      do throws(LoadError.Reason) {
        guard load.redirects < rule.limit else { throw .redirect("more than \(rule.limit) times") }
        let target = try rule.check(url, from: load.address)
        lock.withLock {
          loads[task.taskIdentifier]?.redirects += 1
          loads[task.taskIdentifier]?.address = target
        }
        var next = newRequest
        let headers = RedirectRule.headers(next.allHTTPHeaderFields ?? [:], from: load.address, to: target)
        next.allHTTPHeaderFields = headers
        completionHandler(next)
      } catch {
        fail(task, error)
        completionHandler(nil)
        task.cancel()
      }
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
      guard let load = lock.withLock({ loads[dataTask.taskIdentifier] }) else { return completionHandler(.cancel) }
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      if !(200..<300).contains(status), status != 304 {
        fail(dataTask, .status(status))
      } else if response.expectedContentLength > Int64(load.request.limit) {
        fail(dataTask, .tooLarge(limit: load.request.limit))
      }
      let isFailed = lock.withLock { loads[dataTask.taskIdentifier]?.failure != nil }
      completionHandler(isFailed ? .cancel : .allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      let load = lock.withLock { () -> Load? in
        guard let load = loads[dataTask.taskIdentifier], load.failure == nil else { return nil }
        if load.body.count + data.count > load.request.limit {
          loads[dataTask.taskIdentifier]?.failure = .tooLarge(limit: load.request.limit)
        } else {
          loads[dataTask.taskIdentifier]?.body.append(data)
        }
        return loads[dataTask.taskIdentifier]
      }
      guard let load else { return }
      if load.failure != nil { return dataTask.cancel() }
      let expected = dataTask.response?.expectedContentLength ?? -1
      load.request.onProgress?(load.body.count, expected >= load.body.count ? Int(expected) : nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      guard let load = lock.withLock({ loads.removeValue(forKey: task.taskIdentifier) }) else { return }
      let response = task.response as? HTTPURLResponse
      let retryAfter = response.flatMap {
        RetryAfter.seconds(
          status: $0.statusCode, headers: Self.headers(of: $0), now: Date().timeIntervalSince1970)
      }
      load.continuation.resume(
        returning: result(of: load, response: response, error: error)
          .mapError { LoadError(url: load.request.url, reason: $0, retryAfter: retryAfter) })
    }

    private func result(
      of load: Load, response: HTTPURLResponse?, error: (any Error)?
    ) -> Result<LoadedData, LoadError.Reason> {
      if let failure = load.failure { return .failure(failure) }
      if let error { return .failure(Self.reason(error)) }
      guard let response else { return .failure(.connection("the server did not answer")) }
      return .success(
        LoadedData(
          data: load.body, url: response.url ?? load.address.url, status: response.statusCode,
          headers: Self.headers(of: response)))
    }

    private static func headers(of response: HTTPURLResponse) -> [String: String] {
      var headers: [String: String] = [:]
      for (name, value) in response.allHeaderFields {
        headers["\(name)".lowercased()] = "\(value)"
      }
      return headers
    }

    private static func reason(_ error: any Error) -> LoadError.Reason {
      guard let error = error as? URLError else { return .connection(error.localizedDescription) }
      switch error.code {
      case .cancelled: return .cancelled
      case .timedOut: return .timedOut(error.localizedDescription)
      case .httpTooManyRedirects: return .redirect("too often")
      case .unsupportedURL: return .redirect("to an address that cannot be loaded")
      default: return .connection(error.localizedDescription)
      }
    }
  }
#endif
