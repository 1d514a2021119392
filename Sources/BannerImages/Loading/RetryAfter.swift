/// For how long a server in trouble asks to be left alone: RFC 9110, section 10.2.3.
enum RetryAfter {
  /// In seconds, at least 0; nil where the server does not say, or where its status is neither 429 nor 503.
  ///
  /// - Parameters:
  ///   - headers: The answer's headers, names in lower case.
  ///   - now: The time of day, in seconds since 1970, for answers that do not tell theirs.
  static func seconds(status: Int, headers: [String: String], now: Double) -> Double? {
    guard status == 429 || status == 503, let text = headers["retry-after"], !text.isEmpty else { return nil }
    if text.utf8.allSatisfy({ (48...57).contains($0) }) { return CacheControl.seconds(text) }
    // A length within the server's own clock, however wrong that or ours may be.
    let sent = headers["date"].flatMap(HTTPDate.seconds) ?? now
    return HTTPDate.seconds(text).map { max(0, $0 - sent) }
  }
}
