import Foundation

/// What the disk cache keeps for an address: the bytes as they came, and what the server said about them.
public struct DiskEntry: Hashable, Sendable {
  /// The address.
  public var key: String
  public var body: Data
  /// The header fields that say how long the bytes are good for, names in lower case.
  public var fields: [String: String]
  /// When the server last vouched for the bytes, in seconds since 1970.
  public var stored: Double
  /// Until when they are good without asking, in seconds since 1970.
  public var expires: Double

  public init(key: String, body: Data, fields: [String: String] = [:], stored: Double, expires: Double) {
    self.key = key
    self.body = body
    self.fields = fields
    self.stored = stored
    self.expires = expires
  }

  /// A number that differs for different bytes.
  var version: UInt64 { body.withUnsafeBytes { XXHash64.hash($0) } }
}

/// How an entry lies in its file: a prelude of fixed length, a header, the body. Numbers are little-endian.
///
///     0  magic            8 bytes
///     8  format           UInt32
///     12 header length    UInt32
///     16 body length      UInt64
///     24 body checksum    UInt64, XXH64
///     32 header checksum  UInt64, XXH64 of bytes 0 ..< 32 and the header
///     40 header           stored, expires (Double); key; number of fields, and each one's name and value
///
/// A text is its length in UTF-8 (UInt32) and its bytes.
struct DiskEntryHeader: Equatable {
  static let preludeLength = 40
  /// Addresses and header fields fit many times over.
  static let longestHeader = 64 << 10
  private static let magic = Array("BKImage\n".utf8)
  private static let format: UInt32 = 1

  var key: String
  var fields: [String: String]
  var stored: Double
  var expires: Double
  var bodyLength: Int
  var bodyChecksum: UInt64

  /// The prelude and the header of an entry; nil if its address is too long for one.
  static func bytes(of entry: DiskEntry) -> [UInt8]? {
    var header: [UInt8] = []
    append(entry.stored.bitPattern, to: &header)
    append(entry.expires.bitPattern, to: &header)
    append(entry.key, to: &header)
    append(UInt32(entry.fields.count), to: &header)
    for (name, value) in entry.fields.sorted(by: { $0.key < $1.key }) {
      append(name, to: &header)
      append(value, to: &header)
    }
    guard header.count <= longestHeader else { return nil }
    var bytes = magic
    append(format, to: &bytes)
    append(UInt32(header.count), to: &bytes)
    append(UInt64(entry.body.count), to: &bytes)
    append(entry.version, to: &bytes)
    append((bytes + header).withUnsafeBytes { XXHash64.hash($0) }, to: &bytes)
    return bytes + header
  }

  /// The header's length, from the prelude; nil if this is no entry of this format.
  static func headerLength(prelude: [UInt8]) -> Int? {
    var reader = ByteReader(bytes: prelude)
    guard prelude.count == preludeLength, prelude.starts(with: magic) else { return nil }
    reader.skip(magic.count)
    guard reader.number(UInt32.self) == format, let length = reader.number(UInt32.self),
      length <= longestHeader
    else { return nil }
    return Int(length)
  }

  /// Reads what ``bytes(of:)`` wrote; nil if a bit of it is not as it was.
  init?(prelude: [UInt8], header: [UInt8]) {
    guard Self.headerLength(prelude: prelude) == header.count else { return nil }
    var reader = ByteReader(bytes: prelude)
    reader.skip(16)
    guard let bodyLength = reader.number(UInt64.self).flatMap({ Int(exactly: $0) }),
      let bodyChecksum = reader.number(UInt64.self), let checksum = reader.number(UInt64.self),
      checksum == (prelude[..<32] + header).withUnsafeBytes({ XXHash64.hash($0) })
    else { return nil }
    reader = ByteReader(bytes: header)
    guard let stored = reader.number(UInt64.self), let expires = reader.number(UInt64.self),
      let key = reader.text(), let count = reader.number(UInt32.self)
    else { return nil }
    var fields: [String: String] = [:]
    for _ in 0..<count {
      guard let name = reader.text(), let value = reader.text() else { return nil }
      fields[name] = value
    }
    self.key = key
    self.fields = fields
    self.stored = Double(bitPattern: stored)
    self.expires = Double(bitPattern: expires)
    self.bodyLength = bodyLength
    self.bodyChecksum = bodyChecksum
  }

  private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    append(UInt32(text.utf8.count), to: &bytes)
    bytes.append(contentsOf: text.utf8)
  }
}

/// Reads numbers and texts one after the other, and nothing past the end.
private struct ByteReader {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func skip(_ count: Int) { index += count }

  mutating func number<Number: FixedWidthInteger>(_: Number.Type) -> Number? {
    let size = MemoryLayout<Number>.size
    guard bytes.count - index >= size else { return nil }
    defer { index += size }
    return Number(littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index, as: Number.self) })
  }

  mutating func text() -> String? {
    guard let count = number(UInt32.self).map(Int.init), bytes.count - index >= count else { return nil }
    defer { index += count }
    return String(validating: bytes[index..<(index + count)], as: UTF8.self)
  }
}
