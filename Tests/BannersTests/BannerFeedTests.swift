import Foundation
import Testing

@testable import Banners

@Suite struct BannerFeedTests {
  /// Answers with what it is told to, and counts.
  private actor Server: FeedLoading {
    private var answers: [Result<String, any Error>]
    private(set) var limits: [Int] = []

    init(_ answers: Result<String, any Error>...) { self.answers = answers }

    func load(_ url: URL, limit: Int) throws -> LoadedFeed {
      limits.append(limit)
      return LoadedFeed(data: Data(try answers.removeFirst().get().utf8), url: url)
    }
  }

  /// Holds every answer back until it is told which to give.
  private actor SlowServer: FeedLoading {
    private var waiting: [CheckedContinuation<String, Never>] = []

    func load(_ url: URL, limit: Int) async -> LoadedFeed {
      let json = await withCheckedContinuation { waiting.append($0) }
      return LoadedFeed(data: Data(json.utf8), url: url)
    }

    func answer(_ index: Int, _ json: String) { waiting[index].resume(returning: json) }

    func count(_ count: Int) async {
      while waiting.count < count { await Task.yield() }
    }
  }

  private struct Redirect: FeedLoading {
    let target: URL

    func load(_ url: URL, limit: Int) -> LoadedFeed {
      LoadedFeed(data: Data(#"["a.jpg"]"#.utf8), url: target)
    }
  }

  private static let down = Result<String, any Error>.failure(FeedError.Problem.unreadable("HTTP status 503"))
  private static let downError = FeedError(address: web, problem: .unreadable("HTTP status 503"))

  @Test func aGoodFeedIsShown() async {
    let server = Server(.success(#"["a.jpg",null]"#))
    let result = await BannerFeed(url: web, loader: server).load()
    #expect(result.origin == .feed)
    #expect(result.error == nil)
    #expect(result.banners.map(\.imageAddress) == ["https://shop.example/banners/a.jpg"])
    #expect(result.report.issues.map(\.mark) == ["1. entry"])
    #expect(await server.limits == [4 << 20])
  }

  @Test func aServerThatIsDownFromTheBeginningShowsTheBuiltInBanners() async {
    let result = await BannerFeed(url: web, loader: Server(Self.down)).load()
    #expect(result.banners == BuiltInBanners.all)
    #expect(result.origin == .builtIn(because: Self.downError))
    #expect(result.report == FeedReport())
  }

  @Test func aFeedWithoutAnAddressIsNoFailure() async {
    let result = await BannerFeed(url: nil).load()
    #expect(result.banners == BuiltInBanners.all)
    #expect(result.error == FeedError(address: nil, problem: .notConfigured))
  }

  @Test func aServerThatGoesDownLeavesTheLastGoodAnswer() async {
    let feed = BannerFeed(
      url: web, loader: Server(.success(#"["a.jpg",7]"#), Self.down, .success("["), .success(#"["b.jpg"]"#), Self.down))
    let first = await feed.load()
    let second = await feed.load()
    #expect(second.banners == first.banners)
    #expect(second.origin == .lastGood(because: Self.downError))
    #expect(second.report == first.report)
    let third = await feed.load()
    #expect(third.banners == first.banners)
    #expect(third.error?.problem == .notJSON("the text ends where a value should be", line: 1, column: 2))
    #expect(await feed.load().origin == .feed)
    #expect(await feed.load().banners.map(\.imageAddress) == ["https://shop.example/banners/b.jpg"])
  }

  @Test func aFeedWithoutOneGoodEntryIsNoGoodAnswer() async {
    let feed = BannerFeed(url: web, loader: Server(.success(#"["a.jpg"]"#), .success(#"[null,{"id":"x"}]"#)))
    _ = await feed.load()
    let result = await feed.load()
    #expect(result.banners.map(\.imageAddress) == ["https://shop.example/banners/a.jpg"])
    guard case .lastGood(let error) = result.origin, case .noUsableEntry(let report) = error.problem else {
      Issue.record("came from \(result.origin)")
      return
    }
    #expect(report.entryCount == 2)
    #expect(
      error.description
        == "https://shop.example/banners/feed.json: none of the feed's 2 entries can be shown; the first: "
        + "entry[0]: is null, not an object or a picture's address; the banner is left out")
  }

  @Test func aFeedThatSaysItHasNoBannersIsBelievedAndBringsNoOldOnesBack() async {
    let feed = BannerFeed(url: web, loader: Server(.success(#"["a.jpg"]"#), .success("[]"), Self.down))
    _ = await feed.load()
    let empty = await feed.load()
    #expect(empty.banners == BuiltInBanners.all)
    #expect(empty.origin == .builtIn(because: FeedError(address: web, problem: .noBanners)))
    #expect(await feed.load().origin == .builtIn(because: Self.downError))
  }

  @Test func anOlderAnswerThatComesLateIsNotKept() async {
    let server = SlowServer()
    let memory = LastGoodInMemory()
    let feed = BannerFeed(url: web, loader: server, lastGood: memory)
    async let first = feed.load()
    await server.count(1)
    async let second = feed.load()
    await server.count(2)
    await server.answer(1, #"["new.jpg"]"#)
    #expect(await second.origin == .feed)
    await server.answer(0, #"["old.jpg"]"#)
    #expect(await first.origin == .feed)
    #expect(await memory.lastGood()?.data == Data(#"["new.jpg"]"#.utf8))
  }

  @Test func whatWasKeptIsJudgedLikeANewAnswer() async {
    let memory = LastGoodInMemory()
    for kept in ["", "[", "[]", "[null]"] {
      await memory.keep(LoadedFeed(data: Data(kept.utf8), url: web))
      let result = await BannerFeed(url: web, loader: Server(Self.down), lastGood: memory).load()
      #expect(result.origin == .builtIn(because: Self.downError))
    }
    await memory.keep(LoadedFeed(data: Data(#"["a.jpg"]"#.utf8), url: web))
    let result = await BannerFeed(url: web, loader: Server(Self.down), lastGood: memory).load()
    #expect(result.origin == .lastGood(because: Self.downError))
  }

  @Test func relativeAddressesFollowARedirectButNeverToAFile() async {
    let target = URL(string: "https://cdn.example/f/feed.json")!
    let moved = await BannerFeed(url: web, loader: Redirect(target: target)).load()
    #expect(moved.banners.map(\.imageAddress) == ["https://cdn.example/f/a.jpg"])
    let trap = await BannerFeed(url: web, loader: Redirect(target: file)).load()
    #expect(trap.error == FeedError(address: web, problem: .unreadable("it was redirected to a file")))
  }

  @Test func anyErrorOfALoaderIsKeptAsAReason() async {
    struct Odd: Error, LocalizedError { let errorDescription: String? = "the cable is out" }
    let result = await BannerFeed(url: web, loader: Server(.failure(Odd()))).load()
    #expect(result.error == FeedError(address: web, problem: .unreadable("the cable is out")))
    let whole = FeedError(address: file, problem: .empty)
    #expect(await BannerFeed(url: web, loader: Server(.failure(whole))).load().error == whole)
  }

  @Test func theLimitsAndTheLinksAreTheAppsOwn() async {
    var limits = FeedDocument.Limits()
    limits.bytes = 50
    let server = Server(
      .success(#"[{"image":"a.jpg","link":"myshop:1"}]"#), .success(String(repeating: " ", count: 51)))
    let feed = BannerFeed(url: web, loader: server, links: LinkPolicy(ownSchemes: ["myshop"]), limits: limits)
    #expect(await feed.load().banners[0].link == URL(string: "myshop:1"))
    #expect(await feed.load().error?.problem == .tooLarge(limit: 50))
    #expect(await server.limits == [50, 50])
  }

  @Test func whenNoBannerIsActiveTheBuiltInOnesFillIn() async {
    let server = Server(.success(#"[{"image":"a.jpg","startsAt":"2026-01-01","endsAt":"2026-02-01"}]"#))
    let result = await BannerFeed(url: web, loader: server).load()
    #expect(result.banners(at: FeedDate.parse("2026-01-15")!) == result.banners)
    #expect(result.banners(at: FeedDate.parse("2026-03-15")!) == BuiltInBanners.all)
  }
}
