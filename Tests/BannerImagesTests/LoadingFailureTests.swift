import Foundation
import Testing

@testable import BannerImages

/// What is said, and how soon, when a server or an address is no good.
@Suite struct LoadingFailureTests {
  private let server = LoadingServer.shared
  private let loader = CurlLoader()

  private func failure(_ path: String, limit: Int = 64 << 20, loader: CurlLoader? = nil) async -> LoadError.Reason? {
    await (loader ?? self.loader).failure(server.url(path), limit: limit)
  }

  private func loader(connect: Double = 10, idle: Double = 20, total: Double = 120) -> CurlLoader {
    var options = NetworkOptions()
    options.connectTimeout = connect
    options.idleTimeout = idle
    options.totalTimeout = total
    return CurlLoader(options: options)
  }

  private func isConnection(_ reason: LoadError.Reason?) -> Bool {
    if case .connection(let words)? = reason { return !words.isEmpty }
    return false
  }

  @Test(arguments: [400, 404, 410, 500, 503]) func anErrorStatusIsTold(status: Int) async {
    #expect(await failure("status?status=\(status)") == .status(status))
    #expect(await failure("status?status=\(status)&size=1000000") == .status(status))
  }

  @Test(arguments: [(429, 17.0), (503, 17), (404, nil), (200, nil)] as [(Int, Double?)])
  func howLongAServerWantsToBeLeftAloneIsTold(status: Int, seconds: Double?) async {
    let url = server.url("status?status=\(status)&headers=%7B%22Retry-After%22:%2217%22%7D")
    do throws(LoadError) {
      _ = try await loader.load(LoadRequest(url: url))
      #expect(status == 200)
    } catch {
      #expect(error == LoadError(url: url, reason: .status(status), retryAfter: seconds))
    }
  }

  @Test func anErrorWithAnEndlessBodyIsToldAtOnce() async {
    #expect(await failure("endless?status=404&key=endless-404") == .status(404))
    #expect(await failure("stall?status=500&after=10&size=1000", loader: loader(idle: 1)) == .status(500))
  }

  @Test func aPictureThatIsMissingAndThenThereIsLoadedThen() async throws {
    #expect(await failure("flaky?key=flaky&fails=2&size=10") == .status(404))
    #expect(await failure("flaky?key=flaky&fails=2&size=10") == .status(404))
    let answer = try await loader.load(LoadRequest(url: server.url("flaky?key=flaky&fails=2&size=10")))
    #expect(answer.data.count == 10)
  }

  @Test func aBodyThatEndsEarlyIsTruncated() async {
    #expect(await failure("truncated?after=1000&size=2000") == .truncated)
    #expect(await failure("truncated?after=1000&chunked=1") == .truncated)
  }

  @Test(arguments: ["reset?after=1000", "hang-up", "garbage", "bad-chunks", "bad-length?length=-5", "bad-gzip"])
  func aBrokenConnectionIsToldInWords(path: String) async {
    #expect(isConnection(await failure(path)))
  }

  @Test func anUnknownLengthThatIsWrittenWronglyIsNoTrap() async {
    #expect(await failure("bad-length?length=99999999999999999999999999") != .cancelled)
    #expect(isConnection(await failure("bad-length?length=five")))
  }

  @Test func headersWithoutAnEndAreCutOff() async {
    #expect(isConnection(await failure("header-bomb")))
    #expect(isConnection(await failure("header-bomb?early=1")))
  }

  @Test func aBodyThatIsTooLongByItsHeadIsNotRead() async throws {
    #expect(await failure("bytes?size=20000&key=long-head", limit: 19_999) == .tooLarge(limit: 19_999))
    #expect(try await loader.load(LoadRequest(url: server.url("bytes?size=20000"), limit: 20_000)).data.count == 20_000)
  }

  @Test func anEndlessBodyIsCutOffAtAboutTheLimit() async throws {
    #expect(await failure("endless?key=endless", limit: 1_000_000) == .tooLarge(limit: 1_000_000))
    let stats = try await server.stats("endless") { $0.busy == 0 }
    #expect(stats.busy == 0, "the server still sends")
    // The rest is what lies in the sockets' buffers.
    #expect(stats.bytes >= 1_000_000 && stats.bytes < 9_000_000, "\(stats.bytes) bytes were sent")
  }

  @Test func whatCountsIsTheSizeOfTheDecodedBody() async throws {
    #expect(await failure("endless?gzip=1&key=bomb", limit: 5_000_000) == .tooLarge(limit: 5_000_000))
    #expect(await failure("gzip?size=50000", limit: 49_999) == .tooLarge(limit: 49_999))
  }

  @Test(arguments: ["stall?after=5000", "stall?after=0", "stall"])
  func aServerThatFallsSilentTimesOut(path: String) async {
    let start = ContinuousClock.now
    let reason = await failure(path, loader: loader(idle: 0.3))
    #expect(reason == .timedOut("the server sent nothing for 0.3 s"))
    // Much less than the time-outs that were not set; a busy machine may need some of it.
    #expect(ContinuousClock.now - start < .seconds(15))
  }

  @Test func aServerThatDripsIsNotSilentButMayTakeTooLong() async throws {
    let slow = loader(idle: 3)
    let whole = try await slow.load(LoadRequest(url: server.url("drip?size=30&delay=30")))
    #expect(whole.data == LoadingServer.pattern(30))
    let reason = await failure("drip?size=10000&delay=30", loader: loader(idle: 5, total: 0.5))
    #expect(reason == .timedOut("the load took more than 0.5 s"))
  }

  @Test func aHostThatDoesNotAcceptTimesOut() async throws {
    let port = try await server.otherPort(kind: "full")
    let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
    #expect(await loader(connect: 0.4).failure(url) == .timedOut("connecting took more than 0.4 s"))
  }

  @Test func aHostThatAcceptsSlowlyIsWaitedFor() async throws {
    let port = try await server.otherPort(kind: "slow")
    let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
    #expect(try await loader.load(LoadRequest(url: url)).text == "ok")
  }

  @Test func aRefusedConnectionIsToldInWords() async throws {
    let port = try await server.otherPort(kind: "closed")
    let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
    #expect(isConnection(await loader.failure(url)))
  }

  @Test func aHostThatIsNotThereIsToldInWords() async throws {
    #expect(isConnection(await loader.failure(try #require(URL(string: "http://nowhere.invalid/a.png")))))
  }

  @Test func otherSchemesAreRefused() async throws {
    for text in ["ftp://127.0.0.1/a", "file:///etc/passwd", "data:text/plain,a", "gopher://127.0.0.1/", "//host/a"] {
      let url = try #require(URL(string: text))
      #expect(await loader.failure(url) == .unsupportedScheme(url.scheme ?? ""))
    }
  }

  @Test(arguments: ["http:///a", "http://a%2Fb/", "http://a%20b/"])
  func anAddressWithoutAGoodHostIsRefused(text: String) async throws {
    #expect(isConnection(await loader.failure(try #require(URL(string: text)))))
  }

  @Test(arguments: [-.infinity, -1, 0, .nan, .infinity, 1e300]) func noOptionIsATrap(time: Double) async throws {
    var options = NetworkOptions()
    options.connectTimeout = time
    options.idleTimeout = time
    options.totalTimeout = time
    options.keepAlive = time
    options.redirects = time > 0 ? .max : .min
    options.loadsPerHost = options.redirects
    options.loads = options.redirects
    let reason = await CurlLoader(options: options).failure(server.url("bytes?size=10"))
    if time > 0 { #expect(reason == nil) }
    #expect(await failure("bytes?size=10", limit: .min) == .tooLarge(limit: .min))
  }

  @Test func aFailureHasTheAddressThatWasAskedFor() async {
    let url = server.url("status?status=404")
    do throws(LoadError) {
      _ = try await loader.load(LoadRequest(url: url))
      Issue.record("404 passes for success")
    } catch {
      #expect(error.url == url)
      #expect(error.description == "\(url.absoluteString): the server answered with status 404")
    }
  }
}
