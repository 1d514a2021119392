import Foundation
import Testing

@testable import BannerImages

@Suite struct LoadingRedirectTests {
  private let server = LoadingServer.shared
  private let loader = CurlLoader()

  private func redirect(to text: String, _ more: String = "") -> URL {
    let to = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return server.url("redirect?to=\(to)\(more)")
  }

  @Test(arguments: [301, 302, 303, 307, 308]) func aRedirectIsFollowed(status: Int) async throws {
    let answer = try await loader.load(LoadRequest(url: redirect(to: "/bytes?size=7", "&status=\(status)")))
    #expect(answer.data.count == 7)
    #expect(answer.url == server.url("bytes?size=7"))
    #expect(answer.headers["location"] == nil)
  }

  @Test func aLocationMayBeRelativeAndMayHaveSpacesAndAnyScript() async throws {
    for (location, path) in [
      ("echo/a b", "/echo/a%20b"), ("/echo/größe?ü=1#x", "/echo/gr%C3%B6%C3%9Fe?%C3%BC=1"),
      ("//127.0.0.1:\(server.port)/echo/c", "/echo/c"), ("../../echo/d", "/echo/d"),
    ] {
      let answer = try await loader.load(LoadRequest(url: redirect(to: location)))
      #expect(answer.text.contains("\"path\": \"\(path)\""), "\(location): \(answer.text)")
    }
  }

  @Test func chainsAreFollowedAsFarAsTheLimit() async throws {
    #expect(try await loader.load(LoadRequest(url: server.url("redirect?chain=10"))).data.count == 100)
    #expect(await loader.failure(server.url("redirect?chain=11")) == .redirect("more than 10 times"))
    #expect(await loader.failure(server.url("loop")) == .redirect("more than 10 times"))
    var options = NetworkOptions()
    options.redirects = 0
    #expect(await CurlLoader(options: options).failure(server.url("loop")) == .redirect("more than 0 times"))
  }

  @Test(arguments: ["file:///etc/passwd", "data:text/plain,hello", "ftp://127.0.0.1/a", "javascript:alert(1)"])
  func redirectsToOtherSchemesAreRefused(location: String) async throws {
    let scheme = try #require(location.split(separator: ":").first)
    #expect(await loader.failure(redirect(to: location)) == .redirect("to \(scheme):, which is not followed"))
  }

  @Test func aRedirectToNowhereIsRefused() async {
    for location in ["http://", "http:///a", "http://a b/", "http://h:99999/"] {
      guard case .redirect? = await loader.failure(redirect(to: location)) else {
        Issue.record("\(location) is followed")
        continue
      }
    }
    #expect(await loader.failure(server.url("no-location")) == .status(302))
  }

  @Test func aRedirectsOwnBodyDoesNotCount() async throws {
    // A short one is read, which keeps the connection; a long one is cut off.
    for size in [1000, 10_000_000] {
      let request = LoadRequest(url: redirect(to: "/bytes?size=7", "&size=\(size)"), limit: 100)
      #expect(try await loader.load(request).data.count == 7)
    }
  }

  @Test func theTotalTimeOutSpansRedirects() async {
    var options = NetworkOptions()
    options.totalTimeout = 0.4
    let reason = await CurlLoader(options: options).failure(redirect(to: "/drip?size=1000&delay=10"))
    #expect(reason == .timedOut("the load took more than 0.4 s"))
  }

  @Test func whatProvesWhoAsksStaysWithItsOrigin() async throws {
    let headers = ["Authorization": "Bearer a", "Cookie": "b", "X-Other": "c"]
    let elsewhere = redirect(to: "http://localhost:\(server.port)/echo")
    let there = try await loader.load(LoadRequest(url: elsewhere, headers: headers)).text
    #expect(!there.contains("Bearer a") && !there.contains("cookie") && there.contains("x-other"))
    let here = try await loader.load(LoadRequest(url: redirect(to: "/echo"), headers: headers)).text
    #expect(here.contains("Bearer a"))
  }

  @Test func fromHttpsItGoesToHttpsOnly() throws {
    let rule = RedirectRule(limit: 10)
    let secure = try WireAddress(#require(URL(string: "https://a.example/x/y")))
    let plain = try WireAddress(#require(URL(string: "http://a.example/x/y")))
    #expect(throws: LoadError.Reason.redirect("from https to http")) {
      try rule.target(of: "http://a.example/z", from: secure, followed: 0)
    }
    #expect(try rule.target(of: "z", from: secure, followed: 0).url.absoluteString == "https://a.example/x/z")
    #expect(try rule.target(of: "//b.example/", from: secure, followed: 0).scheme == "https")
    #expect(try rule.target(of: "https://a.example/z", from: plain, followed: 9).scheme == "https")
  }
}
