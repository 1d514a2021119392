import Foundation

/// The format of a picture's bytes, told by the bytes themselves: names and types that servers give are often wrong.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  case jpeg = "JPEG"
  case png = "PNG"
  case webP = "WebP"
  case gif = "GIF"
}

extension ImageFormat {
  /// Tells the format by how a file begins, of which 16 bytes are enough; nil if it is none of these.
  public init?(of data: Data) {
    guard let format = try? data.withUnsafeBytes({ try ImageFormat(sniffing: $0) }) else { return nil }
    self = format
  }

  /// Tells the format; throws ``DecodeError/unknownFormat(_:)``, or says that the bytes end before it can be told.
  init(sniffing bytes: UnsafeRawBufferPointer) throws(DecodeError) {
    guard !bytes.isEmpty else { throw .empty }
    for (format, signature) in Self.signatures {
      let matches = zip(signature, bytes).allSatisfy { expected, byte in expected == nil || expected == byte }
      guard matches else { continue }
      guard bytes.count >= signature.count else { throw .truncated }
      self = format
      return
    }
    throw .unknownFormat(ForeignFormat.name(of: bytes))
  }

  /// The bytes with which a file of each format begins; nil where any may stand.
  private static let signatures: [(ImageFormat, [UInt8?])] = [
    (.jpeg, [0xFF, 0xD8, 0xFF]),
    (.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    (.webP, Array("RIFF".utf8) + [nil, nil, nil, nil] + Array("WEBP".utf8)),
    (.gif, Array("GIF87a".utf8)),
    (.gif, Array("GIF89a".utf8)),
  ]
}
