#if canImport(CCurl)
  import CCurl
  import Foundation
  import Glibc
  import Synchronization

  /// The thread that does a loader's work, and the letter box through which others reach it.
  ///
  /// The thread starts with the first load. It ends when its loader has gone, or when nothing was asked of it for as
  /// long as connections are kept; the next load then starts another.
  final class CurlThread: Sendable {
    /// A multi handle, for `curl_multi_wakeup` only.
    ///
    /// Safe to share: that function alone may be called from any thread. The letter box has it only while the handle
    /// lives, and it is used only while the letter box is locked.
    private struct Bell: @unchecked Sendable {
      let multi: UnsafeMutableRawPointer
    }

    private struct LetterBox {
      var hasThread = false
      var isClosed = false
      var bell: Bell?
      var jobs: [CurlJob] = []
      var cancelled: [CurlTicket] = []
      var raised: [URL] = []
      /// How many of the loads that the thread has wait for their turn.
      var waiting = 0

      var isEmpty: Bool { jobs.isEmpty && cancelled.isEmpty && raised.isEmpty }

      mutating func ring() {
        if let bell { curl_multi_wakeup(bell.multi) }
      }
    }

    /// What the system calls the thread; Linux allows 15 bytes.
    static let name = "banner-loader"
    private static let isCurlReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    private let options: NetworkOptions
    private let letterBox = Mutex(LetterBox())

    init(options: NetworkOptions) {
      self.options = options.sound
    }

    /// Hands in a load; its continuation is resumed exactly once, whatever happens.
    func submit(_ job: CurlJob) {
      enum Next { case nothing, start, refuse }
      let next = letterBox.withLock { box -> Next in
        if job.ticket.isCancelled { return .refuse }
        if box.isEmpty { box.ring() }
        box.jobs.append(job)
        if box.hasThread { return .nothing }
        box.hasThread = true
        return .start
      }
      switch next {
      case .nothing: break
      case .refuse: job.end(.failure(.cancelled))
      case .start: start()
      }
    }

    /// Cancels a load at any moment, also before it is handed in and after it has ended.
    func cancel(_ ticket: CurlTicket) {
      // In this order a load is either refused when it is handed in, or found by the thread.
      ticket.cancel()
      letterBox.withLock { box in
        guard box.hasThread else { return }
        if box.isEmpty { box.ring() }
        box.cancelled.append(ticket)
      }
    }

    /// Makes the loads of `url` that wait for their turn urgent.
    func raise(_ url: URL) {
      letterBox.withLock { box in
        guard box.hasThread else { return }
        if box.isEmpty { box.ring() }
        box.raised.append(url)
      }
    }

    /// Lets the thread end as soon as it has nothing to do.
    func close() {
      letterBox.withLock { box in
        box.isClosed = true
        box.ring()
      }
    }

    /// How many loads wait for their turn, as the thread last said.
    var waitingCount: Int { letterBox.withLock { $0.waiting } }

    var isRunning: Bool { letterBox.withLock { $0.hasThread } }

    /// Seconds on a clock that never goes back.
    static func now() -> Double {
      Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    }

    private func start() {
      let thread = Thread { [self] in
        // The app's signals are none of this thread's business, and a broken connection must not end the app.
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        // Only a thread that runs already takes a name.
        Thread.current.name = Self.name
        run()
      }
      thread.start()
    }

    private func run() {
      guard Self.isCurlReady, let work = CurlWork(options: options) else {
        let jobs = letterBox.withLock { box in
          let jobs = box.jobs
          box = LetterBox(isClosed: box.isClosed)
          return jobs
        }
        for job in jobs { job.end(.failure(.connection("libcurl could not be started"))) }
        return
      }
      let bell = Bell(multi: work.multi)
      letterBox.withLock { $0.bell = bell }
      var idleSince = Self.now()
      while true {
        let now = Self.now()
        if !work.isIdle { idleSince = now }
        let isWorkIdle = work.isIdle
        let isTired = now - idleSince >= options.keepAlive
        let letters = letterBox.withLock { box -> LetterBox? in
          if box.isEmpty, isWorkIdle, box.isClosed || isTired {
            box.hasThread = false
            box.bell = nil
            return nil
          }
          let letters = box
          box.jobs = []
          box.cancelled = []
          box.raised = []
          return letters
        }
        guard let letters else { return }
        for job in letters.jobs { work.add(job) }
        for url in letters.raised { work.raise(url) }
        for ticket in letters.cancelled { work.cancel(ticket) }
        work.go()
        letterBox.withLock { $0.waiting = work.waitingCount }
        guard work.isIdle else {
          work.wait(atMost: .infinity)
          continue
        }
        // What rang for the end may have rung for the letters too: it rings once.
        work.wait(atMost: letters.isClosed ? 0 : max(0, idleSince + options.keepAlive - Self.now()))
      }
    }
  }
#endif
