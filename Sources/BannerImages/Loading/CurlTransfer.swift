#if canImport(CCurl)
  import CCurl
  import Foundation

  /// One load over libcurl: an easy handle, and what has arrived. It belongs to the thread of its ``CurlThread``.
  final class CurlTransfer {
    /// What became of one exchange with a server.
    enum Outcome {
      case done(Result<LoadedData, LoadError.Reason>)
      case redirected(to: WireAddress)
    }

    let ticket: CurlTicket
    private(set) var address: WireAddress
    /// Whether curl has it; false while it waits for its turn.
    private(set) var isRunning = false
    private(set) var easy: UnsafeMutableRawPointer

    private let request: LoadRequest
    private let options: NetworkOptions
    private var headerList: UnsafeMutablePointer<curl_slist>?
    /// libcurl writes here in words what went wrong.
    private let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
    private var headers: [String: String]
    private var redirects = 0
    private var head = ResponseHead()
    private var body = Data()
    /// Bytes of a body that nobody wants: a redirect's or an error's.
    private var discarded = 0
    private var received: curl_off_t = 0
    private var failure: LoadError.Reason?

    private var totalDeadline: Double?
    private var idleDeadline = 0.0
    private var exchangeStart = 0.0
    private var lastByte = 0.0

    /// A body that is thrown away is read this far, in bytes, since that keeps its connection; a longer one is cut off.
    private static let discardLimit = 64 << 10

    init?(ticket: CurlTicket, request: LoadRequest, address: WireAddress, options: NetworkOptions) {
      guard let easy = curl_easy_init() else {
        errorText.deallocate()
        return nil
      }
      self.easy = easy
      self.ticket = ticket
      self.request = request
      self.address = address
      self.options = options
      headers = request.headers
    }

    deinit {
      curl_easy_cleanup(easy)
      curl_slist_free_all(headerList)
      errorText.deallocate()
    }

    /// Gets the handle ready for one exchange; whoever calls this gives it to curl.
    func begin(at now: Double) {
      isRunning = true
      head = ResponseHead()
      body = Data()
      discarded = 0
      received = 0
      failure = nil
      exchangeStart = now
      lastByte = now
      idleDeadline = now + options.idleTimeout
      // Redirects do not start the clock anew.
      if totalDeadline == nil { totalDeadline = now + options.totalTimeout }
      configure()
    }

    /// When ``expire(at:)`` should be asked next; seconds on the clock of ``begin(at:)``.
    var deadline: Double { min(idleDeadline, totalDeadline ?? .infinity) }

    /// Whether the load has now taken too long; if so, ``outcome(of:)`` knows why.
    func expire(at now: Double) -> Bool {
      if let totalDeadline, now >= totalDeadline {
        failure = failure ?? .timedOut("the load took more than \(Self.seconds(options.totalTimeout))")
        return true
      }
      guard now >= idleDeadline else { return false }
      // Until the request can be sent, curl's own connect time-out counts.
      let ready = Double(banner_curl_ready_time(easy)) / 1e6
      let base = ready > 0 ? max(lastByte, exchangeStart + ready) : now
      idleDeadline = base + options.idleTimeout
      guard now >= idleDeadline else { return false }
      failure = failure ?? .timedOut("the server sent nothing for \(Self.seconds(options.idleTimeout))")
      return true
    }

    /// What became of the exchange that ended with `code`. The handle has left curl by then.
    func outcome(of code: CURLcode) -> Outcome {
      isRunning = false
      // A head that settles the matter counts, however the body that nobody wants has ended.
      if head.isComplete, !isWanted {
        guard RedirectRule.isRedirect(head.status), let location = head.headers["location"] else {
          return .done(.failure(.status(head.status)))
        }
        do throws(LoadError.Reason) {
          let rule = RedirectRule(limit: options.redirects)
          let target = try rule.target(of: location, from: address, followed: redirects)
          redirects += 1
          headers = RedirectRule.headers(headers, from: address, to: target)
          address = target
          return .redirected(to: target)
        } catch {
          return .done(.failure(error))
        }
      }
      if let failure { return .done(.failure(failure)) }
      guard code == CURLE_OK else { return .done(.failure(reason(code))) }
      return .done(
        .success(LoadedData(data: body, url: address.url, status: head.status, headers: head.headers)))
    }

    /// For how many seconds the server asks to be left alone.
    var retryAfter: Double? {
      RetryAfter.seconds(status: head.status, headers: head.headers, now: Date().timeIntervalSince1970)
    }

    private var isWanted: Bool { (200..<300).contains(head.status) || head.status == 304 }

    private func configure() {
      curl_easy_reset(easy)
      errorText[0] = 0
      let context = Unmanaged.passUnretained(self).toOpaque()
      banner_curl_set_pointer(easy, CURLOPT_ERRORBUFFER, errorText)
      banner_curl_set_text(easy, CURLOPT_URL, address.url.absoluteString)
      banner_curl_allow_http_only(easy)
      // Redirects are followed here and not by curl, which would go from https to http.
      banner_curl_set_number(easy, CURLOPT_FOLLOWLOCATION, 0)
      banner_curl_set_number(easy, CURLOPT_NOSIGNAL, 1)
      banner_curl_do_not_wait_for_names(easy)
      banner_curl_set_number(easy, CURLOPT_CONNECTTIMEOUT_MS, Int(options.connectTimeout * 1000))
      banner_curl_set_number(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
      banner_curl_set_number(easy, CURLOPT_SSL_VERIFYPEER, 1)
      banner_curl_set_number(easy, CURLOPT_SSL_VERIFYHOST, 2)
      if let authorities = options.authorities {
        banner_curl_set_text(easy, CURLOPT_CAINFO, authorities.path)
        banner_curl_set_text(easy, CURLOPT_CAPATH, nil)
      }
      banner_curl_set_text(easy, CURLOPT_USERAGENT, options.userAgent)
      // Empty stands for every encoding that this libcurl knows.
      banner_curl_set_text(easy, CURLOPT_ACCEPT_ENCODING, "")
      curl_slist_free_all(headerList)
      headerList = nil
      for (name, value) in headers {
        headerList = curl_slist_append(headerList, value.isEmpty ? "\(name);" : "\(name): \(value)")
      }
      banner_curl_set_pointer(easy, CURLOPT_HTTPHEADER, headerList)
      banner_curl_set_receiver(easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
        CurlTransfer.at(context).receiveHeader(bytes, size * count) ? size * count : 0
      }
      banner_curl_set_pointer(easy, CURLOPT_HEADERDATA, context)
      banner_curl_set_receiver(easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
        CurlTransfer.at(context).receiveBody(bytes, size * count) ? size * count : 0
      }
      banner_curl_set_pointer(easy, CURLOPT_WRITEDATA, context)
      banner_curl_set_progress(easy) { context, _, received, _, _ in
        CurlTransfer.at(context).noteReceived(received)
        return 0
      }
      banner_curl_set_pointer(easy, CURLOPT_XFERINFODATA, context)
      banner_curl_set_number(easy, CURLOPT_NOPROGRESS, 0)
    }

    private static func at(_ context: UnsafeMutableRawPointer?) -> CurlTransfer {
      Unmanaged<CurlTransfer>.fromOpaque(context!).takeUnretainedValue()
    }

    /// Bytes as they come over the wire, before they are decoded: any of them is a sign of life.
    private func noteReceived(_ count: curl_off_t) {
      guard count != received else { return }
      received = count
      lastByte = CurlThread.now()
    }

    /// False stops the exchange.
    private func receiveHeader(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> Bool {
      lastByte = CurlThread.now()
      let wasComplete = head.isComplete
      head.add(line: UnsafeRawBufferPointer(start: bytes, count: count))
      if head.isTooLong {
        failure = .connection("the answer's headers are longer than \(ResponseHead.limit) bytes")
        return false
      }
      guard head.isComplete, !wasComplete, let length = head.contentLength else { return true }
      guard isWanted else { return length <= Self.discardLimit }
      if length > request.limit {
        failure = .tooLarge(limit: request.limit)
        return false
      }
      // A server may claim what it likes: memory for more than this is taken as bytes arrive.
      body.reserveCapacity(min(length, 1 << 20))
      return true
    }

    /// False stops the exchange.
    private func receiveBody(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> Bool {
      guard let bytes else { return true }
      guard isWanted else {
        discarded += count
        return discarded <= Self.discardLimit
      }
      guard body.count + count <= request.limit else {
        failure = .tooLarge(limit: request.limit)
        return false
      }
      UnsafeRawPointer(bytes).withMemoryRebound(to: UInt8.self, capacity: count) { body.append($0, count: count) }
      request.onProgress?(body.count, head.bodyLength)
      return true
    }

    private func reason(_ code: CURLcode) -> LoadError.Reason {
      let words = errorText[0] == 0 ? String(cString: curl_easy_strerror(code)) : String(cString: errorText)
      switch code {
      case CURLE_PARTIAL_FILE: return .truncated
      case CURLE_OPERATION_TIMEDOUT:
        return .timedOut("connecting took more than \(Self.seconds(options.connectTimeout))")
      default: return .connection(words)
      }
    }

    private static func seconds(_ seconds: Double) -> String {
      "\(seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)) s"
    }
  }
#endif
