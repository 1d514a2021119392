import Foundation

/// How a feed's last good answer lies in its file: so that a file which is damaged in any bit is no answer.
///
///     0   magic       8 bytes
///     8   checksum    UInt64, FNV-1a of everything after it
///     16  lengths     UInt64 each, of the texts that follow
///     56  texts       the feed's address, the answer's, its ETag, its Last-Modified, the answer itself
///
/// Numbers are little-endian. The feed's own address is there since a file's name is only a hash of it.
enum LastGoodFile {
  static let headerLength = 56
  /// An empty text stands for one that the answer did not have.
  private static let validators = ["etag", "last-modified"]
  private static let magic = Array("BKFeed2\n".utf8)

  static func bytes(of answer: LoadedFeed, feed: URL) -> Data {
    let validators = validators.map { answer.validators[$0] ?? "" }
    let texts = ([feed.absoluteString, answer.url.absoluteString] + validators).map { Data($0.utf8) } + [answer.data]
    var rest = Data(capacity: headerLength + texts.map(\.count).reduce(0, +))
    for text in texts { append(UInt64(text.count), to: &rest) }
    for text in texts { rest += text }
    var bytes = Data(magic)
    append(checksum(rest), to: &bytes)
    return bytes + rest
  }

  /// What ``bytes(of:feed:)`` wrote for that feed; nil for anything else.
  static func answer(in file: Data, feed: URL) -> LoadedFeed? {
    let bytes = [UInt8](file)
    guard bytes.count >= headerLength, bytes.starts(with: magic), number(bytes, 8) == checksum(bytes[16...]) else {
      return nil
    }
    var texts: [ArraySlice<UInt8>] = []
    var rest = bytes[headerLength...]
    for place in stride(from: 16, to: headerLength, by: 8) {
      guard let length = Int(exactly: number(bytes, place)), length <= rest.count else { return nil }
      texts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    guard rest.isEmpty, texts[0].elementsEqual(feed.absoluteString.utf8),
      let url = URL(string: String(decoding: texts[1], as: UTF8.self))
    else { return nil }
    let values = zip(validators, texts[2...]).map { ($0, String(decoding: $1, as: UTF8.self)) }
    return LoadedFeed(
      data: Data(texts[4]), url: url,
      validators: Dictionary(uniqueKeysWithValues: values.filter { !$0.1.isEmpty }))
  }

  /// The file's name: 16 hexadecimal digits.
  static func name(feed: URL) -> String {
    let digits = String(checksum(feed.absoluteString.utf8), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv
  private static func checksum(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  private static func append(_ number: UInt64, to data: inout Data) {
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(bytes[place + $1]) << (8 * UInt64($1)) }
  }
}
