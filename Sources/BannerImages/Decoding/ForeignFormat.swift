import Foundation

/// What bytes seem to be that are no picture of a known format: the first thing to know about a server's wrong answer.
public enum ForeignFormat {
  /// A short name such as "HTML" or "JSON", told by how the bytes begin; nil if it cannot be told.
  public static func name(of data: Data) -> String? { data.withUnsafeBytes { name(of: $0) } }

  /// A short name such as "HTML", or nil if it cannot be told.
  static func name(of bytes: UnsafeRawBufferPointer) -> String? {
    binaryMarks.first { mark in starts(bytes.dropFirst(mark.offset), with: mark.bytes) }?.name ?? text(bytes)
  }

  private static let binaryMarks: [(name: String, offset: Int, bytes: [UInt8])] = [
    ("AVIF", 4, Array("ftypavif".utf8)),
    ("AVIF", 4, Array("ftypavis".utf8)),
    ("HEIF", 4, Array("ftyphei".utf8)),
    ("HEIF", 4, Array("ftypmif1".utf8)),
    ("MP4", 4, Array("ftyp".utf8)),
    ("JPEG XL", 0, [0xFF, 0x0A]),
    ("JPEG XL", 4, Array("JXL ".utf8)),
    ("JPEG 2000", 4, Array("jP  ".utf8)),
    ("TIFF", 0, [0x49, 0x49, 0x2A, 0x00]),
    ("TIFF", 0, [0x4D, 0x4D, 0x00, 0x2A]),
    ("BMP", 0, Array("BM".utf8)),
    ("ICO", 0, [0x00, 0x00, 0x01, 0x00]),
    ("PDF", 0, Array("%PDF".utf8)),
    ("gzip", 0, [0x1F, 0x8B]),
    ("ZIP", 0, [0x50, 0x4B, 0x03, 0x04]),
  ]

  /// How far into a text it is looked: pages begin with white space and comments.
  private static let textLength = 1024

  private static func text(_ bytes: UnsafeRawBufferPointer) -> String? {
    var text = bytes.prefix(textLength)
    if starts(text, with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    text = text.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let small = text.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    func contains(_ word: String) -> Bool {
      let word = Array(word.utf8)
      guard small.count >= word.count else { return false }
      return (0...(small.count - word.count)).contains { small[$0..<($0 + word.count)].elementsEqual(word) }
    }
    switch small.first {
    case UInt8(ascii: "<"):
      if contains("<svg") { return "SVG" }
      if contains("<html") || contains("<!doctype html") || contains("<body") || contains("<head") { return "HTML" }
      return contains("<?xml") ? "XML" : "markup"
    case UInt8(ascii: "{"), UInt8(ascii: "["): return "JSON"
    default: return small.isEmpty || !small.allSatisfy { $0 >= 0x20 || (0x09...0x0D).contains($0) } ? nil : "text"
    }
  }

  private static func starts(_ bytes: some Sequence<UInt8>, with mark: [UInt8]) -> Bool { bytes.starts(with: mark) }
}
