import Foundation

/// A feed's bytes as UTF-8 without a byte order mark, and the places in them.
struct FeedText {
  let bytes: [UInt8]

  /// Takes UTF-8 and UTF-16, with or without a byte order mark.
  init(_ data: Data) throws(FeedError.Problem) {
    let raw = [UInt8](data)
    if raw.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes = Array(raw.dropFirst(3))
    } else if raw.starts(with: [0xFF, 0xFE, 0, 0]) || raw.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw .notText("it is UTF-32; a feed is UTF-8")
    } else if raw.starts(with: [0xFE, 0xFF]) {
      bytes = try Self.utf8(raw.dropFirst(2), isBigEndian: true)
    } else if raw.starts(with: [0xFF, 0xFE]) {
      bytes = try Self.utf8(raw.dropFirst(2), isBigEndian: false)
    } else if raw.count >= 2, raw[0] == 0 || raw[1] == 0, raw[0] != raw[1] {
      // JSON begins with an ASCII character, so a zero beside it tells the encoding (RFC 4627, section 3).
      bytes = try Self.utf8(raw[...], isBigEndian: raw[0] == 0)
    } else {
      bytes = raw
    }
  }

  /// The line and the column of a place, both counted from 1; a column is a character.
  func place(at offset: Int) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (line, before[start...].count { $0 & 0xC0 != 0x80 } + 1)
  }

  private static func utf8(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) throws(FeedError.Problem) -> [UInt8] {
    guard bytes.count % 2 == 0 else { throw .notText("it is UTF-16 with half a character at its end") }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).lazy.map { place in
      let high = UInt16(bytes[isBigEndian ? place : place + 1])
      return high << 8 | UInt16(bytes[isBigEndian ? place + 1 : place])
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    let isBroken = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { result.append($0) })
    if isBroken { throw .notText("it is UTF-16 with half a character in it") }
    return result
  }
}
