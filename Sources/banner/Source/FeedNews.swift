import Banners

/// Tells on standard error how a feed that is read again and again fares: each change once, not each load.
@MainActor
struct FeedNews {
  /// The feed as the user named it.
  let name: String
  private var isFailing = false
  private var isOutOfTime = false
  private var report: FeedReport?
  private var isReportKnown: Bool

  /// - Parameter isReportKnown: Whether the first report has been told already.
  init(name: String, isReportKnown: Bool = false) {
    self.name = name
    self.isReportKnown = isReportKnown
  }

  mutating func tell(_ update: LiveFeed.Update) {
    if let line = line(for: update.result.origin) { Console.report("\(name): \(line)") }
    let wasOutOfTime = isOutOfTime
    isOutOfTime = update.result.origin == .feed && update.banners == BuiltInBanners.all
    if isOutOfTime, !wasOutOfTime {
      Console.report("\(name): nothing to show now; these are the built-in banners")
    }
    guard update.result.origin == .feed, update.result.report != report else { return }
    report = update.result.report
    if isReportKnown {
      isReportKnown = false
      return
    }
    var complaints = Complaints()
    for issue in update.result.report.issues { complaints.add("\(name): \(issue)") }
    complaints.end()
  }

  /// What there is to say; nil where nothing has changed that matters.
  mutating func line(for origin: FeedResult.Origin) -> String? {
    switch origin {
    case .feed:
      defer { isFailing = false }
      return isFailing ? "the feed is back" : nil
    case .lastGood(let error): return failure(error, instead: "its last good banners")
    case .builtIn(let error): return failure(error, instead: "the built-in banners")
    }
  }

  private mutating func failure(_ error: FeedError, instead banners: String) -> String? {
    guard error.problem != .pending, !isFailing else { return nil }
    isFailing = true
    return "\(error.problem); showing \(banners)"
  }
}
