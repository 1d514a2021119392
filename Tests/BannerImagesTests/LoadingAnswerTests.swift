import Foundation
import Testing

@testable import BannerImages

/// What comes back from a server that behaves.
@Suite struct LoadingAnswerTests {
  private let server = LoadingServer.shared
  private let loader = CurlLoader()

  private func load(_ path: String, headers: [String: String] = [:]) async throws -> LoadedData {
    try await loader.load(LoadRequest(url: server.url(path), headers: headers))
  }

  private func echo(_ url: URL, headers: [String: String] = [:]) async throws -> (
    path: String, headers: [String: String]
  ) {
    struct Echo: Decodable {
      let path: String
      let headers: [String: String]
    }
    let answer = try await loader.load(LoadRequest(url: url, headers: headers))
    let echo = try JSONDecoder().decode(Echo.self, from: answer.data)
    return (echo.path, echo.headers)
  }

  @Test(arguments: [0, 1, 20_000, 3_000_000]) func aBodyArrivesWhole(size: Int) async throws {
    let answer = try await load("bytes?size=\(size)&type=image/png")
    #expect(answer.data == LoadingServer.pattern(size))
    #expect(answer.status == 200)
    #expect(answer.url == server.url("bytes?size=\(size)&type=image/png"))
    #expect(answer.headers["content-type"] == "image/png")
  }

  @Test(arguments: ["large?size=5000000", "large?size=5000000&close=1"])
  func aBodyWithoutALengthArrivesWhole(path: String) async throws {
    let answer = try await load(path)
    #expect(answer.data == LoadingServer.pattern(5_000_000))
    #expect(answer.headers["x-trailer"] == nil, "a trailer passes for a header")
  }

  @Test func anEmptyBodyIsAnAnswer() async throws {
    #expect(try await load("empty").data.isEmpty)
  }

  @Test func compressedBodiesAreDecoded() async throws {
    let answer = try await load("gzip")
    #expect(answer.data == LoadingServer.pattern(20000))
    let accepted = try #require(answer.headers["x-accepted"])
    #expect(accepted.contains("gzip"))
    if accepted.contains("br") {
      #expect(try await load("brotli").data == LoadingServer.pattern(20000))
    }
  }

  @Test func headersHaveLowerCaseNamesAndOneValueEach() async throws {
    let answer = try await load("many-headers?count=500")
    #expect(answer.text == "ok")
    #expect(answer.headers["x-header-499"] == "499")
    #expect(answer.headers["cache-control"] == "max-age=60, private")
    #expect(answer.headers["x-folded"] == "one two")
    #expect(answer.headers["x-latin"] == "café")
    #expect(answer.headers["x-early"] == nil, "an interim answer's header passes for one of the answer")
  }

  @Test func anUnchangedAnswerIsPassedOn() async throws {
    let first = try await load("tagged?name=unchanged")
    let tag = try #require(first.headers["etag"])
    let second = try await load("tagged?name=unchanged", headers: ["If-None-Match": tag])
    #expect(second.status == 304)
    #expect(second.data.isEmpty)
    #expect(second.headers["etag"] == tag)
    _ = try await load("change?name=unchanged")
    let third = try await load("tagged?name=unchanged", headers: ["If-None-Match": tag])
    #expect(third.status == 200)
    #expect(third.text == "version 2")
    #expect(third.headers["etag"] != tag)
  }

  @Test func queriesAreDistinct() async throws {
    #expect(try await load("text?body=one").text == "one")
    #expect(try await load("text?body=two").text == "two")
  }

  @Test func theServerGetsTheAddressAsItIsMeant() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/echo/größe 10/a|b?q=ü x&y=1+2#part"))
    #expect(try await echo(url).path == "/echo/gr%C3%B6%C3%9Fe%2010/a%7Cb?q=%C3%BC%20x&y=1+2")
    #expect(try await echo(server.url("echo/a%20b%2Fc?x=%26&y=100%25")).path == "/echo/a%20b%2Fc?x=%26&y=100%25")
    #expect(try await echo(server.url("echo/日本")).path == "/echo/%E6%97%A5%E6%9C%AC")
  }

  @Test func headersOfTheRequestArriveBesidesTheLoadersOwn() async throws {
    let sent = try await echo(server.url("echo"), headers: ["If-None-Match": "\"a, b\"", "X-Empty": ""]).headers
    #expect(sent["if-none-match"] == "\"a, b\"")
    #expect(sent["x-empty"] == "")
    #expect(sent["user-agent"] == "BannerKit")
    #expect(sent["cookie"] == nil)
  }

  @Test func noCookieIsKept() async throws {
    _ = try await load("text?headers=%7B%22Set-Cookie%22:%22a=b%22%7D")
    #expect(try await echo(server.url("echo")).headers["cookie"] == nil)
  }

  @Test func aHeaderWithALineBreakIsRefused() async {
    let reason = await loader.failure(server.url("echo"), headers: ["X-A": "1\r\nX-B: 2"])
    #expect(reason == .connection("the header X-A cannot be sent"))
  }

  @Test func progressGrowsToTheWholeLength() async throws {
    let seen = Shared<[(Int, Int?)]>([])
    let request = LoadRequest(url: server.url("bytes?size=1000000")) { received, expected in
      seen.change { $0.append((received, expected)) }
    }
    _ = try await loader.load(request)
    let received = seen.value.map(\.0)
    #expect(received.count > 1)
    #expect(received == received.sorted())
    #expect(received.last == 1_000_000)
    #expect(seen.value.allSatisfy { $0.1 == 1_000_000 })
  }

  @Test func theLengthOfACompressedBodyIsNotGivenOutForTheBodys() async throws {
    let seen = Shared<[Int?]>([])
    _ = try await loader.load(
      LoadRequest(url: server.url("gzip")) { _, expected in seen.change { $0.append(expected) } })
    #expect(seen.value.allSatisfy { $0 == nil })
  }
}
