import Foundation

/// Tells a picture's file that was cut off from a whole one: gdk-pixbuf decodes both, the one with grey where its end is
/// missing.
enum PictureEnd {
  /// Whether the data go on to the picture's end. Of formats that are not known here, it is taken for granted.
  static func isReached(in data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var reader = Reader(bytes)
      if reader.begins(with: [0xFF, 0xD8, 0xFF]) { return reader.reachesEndOfJPEG() }
      if reader.begins(with: [0x89, 0x50, 0x4E, 0x47]) { return reader.reachesEndOfPNG() }
      if reader.begins(with: Array("GIF8".utf8)) { return reader.reachesEndOfGIF() }
      if reader.begins(with: Array("RIFF".utf8)) { return reader.reachesEndOfRIFF() }
      return true
    }
  }
}

/// Walks over a file's parts without looking into them; a step past the end leaves it at nil for good.
private struct Reader {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  func begins(with signature: [UInt8]) -> Bool { bytes.starts(with: signature) }

  /// Markers, each with its length, and after the start of a scan, coded data up to the next marker (ITU-T T.81, annex B).
  mutating func reachesEndOfJPEG() -> Bool {
    skip(2)
    while seek(0xFF) {
      guard let marker = next() else { return false }
      switch marker {
      case 0xD9: return true
      // Stuffed zeros, fill bytes, and markers that stand alone.
      case 0x00, 0x01, 0xD0...0xD8: continue
      case 0xFF: place -= 1
      default:
        guard let length = number(2), length >= 2 else { return false }
        skip(length - 2)
      }
    }
    return false
  }

  /// Chunks of a length, a type, that many bytes and a checksum (https://www.w3.org/TR/png-3/#5Chunk-layout).
  mutating func reachesEndOfPNG() -> Bool {
    skip(8)
    while let length = number(4), let type = number(4) {
      skip(length + 4)
      if type == 0x4945_4E44 { return place <= bytes.count }
    }
    return false
  }

  /// Blocks, each a chain of parts of up to 255 bytes, and a trailer (https://www.w3.org/Graphics/GIF/spec-gif89a.txt).
  mutating func reachesEndOfGIF() -> Bool {
    skip(10)
    guard let flags = next() else { return false }
    skip(2 + Self.colorTable(flags))
    while let block = next() {
      switch block {
      case 0x3B: return true
      case 0x21: skip(1)
      case 0x2C:
        skip(8)
        guard let flags = next() else { return false }
        skip(Self.colorTable(flags) + 1)
      // What lies between blocks, decoders ignore.
      default: continue
      }
      while let length = next(), length > 0 { skip(Int(length)) }
    }
    return false
  }

  /// The length of all that follows stands at the beginning.
  func reachesEndOfRIFF() -> Bool {
    guard bytes.count >= 8 else { return false }
    let length = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
    return bytes.count - 8 >= Int(length)
  }

  private static func colorTable(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

  private mutating func skip(_ count: Int) { place += count }

  private mutating func next() -> UInt8? {
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  /// A number of so many bytes, the highest first.
  private mutating func number(_ length: Int) -> Int? {
    guard place + length <= bytes.count else { return nil }
    defer { place += length }
    return bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Goes on behind the next byte of that value.
  private mutating func seek(_ value: UInt8) -> Bool {
    guard place < bytes.count, let start = bytes.baseAddress,
      let found = memchr(start + place, Int32(value), bytes.count - place)
    else { return false }
    place = UnsafeRawPointer(found) - start + 1
    return true
  }
}
