import Testing

@testable import BannerImages

@Suite struct LoadingRetryAfterTests {
  /// Sun, 06 Nov 1994 08:49:37 GMT, in seconds since 1970.
  private let now = 784_111_777.0

  private func seconds(_ text: String, date: String? = nil, status: Int = 503) -> Double? {
    var headers = ["retry-after": text]
    headers["date"] = date
    return RetryAfter.seconds(status: status, headers: headers, now: now)
  }

  @Test func secondsAreTakenAsTheyAre() {
    #expect(seconds("0") == 0)
    #expect(seconds("120") == 120)
    #expect(seconds("99999999999999999999999") == 2_147_483_648)
  }

  @Test func aDateIsMeasuredByTheServersOwnClockWhereItTellsIt() {
    #expect(seconds("Sun, 06 Nov 1994 08:51:37 GMT") == 120)
    #expect(seconds("Sun, 06 Nov 1994 08:51:37 GMT", date: "Sun, 06 Nov 1994 08:50:37 GMT") == 60)
    #expect(seconds("Sunday, 06-Nov-94 08:51:37 GMT", date: "nonsense") == 120)
    #expect(seconds("Sun, 06 Nov 1994 08:00:00 GMT") == 0, "it is over already")
  }

  @Test(arguments: ["", "soon", "-5", "1.5", "120, 60", "\u{0661}"]) func whatIsNeitherSaysNothing(text: String) {
    #expect(seconds(text) == nil)
  }

  @Test func onlyAServerInTroubleIsBelieved() {
    #expect(seconds("120", status: 429) == 120)
    for status in [200, 301, 404, 500] { #expect(seconds("120", status: status) == nil) }
    #expect(RetryAfter.seconds(status: 503, headers: [:], now: now) == nil)
  }
}
