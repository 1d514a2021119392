/// When a live feed is read again: on an interval, sooner after a failure, and ever later while it goes on failing.
struct FeedPacing: Equatable, Sendable {
  /// Seconds between two loads; nil for a feed that is read once.
  let interval: Double?
  private(set) var failures = 0
  /// When the next load begins, in seconds of uptime; nil for never by itself.
  private(set) var nextLoad: Double?

  /// - Parameter interval: In seconds, at least ``shortestInterval``; 0, less, or no number for a feed that is read once.
  init(interval: Double) {
    self.interval = interval > 0 && interval.isFinite ? max(interval, Self.shortestInterval) : nil
  }

  /// A load has ended at `time`.
  ///
  /// - Parameter retryAfter: For how many seconds a server in trouble asks to be left alone.
  mutating func loadEnded(at time: Double, failed: Bool, retryAfter: Double? = nil) {
    failures = failed ? failures + 1 : 0
    guard let interval else { return }
    let retryDelay = max(Self.retryDelay(after: failures, interval: interval), min(retryAfter ?? 0, Self.longestRest))
    nextLoad = time + (failed ? retryDelay : interval)
  }

  /// In seconds: no server is asked more often.
  static let shortestInterval = 0.1
  /// In seconds: a short trouble is over soon.
  private static let firstRetry = 5.0
  /// In seconds: a server in trouble is not asked more often than this in the end, however short the interval.
  private static let longTrouble = 60.0
  /// In seconds: the longest rest that a server may ask for; a slip of a digit must not keep a feed away for a year.
  static let longestRest = 3600.0

  /// Seconds from a failure to the next load: 5, or the interval if that is less, then each time twice as long, to the
  /// interval or a minute, whichever is longer.
  static func retryDelay(after failures: Int, interval: Double) -> Double {
    let longest = max(interval, longTrouble)
    var delay = min(firstRetry, interval)
    for _ in 1..<max(1, min(failures, 64)) { delay = min(delay * 2, longest) }
    return delay
  }
}
