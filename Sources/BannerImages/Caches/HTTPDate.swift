/// Reads the dates of HTTP headers.
enum HTTPDate {
  /// Seconds since 1970, from any of the three forms of RFC 9110, section 5.6.7; nil if `text` is none of them.
  ///
  ///     Sun, 06 Nov 1994 08:49:37 GMT     what servers must send
  ///     Sunday, 06-Nov-94 08:49:37 GMT    RFC 850
  ///     Sun Nov  6 08:49:37 1994          C's asctime
  static func seconds(_ text: String) -> Double? {
    var parts = text.split(whereSeparator: { " ,-".contains($0) }).map(String.init)
    if parts.last.map({ ["GMT", "UTC"].contains($0.uppercased()) }) == true { parts.removeLast() }
    guard parts.count == 5 else { return nil }
    let isCTime = months.contains(parts[1].lowercased())
    let (dayText, monthText) = isCTime ? (parts[2], parts[1]) : (parts[1], parts[2])
    let (yearText, timeText) = isCTime ? (parts[4], parts[3]) : (parts[3], parts[4])
    let time = timeText.split(separator: ":", omittingEmptySubsequences: false).map { number(String($0)) }
    guard let day = number(dayText), let year = number(yearText).flatMap({ fullYear($0, digits: yearText.count) }),
      let month = months.firstIndex(of: monthText.lowercased()), (1...31).contains(day),
      time.count == 3, let hour = time[0], let minute = time[1], let second = time[2],
      hour < 24, minute < 60, second <= 60
    else { return nil }
    return Double(days(year: year, month: month + 1, day: day) * 86400 + hour * 3600 + minute * 60 + second)
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static func number(_ text: String) -> Int? {
    text.utf8.allSatisfy { (48...57).contains($0) } && text.utf8.count <= 4 ? Int(text) : nil
  }

  private static func fullYear(_ year: Int, digits: Int) -> Int? {
    switch digits {
    case 4: return year
    // RFC 9110 takes two digits for the past; no server that still sends them is older than 1970.
    case 2: return year < 70 ? year + 2000 : year + 1900
    default: return nil
    }
  }

  /// Days since 1970-01-01 in the Gregorian calendar, counted in years that begin in March, so that the leap day is the
  /// last. Source: howardhinnant.github.io/date_algorithms.html, days_from_civil.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
