#if canImport(CCurl)
  import CCurl
  import Foundation

  /// A multi handle with all that it does. It never leaves the thread that made it.
  final class CurlWork {
    let multi: UnsafeMutableRawPointer
    private let options: NetworkOptions
    private var queue: LoadQueue<CurlTicket>
    private var jobs: [CurlTicket: (job: CurlJob, transfer: CurlTransfer)] = [:]
    /// The transfers that curl has, by their easy handles.
    private var running: [UnsafeMutableRawPointer: CurlTransfer] = [:]

    init?(options: NetworkOptions) {
      guard let multi = curl_multi_init() else { return nil }
      self.multi = multi
      self.options = options
      queue = LoadQueue(loads: options.loads, loadsPerHost: options.loadsPerHost)
      banner_curl_set_limit(multi, CURLMOPT_MAX_HOST_CONNECTIONS, options.loadsPerHost)
      banner_curl_set_limit(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, options.loads)
      banner_curl_set_limit(multi, CURLMOPT_MAXCONNECTS, options.loads)
    }

    deinit {
      // Nothing runs any more: the thread ends only when it is idle.
      curl_multi_cleanup(multi)
    }

    var isIdle: Bool { jobs.isEmpty }

    var waitingCount: Int { queue.waiting }

    func add(_ job: CurlJob) {
      guard
        let transfer = CurlTransfer(
          ticket: job.ticket, request: job.request, address: job.address, options: options)
      else {
        job.end(.failure(.connection("libcurl has no memory")))
        return
      }
      jobs[job.ticket] = (job, transfer)
      queue.add(job.ticket, origin: job.address.origin, isUrgent: job.request.isUrgent)
    }

    func raise(_ url: URL) {
      for (ticket, entry) in jobs where !entry.transfer.isRunning && entry.job.request.url == url {
        queue.raise(ticket)
      }
    }

    func cancel(_ ticket: CurlTicket) {
      guard let (job, transfer) = jobs.removeValue(forKey: ticket) else { return }
      if transfer.isRunning {
        release(transfer)
      } else {
        _ = queue.remove(ticket)
      }
      job.end(.failure(.cancelled))
    }

    /// Starts what may start, moves what runs, and ends what has ended.
    func go() {
      start()
      var count: Int32 = 0
      curl_multi_perform(multi, &count)
      // A message is gone once its handle is removed.
      var ended: [(UnsafeMutableRawPointer, CURLcode)] = []
      var left: Int32 = 0
      while let message = curl_multi_info_read(multi, &left) {
        if message.pointee.msg == CURLMSG_DONE {
          ended.append((message.pointee.easy_handle, message.pointee.data.result))
        }
      }
      for (easy, code) in ended {
        if let transfer = running[easy] { finish(transfer, code) }
      }
      let now = CurlThread.now()
      for transfer in running.values where transfer.deadline <= now && transfer.expire(at: now) {
        finish(transfer, CURLE_OPERATION_TIMEDOUT)
      }
      start()
    }

    /// Sleeps until something arrives, somebody rings, or a time-out is due.
    func wait(atMost limit: Double) {
      let due = running.values.lazy.map(\.deadline).min() ?? .infinity
      let seconds = min(limit, max(0, due - CurlThread.now()))
      // Rounded up, so that a deadline has passed when the thread wakes for it.
      curl_multi_poll(multi, nil, 0, Int32((min(seconds, 3600) * 1000).rounded(.up)), nil)
    }

    private func start() {
      while let ticket = queue.next() {
        guard let transfer = jobs[ticket]?.transfer else { continue }
        transfer.begin(at: CurlThread.now())
        running[transfer.easy] = transfer
        let code = curl_multi_add_handle(multi, transfer.easy)
        if code != CURLM_OK {
          release(transfer)
          end(transfer, .failure(.connection(String(cString: curl_multi_strerror(code)))))
        }
      }
    }

    private func finish(_ transfer: CurlTransfer, _ code: CURLcode) {
      release(transfer)
      switch transfer.outcome(of: code) {
      case .done(let result): end(transfer, result)
      case .redirected(let address):
        // It was started once: now it goes before whatever nobody waits for.
        queue.add(transfer.ticket, origin: address.origin, isUrgent: true)
      }
    }

    private func end(_ transfer: CurlTransfer, _ result: Result<LoadedData, LoadError.Reason>) {
      jobs.removeValue(forKey: transfer.ticket)?.job.end(result, retryAfter: transfer.retryAfter)
    }

    private func release(_ transfer: CurlTransfer) {
      curl_multi_remove_handle(multi, transfer.easy)
      running[transfer.easy] = nil
      queue.ended(origin: transfer.address.origin)
    }
  }
#endif
