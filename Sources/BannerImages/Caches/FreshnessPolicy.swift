/// For how long an answer is good without asking the server again: RFC 9111 for a cache of one user.
///
/// Where the RFC compares the server's clock with ours, this does not: lengths are differences within one clock, so that
/// a clock that is hours wrong on either side neither loads every picture again each time nor keeps it for ever.
struct FreshnessPolicy: Sendable {
  /// How long an answer is good about which the server says nothing, in seconds.
  var unstated: Double
  /// The most that is guessed from the age of a picture, in seconds.
  var longestGuess: Double

  /// The header fields that are kept with an answer: all that is needed to judge it, and to ask about it, later.
  static let fields = ["cache-control", "pragma", "expires", "date", "age", "etag", "last-modified"]

  /// Of the fields above, those of an answer; one that is too long to be meant seriously counts as missing.
  static func kept(of headers: [String: String]) -> [String: String] {
    headers.filter { name, value in
      fields.contains(name) && value.utf8.count <= 1024 && value.utf8.allSatisfy { $0 >= 32 && $0 != 127 }
    }
  }

  /// What is known after a 304: its fields in place of the earlier ones. `Age` and `Date` tell of one answer only.
  static func merged(_ earlier: [String: String], with later: [String: String]) -> [String: String] {
    earlier.filter { $0.key != "age" && $0.key != "date" }.merging(kept(of: later)) { $1 }
  }

  /// The headers that ask whether an answer is still good; none if it cannot be asked about.
  static func question(about fields: [String: String]) -> [String: String] {
    var headers: [String: String] = [:]
    headers["If-None-Match"] = fields["etag"]
    headers["If-Modified-Since"] = fields["last-modified"]
    return headers
  }

  /// Whether an answer may be kept.
  func mayKeep(_ fields: [String: String]) -> Bool {
    !CacheControl(fields["cache-control"] ?? "").noStore
  }

  /// For how many seconds an answer is good from when it came, at `received` in seconds since 1970.
  func lifetime(_ fields: [String: String], received: Double) -> Double {
    max(0, wholeLifetime(fields, received: received) - CacheControl.seconds(fields["age"]))
  }

  /// For how many seconds an answer is good from when the server sent it.
  private func wholeLifetime(_ fields: [String: String], received: Double) -> Double {
    let control = CacheControl(fields["cache-control"] ?? "")
    if control.noStore || control.noCache { return 0 }
    if let maxAge = control.maxAge { return maxAge }
    if fields["cache-control"] == nil, fields["pragma"]?.lowercased().contains("no-cache") == true { return 0 }
    let sent = fields["date"].flatMap(HTTPDate.seconds) ?? received
    if let expires = fields["expires"] {
      // What is no date, such as "0", is in the past: RFC 9111, section 5.3.
      return HTTPDate.seconds(expires).map { $0 - sent } ?? 0
    }
    if let modified = fields["last-modified"].flatMap(HTTPDate.seconds) {
      // A tenth of the age, as RFC 9111, section 4.2.2, has it.
      return min(max(0, sent - modified) / 10, longestGuess)
    }
    return unstated
  }
}

extension DiskEntry {
  /// Whether the entry needs no question to the server at `now`, in seconds since 1970.
  ///
  /// An entry from the future was stored before the clock was set back: nobody knows how old it is.
  func isFresh(at now: Double) -> Bool { stored <= now && now < expires }
}
