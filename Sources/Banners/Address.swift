import Foundation

/// Turns an address as people write it into a URL: absolute, and percent-encoded where it has to be.
package enum Address {
  package struct Refusal: Error, Equatable {
    /// What is wrong with the address, as the rest of a sentence that begins with the address.
    package let reason: String
  }

  /// The length up to which addresses are read, in bytes: servers are asked to take 8,000 (RFC 9110, section 4.1).
  static let maximumLength = 8000

  /// The URL that `text` stands for in a document at `base`.
  package static func resolve(_ text: String, base: URL?) throws(Refusal) -> URL {
    let text = trimmed(text)
    if text.isEmpty { throw Refusal(reason: "is empty") }
    if text.utf8.count > maximumLength { throw Refusal(reason: "is longer than \(maximumLength) bytes") }
    if let control = text.unicodeScalars.first(where: isControl) {
      throw Refusal(reason: "contains the control character \(Quoted.codePoint(control))")
    }
    let encoded = try AddressParts(text).encoded()
    if let scheme = scheme(of: text) {
      guard let url = URL(string: encoded) else { throw Refusal(reason: "is not an address") }
      if scheme == "http" || scheme == "https", (url.host ?? "").isEmpty { throw Refusal(reason: "names no host") }
      return url
    }
    guard let base else { throw Refusal(reason: "is relative, and the feed has no address") }
    guard let url = URL(string: encoded, relativeTo: base)?.absoluteURL, url.scheme != nil else {
      throw Refusal(reason: "is not an address")
    }
    return url
  }

  /// The URL of a picture that a feed at `base` names: http or https, or a file if the feed itself is one.
  static func picture(_ text: String, base: URL?) throws(Refusal) -> URL {
    if let scheme = scheme(of: trimmed(text)), !["http", "https", "file"].contains(scheme) {
      throw Refusal(reason: "has the scheme \(scheme):, and a picture is read over https, http or from a file only")
    }
    let url = try resolve(text, base: base)
    switch url.scheme?.lowercased() {
    case "http", "https":
      return url
    case "file":
      guard let base, base.isFileURL else { throw Refusal(reason: "is a file, which only a feed in a file may name") }
      guard ["", "localhost"].contains(url.host ?? "") else {
        throw Refusal(reason: "is a file on another computer")
      }
      guard url.path.hasPrefix("/") else { throw Refusal(reason: "is a file without its whole path") }
      return url
    default:
      throw Refusal(reason: "is relative to an address that no picture can have")
    }
  }

  /// The scheme that `text` begins with, in lower case (RFC 3986, section 3.1).
  static func scheme(of text: String) -> String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = text[..<colon].utf8
    guard let first = scheme.first, isLetter(first) else { return nil }
    let rest: (UInt8) -> Bool = { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
    return scheme.allSatisfy(rest) ? text[..<colon].lowercased() : nil
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  static func isBlankOrControl(_ scalar: Unicode.Scalar) -> Bool {
    isControl(scalar) || scalar.properties.isWhitespace
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// `text` without blanks around it. A newline inside is not skipped: it is refused.
  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
