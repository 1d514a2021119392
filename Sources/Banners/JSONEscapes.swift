/// Decodes what stands between the quotes of a JSON string.
enum JSONEscapes {
  /// The text of a string without escapes.
  static func text(_ bytes: ArraySlice<UInt8>) -> JSONReader.Value {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var text = String.UnicodeScalarView()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): text.append(scalar)
      case .emptyInput: return .string(String(text))
      case .error: return .brokenString("it holds bytes that are not UTF-8")
      }
    }
  }

  /// The text of a string with escapes; escapes that JSON does not have are a fault.
  static func decode(_ content: ArraySlice<UInt8>) throws(JSONReader.Fault) -> JSONReader.Value {
    var result: [UInt8] = []
    var broken: String?
    var highSurrogate: UInt32?
    var place = content.startIndex
    while place < content.endIndex {
      var unit: UInt32?
      if content[place] != UInt8(ascii: "\\") {
        if highSurrogate == nil { result.append(content[place]) }
        place += 1
      } else {
        unit = try escape(content, &place)
      }
      if let high = highSurrogate, let low = unit, (0xDC00...0xDFFF).contains(low) {
        append(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), to: &result)
        highSurrogate = nil
      } else if highSurrogate != nil || unit.map({ (0xDC00...0xDFFF).contains($0) }) == true {
        broken = "it holds one half of a surrogate pair without the other"
        highSurrogate = nil
      } else if let high = unit, (0xD800...0xDBFF).contains(high) {
        highSurrogate = high
      } else if let unit {
        append(unit, to: &result)
      }
    }
    if highSurrogate != nil { broken = "it holds one half of a surrogate pair without the other" }
    if let broken { return .brokenString(broken) }
    return text(result[...])
  }

  /// Reads the escape at `place`: the UTF-16 unit that it stands for.
  private static func escape(_ content: ArraySlice<UInt8>, _ place: inout Int) throws(JSONReader.Fault) -> UInt32 {
    let start = place
    place += 2
    switch Unicode.Scalar(content[start + 1]) {
    case "\"", "\\", "/": return UInt32(content[start + 1])
    case "b": return 0x08
    case "f": return 0x0C
    case "n": return 0x0A
    case "r": return 0x0D
    case "t": return 0x09
    case "u":
      var unit: UInt32 = 0
      for _ in 0..<4 {
        guard place < content.endIndex, AddressParts.isHex(content[place]) else { break }
        unit = unit << 4 + UInt32(content[place] & 15) + (content[place] > UInt8(ascii: "9") ? 9 : 0)
        place += 1
      }
      if place == start + 6 { return unit }
      throw JSONReader.Fault(reason: "\\u without four hexadecimal digits", offset: start)
    default:
      throw JSONReader.Fault(reason: "a backslash before a character that needs none", offset: start)
    }
  }

  private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
    bytes += Unicode.Scalar(value).map { Array(String($0).utf8) } ?? []
  }
}
