import Foundation

/// The status and the headers of an answer, read line by line as they arrive.
struct ResponseHead {
  /// The most bytes that all lines may have, those of interim answers included.
  static let limit = 256 << 10

  /// 0 before a status line has come.
  private(set) var status = 0
  /// Names in lower case; values of a name that comes twice are joined by a comma (RFC 9110, section 5.3).
  private(set) var headers: [String: String] = [:]
  /// Whether the empty line after the headers of a final answer has come.
  private(set) var isComplete = false
  /// Whether more bytes came than ``limit``.
  private(set) var isTooLong = false
  private var bytes = 0
  private var lastName: String?

  /// Takes one line, with or without its end. What comes after the head, such as trailers, is ignored.
  mutating func add(line: some Collection<UInt8>) {
    bytes += line.count
    if bytes > Self.limit { isTooLong = true }
    guard !isComplete, !isTooLong else { return }
    let text = Self.text(line)
    if text.isEmpty {
      // An interim answer (RFC 9110, section 15.2) is followed by another head.
      if status >= 200 { isComplete = true }
    } else if text.hasPrefix("HTTP/") {
      status = Int(text.drop { $0 != " " }.drop { $0 == " " }.prefix { $0 != " " }) ?? 0
      headers = [:]
      lastName = nil
    } else if let first = line.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
      // A value that goes on in the next line, which old servers send (RFC 9112, section 5.2).
      if let lastName { headers[lastName, default: ""] += " " + text }
    } else if let colon = text.firstIndex(of: ":") {
      let name = text[..<colon].trimmingCharacters(in: .whitespaces).lowercased()
      let value = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      guard !name.isEmpty else { return }
      headers[name] = headers[name].map { $0 + ", " + value } ?? value
      lastName = name
    }
  }

  /// The length that the body should have, where that is known before it comes, as it goes over the wire.
  var contentLength: Int? {
    guard headers["transfer-encoding"] == nil, status != 204, status != 304 else { return nil }
    return headers["content-length"].flatMap { Int($0) }
  }

  /// The length that the body should have once it is decoded.
  var bodyLength: Int? {
    headers["content-encoding"].map { $0 == "identity" } ?? true ? contentLength : nil
  }

  /// Headers are UTF-8 from careful servers and Latin-1 from old ones.
  private static func text(_ line: some Collection<UInt8>) -> String {
    let bytes = Array(line)
    let text = String(validating: bytes, as: UTF8.self) ?? String(bytes.map { Character(Unicode.Scalar($0)) })
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
