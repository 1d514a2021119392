import Foundation

/// A feed of banners that always has something to show: its own, else those of its last good answer, else the built-in.
public actor BannerFeed {
  /// Where the feed is; nil while that is not known, which is no failure: the built-in banners are shown.
  public let url: URL?
  private let loader: any FeedLoading
  private let links: LinkPolicy
  private let limits: FeedDocument.Limits
  private let memory: any LastGoodKeeping
  private let builtIn: [Banner]
  private var loads = 0
  private var lastKept = 0

  /// Makes a feed; nothing is read before ``load()``.
  ///
  /// - Parameters:
  ///   - loader: What reads the feed. Default: from files.
  ///   - links: Which links banners may have. Default: `https` and `http`.
  ///   - lastGood: What keeps the last good answer. Default: memory.
  ///   - builtIn: What is shown when there is nothing else. Default: the three banners of this library.
  public init(
    url: URL?, loader: any FeedLoading = FileFeedLoader(), links: LinkPolicy = LinkPolicy(),
    limits: FeedDocument.Limits = FeedDocument.Limits(), lastGood: any LastGoodKeeping = LastGoodInMemory(),
    builtIn: [Banner] = BuiltInBanners.all
  ) {
    self.url = url
    self.loader = loader
    self.links = links
    self.limits = limits
    self.memory = lastGood
    self.builtIn = builtIn
  }

  /// Reads the feed, and falls back as far as it has to. May be called again at any time.
  ///
  /// A feed that says it has no banners is believed: the built-in banners are shown, and no earlier answer comes back.
  public func load() async -> FeedResult {
    loads += 1
    let turn = loads
    do throws(FeedError) {
      let answer = try await answer()
      let document = try read(answer)
      if document.banners.isEmpty, document.report.entryCount > 0 {
        throw FeedError(address: answer.url, problem: .noUsableEntry(document.report))
      }
      // Of two answers on their way at a time, the one that was asked for later is the one to keep.
      if turn > lastKept {
        lastKept = turn
        await memory.keep(answer)
      }
      if document.banners.isEmpty {
        return builtIn(because: FeedError(address: answer.url, problem: .noBanners))
      }
      return result(document, .feed)
    } catch {
      return await fallback(because: error)
    }
  }

  /// What there is to show before the first load: the last good answer, or the built-in banners. Nothing is loaded.
  public func standIn() async -> FeedResult {
    await fallback(because: FeedError(address: url, problem: url == nil ? .notConfigured : .pending))
  }

  private func answer() async throws(FeedError) -> LoadedFeed {
    guard let url else { throw FeedError(address: nil, problem: .notConfigured) }
    let answer: LoadedFeed
    do {
      answer = try await loader.load(url, limit: limits.bytes, unlessStill: await memory.lastGood())
    } catch let problem as FeedError.Problem {
      throw FeedError(address: url, problem: problem)
    } catch let error as FeedError {
      throw error
    } catch {
      throw FeedError(address: url, problem: .unreadable(error.localizedDescription))
    }
    // A file may name files, so no answer from elsewhere may pass for one.
    if answer.url.isFileURL, !url.isFileURL {
      throw FeedError(address: url, problem: .unreadable("it was redirected to a file"))
    }
    return answer
  }

  private func read(_ answer: LoadedFeed) throws(FeedError) -> FeedDocument {
    try FeedDocument(data: answer.data, baseURL: answer.url, links: links, limits: limits)
  }

  private func fallback(because error: FeedError) async -> FeedResult {
    if url != nil, let answer = await memory.lastGood(), let document = try? read(answer), !document.banners.isEmpty {
      return result(document, .lastGood(because: error))
    }
    return builtIn(because: error)
  }

  private func builtIn(because error: FeedError) -> FeedResult {
    FeedResult(banners: builtIn, origin: .builtIn(because: error), report: FeedReport(), builtIn: builtIn)
  }

  private func result(_ document: FeedDocument, _ origin: FeedResult.Origin) -> FeedResult {
    FeedResult(banners: document.banners, origin: origin, report: document.report, builtIn: builtIn)
  }
}
