import BannerImages
import Banners
import Foundation

/// The banners of sources that may change while they are shown: feeds are read again and again, never leaving a blank.
@MainActor
final class LiveLineup {
  private struct Part {
    var banners: [Banner]
    /// Whether the banners only fill in, for want of the source's own.
    var isStandIn = false
    var feed: LiveFeed?
    var news: FeedNews
  }

  private var parts: [Part] = []
  private var readers: [Task<Void, Never>] = []

  /// Reads what is on this machine, and tells on standard error what in it cannot be shown.
  ///
  /// - Parameter refresh: Seconds between two loads of a feed; 0 for one only.
  init(sources: [String], refresh: Double) throws(Failure) {
    for source in sources {
      parts.append(try Self.part(source, refresh: refresh))
    }
    if parts.allSatisfy({ $0.feed == nil && $0.banners.isEmpty }) {
      Console.report("\(sources.joined(separator: ", ")): nothing to show now; these are the built-in banners")
    }
  }

  /// What to show now.
  var banners: [Banner] {
    let own = parts.filter { !$0.isStandIn }.flatMap(\.banners)
    let shown = own.isEmpty ? parts.first { $0.isStandIn }?.banners ?? [] : own
    if shown.isEmpty { return parts.contains { $0.feed != nil } ? [] : BuiltInBanners.all }
    let items = shown.map { SourceContent.Item(name: $0.id, banner: $0) }
    return SourceContent(items: items).banners(at: nil)
  }

  /// Tells what to show, whenever it has changed.
  func follow(_ show: @escaping @MainActor ([Banner]) -> Void) {
    for (index, feed) in parts.map(\.feed).enumerated() {
      guard let feed else { continue }
      readers.append(
        Task { [weak self] in
          for await update in feed.updates {
            guard let self else { return }
            self.take(update, at: index)
            show(self.banners)
          }
        })
    }
  }

  func stop() {
    for reader in readers { reader.cancel() }
  }

  private func take(_ update: LiveFeed.Update, at index: Int) {
    parts[index].banners = update.banners
    parts[index].isStandIn = update.isBuiltIn
    parts[index].news.tell(update)
  }

  private static func part(_ source: String, refresh: Double) throws(Failure) -> Part {
    if let url = try WebAddress.url(of: source) {
      let lastGood = LastGoodOnDisk(feed: url) { problem in
        Task { @MainActor in Console.report("the feed cannot be kept for the next start: \(problem)") }
      }
      let feed = BannerFeed(url: url, loader: WebSourceLoader(), lastGood: lastGood)
      return Part(banners: [], feed: LiveFeed(feed, every: refresh), news: FeedNews(name: source))
    }
    // What is wrong with a file at the start is the caller's mistake, and told as such.
    let content = try SourceReader.content(of: [source])
    Complaints.tell(content)
    let banners = content.banners(at: Date())
    guard case .file? = try? FileKind(of: source), FeedSource.isFeed(source) else {
      return Part(banners: banners, news: FeedNews(name: source))
    }
    let url = URL(fileURLWithPath: source)
    return Part(
      banners: banners, feed: LiveFeed(BannerFeed(url: url), every: refresh),
      news: FeedNews(name: source, isReportKnown: true))
  }
}

extension LiveFeed.Update {
  /// Whether the built-in banners are shown, whatever the reason.
  fileprivate var isBuiltIn: Bool {
    if case .builtIn = result.origin { return true }
    return banners == BuiltInBanners.all
  }
}
