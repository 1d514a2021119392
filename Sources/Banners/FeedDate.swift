import Foundation

/// Reads the dates of a feed: ISO 8601, the same on every platform.
enum FeedDate {
  /// The moment that `text` names, or nil if it names none.
  ///
  /// `2026-03-01`, `2026-03-01T09:30`, `2026-03-01T09:30:15`, `2026-03-01T09:30:15.25`, each of the last three with
  /// `Z` or an offset (`+02:00`, `+0200`, `+02`) or without one. Without an offset the date is in UTC; a date alone is
  /// its first moment.
  static func parse(_ text: String) -> Date? {
    var scanner = Scanner(bytes: Array(text.utf8))
    guard let year = scanner.number(digits: 4), scanner.skip("-"), let month = scanner.number(digits: 2),
      scanner.skip("-"), let day = scanner.number(digits: 2), year >= 1, (1...12).contains(month),
      (1...daysIn(month: month, year: year)).contains(day)
    else { return nil }
    var seconds = Double(daysSince1970(year: year, month: month, day: day)) * 86400
    if scanner.isAtEnd { return Date(timeIntervalSince1970: seconds) }

    guard scanner.skip("T") || scanner.skip("t") || scanner.skip(" "), let hour = scanner.number(digits: 2), hour < 24,
      scanner.skip(":"), let minute = scanner.number(digits: 2), minute < 60
    else { return nil }
    seconds += Double(hour * 3600 + minute * 60)
    if scanner.skip(":") {
      // 60 is a leap second. The count of seconds since 1970 has none: the begin of the next second stands for it.
      guard let second = scanner.number(digits: 2), second <= 60 else { return nil }
      seconds += Double(second)
      if scanner.skip(".") || scanner.skip(",") {
        guard let fraction = scanner.fraction() else { return nil }
        seconds += fraction
      }
    }
    guard let offset = scanner.offset(), scanner.isAtEnd else { return nil }
    return Date(timeIntervalSince1970: seconds - Double(offset))
  }

  private static func daysIn(month: Int, year: Int) -> Int {
    switch month {
    case 2: return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }

  /// Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”, days_from_civil, for years from 1 on.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private struct Scanner {
    let bytes: [UInt8]
    var place = 0

    var isAtEnd: Bool { place == bytes.count }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
      place += 1
      return true
    }

    mutating func digit() -> Int? {
      guard place < bytes.count, Address.isDigit(bytes[place]) else { return nil }
      place += 1
      return Int(bytes[place - 1] - UInt8(ascii: "0"))
    }

    mutating func number(digits: Int) -> Int? {
      var result = 0
      for _ in 0..<digits {
        guard let digit = digit() else { return nil }
        result = result * 10 + digit
      }
      return result
    }

    /// The part of a second after the point, to the nanosecond; further digits are read and left out.
    mutating func fraction() -> Double? {
      guard var nanoseconds = digit() else { return nil }
      var digits = 1
      while let next = digit() {
        guard digits < 9 else { continue }
        nanoseconds = nanoseconds * 10 + next
        digits += 1
      }
      return Double(nanoseconds) / [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9][digits]
    }

    /// How far local time is ahead of UTC, in seconds.
    mutating func offset() -> Int? {
      if isAtEnd || skip("Z") || skip("z") { return 0 }
      let sign: Int
      if skip("+") { sign = 1 } else if skip("-") { sign = -1 } else { return nil }
      guard let hours = number(digits: 2), hours < 24 else { return nil }
      if isAtEnd { return sign * hours * 3600 }
      _ = skip(":")
      guard let minutes = number(digits: 2), minutes < 60 else { return nil }
      return sign * (hours * 3600 + minutes * 60)
    }
  }
}
