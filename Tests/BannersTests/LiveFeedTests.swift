import Foundation
import Testing

@testable import Banners

@Suite(.timeLimit(.minutes(1))) struct LiveFeedTests {
  /// A server that answers when it is told to, one request after the other.
  private actor Server: FeedLoading {
    private(set) var requests = 0
    private var answers: [Result<String, FeedError>] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private(set) var mostWaiting = 0

    func load(_ url: URL, limit: Int) async throws -> LoadedFeed {
      requests += 1
      if answers.isEmpty {
        await withCheckedContinuation {
          waiting.append($0)
          mostWaiting = max(mostWaiting, waiting.count)
        }
      }
      return LoadedFeed(data: Data(try answers.removeFirst().get().utf8), url: url)
    }

    /// The next answer to a request, which may be waiting for it.
    func answer(_ json: String) { add(.success(json)) }

    func fail(retryAfter: Double? = nil) {
      add(.failure(FeedError(address: web, problem: .unreadable("down"), retryAfter: retryAfter)))
    }

    func requested(_ count: Int) async {
      while requests < count { await Task.yield() }
    }

    private func add(_ answer: Result<String, FeedError>) {
      answers.append(answer)
      if !waiting.isEmpty { waiting.removeFirst().resume() }
    }
  }

  private let server = Server()
  private let memory = LastGoodInMemory()
  private let clock = MovedClock()

  private func live(every interval: Double = 300) -> LiveFeed {
    LiveFeed(BannerFeed(url: web, loader: server, lastGood: memory), every: interval, clock: clock.clock)
  }

  private func pictures(_ update: LiveFeed.Update?) -> [String] {
    update?.banners.map { ($0.imageAddress as NSString).lastPathComponent } ?? []
  }

  @Test func itIsReadAgainOnItsIntervalAndTellsOnlyWhatHasChanged() async {
    await server.answer(#"["a.jpg"]"#)
    let feed = live()
    var updates = feed.updates.makeAsyncIterator()
    #expect(pictures(await updates.next()) == ["a.jpg"])
    await clock.sleeper(for: 300)
    await server.answer(#"["a.jpg"]"#)
    clock.move(by: 300)
    await server.requested(2)
    await clock.sleeper(for: 300)
    await server.answer(#"["b.jpg"]"#)
    clock.move(by: 300)
    // The second answer was the same as the first and told nothing.
    #expect(pictures(await updates.next()) == ["b.jpg"])
    #expect(await server.requests == 3)
  }

  @Test func theLastGoodAnswerIsShownWhileTheServerStalls() async {
    await memory.keep(LoadedFeed(data: Data(#"["old.jpg"]"#.utf8), url: web))
    let feed = live()
    var updates = feed.updates.makeAsyncIterator()
    let first = await updates.next()
    #expect(pictures(first) == ["old.jpg"])
    #expect(first?.result.error?.problem == .pending)
    await server.answer(#"["new.jpg"]"#)
    #expect(pictures(await updates.next()) == ["new.jpg"])
  }

  @Test func theBuiltInBannersComeAfterAMomentAndNotBefore() async {
    let feed = live()
    var updates = feed.updates.makeAsyncIterator()
    await clock.sleeper(for: LiveFeed.patience)
    clock.move(by: LiveFeed.patience)
    let first = await updates.next()
    #expect(first?.banners == BuiltInBanners.all)
    #expect(first?.result.error?.problem == .pending)
    await server.fail()
    #expect(await updates.next()?.result.error?.problem == .unreadable("down"))
  }

  @Test func failuresAreToldOnceAndTriedAgainEverLater() async {
    await server.answer(#"["a.jpg"]"#)
    let feed = live()
    var updates = feed.updates.makeAsyncIterator()
    _ = await updates.next()
    await clock.sleeper(for: 300)
    await server.fail()
    clock.move(by: 300)
    let failed = await updates.next()
    #expect(pictures(failed) == ["a.jpg"])
    #expect(failed?.result.error != nil)
    for (number, delay) in [5.0, 10, 20, 40, 80, 160].enumerated() {
      await clock.sleeper(for: delay)
      await server.fail()
      clock.move(by: delay)
      await server.requested(3 + number)
    }
    await clock.sleeper(for: 300)
    await server.answer(#"["a.jpg"]"#)
    clock.move(by: 300)
    #expect(await updates.next()?.result.origin == .feed)
    #expect(await server.requests == 9)
  }

  @Test func aServerIsLeftAloneForAsLongAsItAsks() async {
    await server.fail(retryAfter: 1234)
    let feed = live()
    var updates = feed.updates.makeAsyncIterator()
    #expect(await updates.next()?.result.error?.retryAfter == 1234)
    await clock.sleeper(for: 1234)
    await server.answer(#"["a.jpg"]"#)
    clock.move(by: 1234)
    #expect(pictures(await updates.next()) == ["a.jpg"])
  }

  @Test func refreshReadsAtOnceAndJoinsALoadThatIsUnderWay() async {
    await server.answer(#"["a.jpg"]"#)
    let feed = live()
    var updates = feed.updates.makeAsyncIterator()
    _ = await updates.next()
    await clock.sleeper(for: 300)
    async let one: Void = feed.refresh()
    await server.requested(2)
    async let two: Void = feed.refresh()
    async let three: Void = feed.refresh()
    await server.answer(#"["b.jpg"]"#)
    _ = await (one, two, three)
    #expect(pictures(await updates.next()) == ["b.jpg"])
    #expect(await server.mostWaiting == 1)
    // The next one comes a whole interval later.
    await clock.sleeper(for: 300)
  }

  @Test func withAnIntervalOfZeroItIsReadOnceUntilAsked() async {
    await server.answer(#"["a.jpg"]"#)
    let feed = live(every: 0)
    var updates = feed.updates.makeAsyncIterator()
    _ = await updates.next()
    await clock.noSleeper()
    clock.move(by: 1e6)
    await server.answer(#"["b.jpg"]"#)
    await feed.refresh()
    #expect(pictures(await updates.next()) == ["b.jpg"])
    #expect(await server.requests == 2)
  }

  @Test func bannersComeAndGoByTheirTimesAlsoWhileALoadStalls() async {
    await server.answer(
      #"[{"image":"a.jpg","endsAt":"1970-01-01T00:00:20Z"},{"image":"b.jpg","startsAt":"1970-01-01T00:00:10Z"}]"#)
    let feed = live(every: 5)
    var updates = feed.updates.makeAsyncIterator()
    #expect(pictures(await updates.next()) == ["a.jpg"])
    await clock.sleeper(for: 5)
    clock.move(by: 5)
    await server.requested(2)
    await clock.sleeper(for: 5)
    clock.move(by: 5)
    #expect(pictures(await updates.next()) == ["a.jpg", "b.jpg"])
    await clock.sleeper(for: 10)
    clock.move(by: 10)
    #expect(pictures(await updates.next()) == ["b.jpg"])
    #expect(await server.requests == 2)
  }

  @Test func aTimeOfDayThatIsSetIsNoticed() async {
    await server.answer(#"[{"image":"a.jpg","startsAt":"2026-01-01"}]"#)
    let feed = live()
    var updates = feed.updates.makeAsyncIterator()
    #expect(await updates.next()?.banners == BuiltInBanners.all)
    await clock.sleeper(for: LiveFeed.longestBlindWait)
    clock.set(FeedDate.parse("2026-01-02")!)
    clock.move(by: LiveFeed.longestBlindWait)
    #expect(pictures(await updates.next()) == ["a.jpg"])
  }

  @Test func itEndsWithItsReader() async {
    await server.answer(#"["a.jpg"]"#)
    let feed = live()
    let reader = Task {
      for await _ in feed.updates {}
    }
    await clock.sleeper(for: 300)
    reader.cancel()
    await clock.noSleeper()
    await feed.refresh()
    #expect(await server.requests == 1)
  }

  @Test func nothingRunsOnAfterTheLastReference() async {
    await server.answer(#"["a.jpg"]"#)
    weak var gone: LiveFeed?
    var updates: AsyncStream<LiveFeed.Update>?
    do {
      let feed = live()
      gone = feed
      updates = feed.updates
      await clock.sleeper(for: 300)
    }
    await clock.noSleeper()
    while gone != nil { await Task.yield() }
    var rest = 0
    if let updates { for await _ in updates { rest += 1 } }
    #expect(rest == 1, "the stream ends")
  }
}
