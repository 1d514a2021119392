import Testing

@testable import BannerImages

@Suite struct CacheFreshnessTests {
  let policy = FreshnessPolicy(unstated: 300, longestGuess: 86400)
  /// Sun, 06 Nov 1994 08:49:37 GMT.
  let now: Double = 784_111_777

  private func lifetime(_ fields: [String: String]) -> Double { policy.lifetime(fields, received: now) }

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
    ("Sun Nov  6 08:49:37 1994", 784_111_777), ("Thu, 29 Feb 2024 23:59:59 GMT", 1_709_251_199),
    ("Fri, 31 Dec 1999 23:59:59 GMT", 946_684_799), ("Mon, 01 Mar 2100 00:00:00 GMT", 4_107_542_400),
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
  ]) func everyFormOfADateIsRead(text: String, seconds: Double) {
    #expect(HTTPDate.seconds(text) == seconds)
  }

  @Test(arguments: [
    "", "0", "-1", "now", "Sun, 06 Nov 1994", "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Foo 1994 08:49:37 GMT",
    "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Nov 1994 08::37 GMT",
    "Sun, 06 Nov 199999 08:49:37 GMT", "Sun, 0x6 Nov 1994 08:49:37 GMT",
  ]) func whatIsNoDateIsNone(text: String) {
    #expect(HTTPDate.seconds(text) == nil)
  }

  @Test(arguments: [
    ("max-age=60", 60), ("MAX-AGE = \"60\"", 60), ("public, max-age=60, s-maxage=5", 60), ("max-age=60, max-age=5", 60),
    ("s-maxage=5", 300), ("no-cache, max-age=60", 0), ("no-cache=\"set-cookie, x\", max-age=60", 0), ("no-store", 0),
    ("max-age=-1", 0), ("max-age=soon", 0), ("max-age", 0), ("max-age=99999999999999999999", 2_147_483_648),
    ("must-revalidate, max-age=0", 0), ("private=\"max-age=9\"", 300), ("", 300), (",,=,", 300),
  ]) func cacheControlSaysHowLong(text: String, seconds: Double) {
    #expect(lifetime(["cache-control": text]) == seconds)
  }

  @Test func onlyNoStoreForbidsToKeep() {
    #expect(!policy.mayKeep(["cache-control": "no-store"]))
    #expect(!policy.mayKeep(["cache-control": "private, No-Store"]))
    #expect(policy.mayKeep(["cache-control": "no-cache"]))
    #expect(policy.mayKeep([:]))
  }

  @Test func ageIsTakenOff() {
    #expect(lifetime(["cache-control": "max-age=60", "age": "20"]) == 40)
    #expect(lifetime(["cache-control": "max-age=60", "age": "80"]) == 0)
    #expect(lifetime(["cache-control": "max-age=60", "age": "old"]) == 60)
  }

  @Test func expiresIsReckonedFromTheServersOwnDate() {
    let hour = "Sun, 06 Nov 1994 09:49:37 GMT"
    #expect(lifetime(["expires": hour]) == 3600)
    #expect(lifetime(["expires": hour, "cache-control": "max-age=60"]) == 60)
    // The server's clock is ten hours behind ours, or a year ahead.
    #expect(lifetime(["expires": "Sat, 05 Nov 1994 23:49:37 GMT", "date": "Sat, 05 Nov 1994 22:49:37 GMT"]) == 3600)
    #expect(lifetime(["expires": "Mon, 06 Nov 1995 09:49:37 GMT", "date": "Mon, 06 Nov 1995 08:49:37 GMT"]) == 3600)
    #expect(lifetime(["expires": "0"]) == 0)
    #expect(lifetime(["expires": "Sat, 05 Nov 1994 08:49:37 GMT"]) == 0)
  }

  @Test func aClockThatIsWrongDoesNotShortenMaxAge() {
    #expect(lifetime(["cache-control": "max-age=60", "date": "Sat, 05 Nov 1994 08:49:37 GMT"]) == 60)
    #expect(lifetime(["cache-control": "max-age=60", "date": "Mon, 06 Nov 2034 08:49:37 GMT"]) == 60)
  }

  @Test func withoutAWordATenthOfTheAgeIsGuessed() {
    let fields = ["last-modified": "Sun, 06 Nov 1994 07:49:37 GMT", "date": "Sun, 06 Nov 1994 08:49:37 GMT"]
    #expect(lifetime(fields) == 360)
    #expect(lifetime(["last-modified": "Sun, 06 Nov 1993 07:49:37 GMT"]) == 86400, "but a day at most")
    #expect(lifetime(["last-modified": "Sun, 06 Nov 2033 07:49:37 GMT"]) == 0, "not from the future")
    #expect(lifetime(["last-modified": "yesterday"]) == 300)
    #expect(lifetime([:]) == 300)
    #expect(lifetime(["pragma": "no-cache"]) == 0)
    #expect(lifetime(["pragma": "no-cache", "cache-control": "max-age=5"]) == 5)
  }

  @Test func aNotModifiedAnswerChangesWhatItNames() {
    let earlier = ["etag": "\"1\"", "cache-control": "max-age=5", "age": "4", "date": "x", "last-modified": "y"]
    let merged = FreshnessPolicy.merged(earlier, with: ["etag": "\"2\"", "server": "z"])
    #expect(merged == ["etag": "\"2\"", "cache-control": "max-age=5", "last-modified": "y"])
  }

  @Test func aQuestionNamesWhatTheServerNamed() {
    #expect(FreshnessPolicy.question(about: [:]).isEmpty)
    let fields = ["etag": "W/\"1\"", "last-modified": "Sun, 06 Nov 1994 08:49:37 GMT", "date": "x"]
    #expect(
      FreshnessPolicy.question(about: fields) == [
        "If-None-Match": "W/\"1\"", "If-Modified-Since": "Sun, 06 Nov 1994 08:49:37 GMT",
      ])
  }

  @Test func fieldsThatAreTooLongOrHoldControlCharactersAreNotKept() {
    let fields = [
      "etag": String(repeating: "e", count: 2000), "expires": "a\r\nHost: b", "age": "1", "set-cookie": "c",
    ]
    #expect(FreshnessPolicy.kept(of: fields) == ["age": "1"])
  }

  @Test func anEntryFromTheFutureIsAskedAbout() {
    let entry = DiskEntry(key: "k", body: .init(), stored: now, expires: now + 60)
    #expect(entry.isFresh(at: now))
    #expect(!entry.isFresh(at: now + 60))
    #expect(!entry.isFresh(at: now - 1), "the clock was set back")
  }
}
