import Foundation

/// A feed that is read again and again, and tells what is to be shown whenever that changes.
///
/// ```swift
/// let feed = BannerFeed(url: url, loader: FeedLoader(), lastGood: LastGoodOnDisk(feed: url))
/// let live = LiveFeed(feed, every: 300)
/// for await update in live.updates { show(update.banners) }
/// ```
///
/// It begins with the last good answer, where there is one, and reads the feed at the same time. Banners come and go by
/// their `startsAt` and `endsAt` without a load. A load that fails is tried again after 5 seconds, then ever later, to
/// the interval or a minute, whichever is longer, and not before the server wants to be asked again, if that is within an
/// hour; there is one load at a time.
public actor LiveFeed {
  /// What is to be shown now.
  public struct Update: Hashable, Sendable {
    /// The banners whose time it is, or the built-in ones where there are none.
    public let banners: [Banner]
    /// Where they came from, and the report on them.
    public let result: FeedResult
  }

  /// What is to be shown, for one reader: an update when the banners, the feed's report, or where they came from has
  /// changed. A reader that is late gets the newest only. It ends with ``stop()``; when its reader's task is cancelled,
  /// the loads end as well.
  public nonisolated let updates: AsyncStream<Update>

  private let feed: BannerFeed
  private let clock: FeedClock
  private let continuation: AsyncStream<Update>.Continuation
  private var pacing: FeedPacing
  private var result: FeedResult?
  private var shown: Update?
  private var loading: Task<Void, Never>?
  private var timer: Task<Void, Never>?
  /// Until when, in seconds of uptime, the screen may wait for the first answer.
  private var patienceEnds: Double?
  private var isStopped = false

  /// Makes a live feed, which begins at once.
  ///
  /// - Parameters:
  ///   - interval: Seconds between two loads, at least 0.1; 0 for one load only. Default: 300.
  ///   - clock: What tells the time. Default: the system's.
  public init(_ feed: BannerFeed, every interval: Double = 300, clock: FeedClock = .system) {
    self.feed = feed
    self.clock = clock
    pacing = FeedPacing(interval: interval)
    (updates, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    continuation.onTermination = { [weak self] _ in Task { await self?.stop() } }
    Task { await begin() }
  }

  deinit {
    loading?.cancel()
    timer?.cancel()
    continuation.finish()
  }

  /// Reads the feed now, and returns when its answer is there; joins a load that is under way.
  public func refresh() async {
    load()
    await loading?.value
  }

  /// Ends loads, waits and ``updates``, for good.
  public func stop() {
    isStopped = true
    loading?.cancel()
    timer?.cancel()
    continuation.finish()
  }

  private func begin() async {
    let standIn = await feed.standIn()
    if result == nil {
      result = standIn
      // Built-in banners would flash up before a feed that is only a moment away.
      if case .builtIn = standIn.origin { patienceEnds = clock.uptime() + Self.patience }
    }
    load()
    tick()
  }

  private func load() {
    guard loading == nil, !isStopped else { return }
    loading = Task { [weak self, feed] in
      let result = await feed.load()
      await self?.loaded(result)
    }
  }

  private func loaded(_ result: FeedResult) {
    loading = nil
    guard !isStopped else { return }
    self.result = result
    patienceEnds = nil
    pacing.loadEnded(at: clock.uptime(), failed: result.isFailure, retryAfter: result.error?.retryAfter)
    tick()
  }

  /// Does what is due, and waits for what is due next.
  private func tick() {
    timer?.cancel()
    guard !isStopped else { return }
    let uptime = clock.uptime()
    if let next = pacing.nextLoad, next <= uptime { load() }
    if let end = patienceEnds, end <= uptime { patienceEnds = nil }
    if patienceEnds == nil { publish() }
    guard let delay = delay(at: uptime) else { return }
    timer = Task { [weak self, clock] in
      await clock.sleep(delay)
      guard !Task.isCancelled else { return }
      await self?.tick()
    }
  }

  private func publish() {
    guard let result else { return }
    let update = Update(banners: result.banners(at: clock.now()), result: result)
    if let shown, shown.banners == update.banners, shown.result.isLike(result) { return }
    shown = update
    continuation.yield(update)
  }

  /// Seconds to the next thing to do; nil if there is none.
  private func delay(at uptime: Double) -> Double? {
    var delays: [Double] = []
    if loading == nil, let next = pacing.nextLoad { delays.append(next - uptime) }
    if let end = patienceEnds { delays.append(end - uptime) }
    let now = clock.now()
    if let change = result?.banners.nextChange(after: now) {
      // The time of day may be set meanwhile, which no timer feels.
      delays.append(min(change.timeIntervalSince(now), Self.longestBlindWait))
    }
    return delays.min().map { max(0, $0) }
  }

  /// Seconds that the screen may stay as it is before the first answer, when there is none to stand in.
  static let patience = 1.0
  /// Seconds after which the time of day is looked at again.
  static let longestBlindWait = 30.0
}

extension FeedResult {
  /// Whether a load is to be tried again soon: a feed of no banners is a good answer, and one without an address has none.
  fileprivate var isFailure: Bool {
    guard let problem = error?.problem else { return false }
    return problem != .noBanners && problem != .notConfigured
  }

  /// Whether it comes from the same place and had the same report; why a feed fails may change with each load.
  fileprivate func isLike(_ other: FeedResult) -> Bool {
    guard report == other.report else { return false }
    switch (origin, other.origin) {
    case (.feed, .feed): return true
    case (.lastGood(let one), .lastGood(let two)), (.builtIn(let one), .builtIn(let two)):
      return (one.problem == .pending) == (two.problem == .pending)
        && (one.problem == .noBanners) == (two.problem == .noBanners)
    default: return false
    }
  }
}
