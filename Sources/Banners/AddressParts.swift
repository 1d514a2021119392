/// An address cut at its delimiters (RFC 3986, appendix B), so that each part is encoded by its own rule.
struct AddressParts {
  var scheme: Substring?
  var authority: Substring?
  var path: Substring
  var query: Substring?
  var fragment: Substring?

  init(_ text: String) {
    var rest = text[...]
    // Everything is found byte by byte: an accent after a delimiter would make both of them one `Character`.
    if Address.scheme(of: text) != nil, let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")) {
      scheme = Substring(rest.utf8[..<colon])
      rest = Substring(rest.utf8[rest.utf8.index(after: colon)...])
    }
    if let hash = rest.utf8.firstIndex(of: UInt8(ascii: "#")) {
      fragment = Substring(rest.utf8[rest.utf8.index(after: hash)...])
      rest = Substring(rest.utf8[..<hash])
    }
    if let mark = rest.utf8.firstIndex(of: UInt8(ascii: "?")) {
      query = Substring(rest.utf8[rest.utf8.index(after: mark)...])
      rest = Substring(rest.utf8[..<mark])
    }
    if rest.utf8.starts(with: "//".utf8) {
      let start = rest.utf8.index(rest.utf8.startIndex, offsetBy: 2)
      let end = rest.utf8[start...].firstIndex(of: UInt8(ascii: "/")) ?? rest.utf8.endIndex
      authority = Substring(rest.utf8[start..<end])
      rest = Substring(rest.utf8[end...])
    }
    path = rest
  }

  /// The address with everything percent-encoded that may not stand as it is. What is encoded already stays so.
  func encoded() throws(Address.Refusal) -> String {
    var result = ""
    if let scheme { result += "\(scheme):" }
    if let authority { result += "//" + (try Self.encodedAuthority(authority)) }
    // Without this, a first folder with a colon in its name would be read as a scheme (RFC 3986, section 4.2).
    let isRelative = scheme == nil && authority == nil
    if isRelative, path.utf8.prefix(while: { $0 != UInt8(ascii: "/") }).contains(UInt8(ascii: ":")) { result += "./" }
    result += Self.percentEncoded(path, keeping: "/:@")
    if let query { result += "?" + Self.percentEncoded(query, keeping: "/:@?") }
    if let fragment { result += "#" + Self.percentEncoded(fragment, keeping: "/:@?") }
    return result
  }

  private static func encodedAuthority(_ authority: Substring) throws(Address.Refusal) -> String {
    // A browser takes a backslash for a slash, others take it for a part of a name: they would go to different hosts.
    if authority.utf8.contains(UInt8(ascii: "\\")) {
      throw Address.Refusal(reason: "has a backslash where the host should be")
    }
    var result = ""
    var rest = authority
    if let at = rest.utf8.lastIndex(of: UInt8(ascii: "@")) {
      result = percentEncoded(Substring(rest.utf8[..<at]), keeping: ":") + "@"
      rest = Substring(rest.utf8[rest.utf8.index(after: at)...])
    }
    var port: Substring?
    let afterBracket = rest.utf8.lastIndex(of: UInt8(ascii: "]")) ?? rest.utf8.startIndex
    if let colon = rest.utf8[afterBracket...].lastIndex(of: UInt8(ascii: ":")) {
      port = Substring(rest.utf8[rest.utf8.index(after: colon)...])
      rest = Substring(rest.utf8[..<colon])
    }
    guard let host = HostName.ascii(rest) else {
      throw Address.Refusal(reason: "has a host name that cannot be: \(Quoted.text(rest))")
    }
    result += host
    if let port, !port.isEmpty {
      guard port.utf8.allSatisfy(Address.isDigit), let number = UInt16(port) else {
        throw Address.Refusal(reason: "has a port that is not a number from 0 to 65535")
      }
      result += ":\(number)"
    }
    return result
  }

  /// Encodes every byte but unreserved characters, sub-delimiters, `extra`, and `%` before two hexadecimal digits.
  private static func percentEncoded(_ text: Substring, keeping extra: StaticString) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    let kept = extra.withUTF8Buffer { Set($0) }.union("-._~!$&'()*+,;=".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    for (index, byte) in bytes.enumerated() {
      let isEscape =
        byte == UInt8(ascii: "%") && index + 2 < bytes.count && isHex(bytes[index + 1]) && isHex(bytes[index + 2])
      if isEscape || Address.isLetter(byte) || Address.isDigit(byte) || kept.contains(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  static func isHex(_ byte: UInt8) -> Bool {
    Address.isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
