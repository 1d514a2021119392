/// Reads JSON (RFC 8259) from left to right, only as deep as it is asked to, the same on every platform.
///
/// A feed keeps its good entries when one of them holds something odd, which Foundation's readers do not allow: for them
/// a number too large or half a surrogate pair spoils the document. So this one tells two kinds of faults apart: text
/// that is not JSON ends the reading with its place, while a string that cannot be decoded is a value like others.
/// Numbers stay text, and nesting is skipped without recursion: neither a huge number nor deep nesting is a danger.
struct JSONReader {
  /// Text that is not JSON.
  struct Fault: Error, Equatable {
    let reason: String
    /// Where, in bytes from the begin of the text.
    let offset: Int
  }

  enum Value: Equatable {
    case null
    case bool(Bool)
    /// A number as it stands in the text.
    case number(String)
    case string(String)
    /// A string that cannot be decoded, and why.
    case brokenString(String)
    /// An array or an object, whose content has been skipped.
    case array
    case object
  }

  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// What the next value begins with, or nil at the end of the text.
  mutating func peek() -> UInt8? {
    skipBlanks()
    return offset < bytes.count ? bytes[offset] : nil
  }

  /// Reads the next value; of an array or an object no more than its kind.
  mutating func value() throws(Fault) -> Value {
    guard let first = peek() else { throw fault("the text ends where a value should be") }
    switch first {
    case UInt8(ascii: "\""): return try string()
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      try skipNested()
      return first == UInt8(ascii: "[") ? .array : .object
    default: return try plain(first)
    }
  }

  /// Calls `each` at every element of the next value, an array; `each` reads the element.
  mutating func elements(_ each: (inout JSONReader) throws(Fault) -> Void) throws(Fault) {
    try expect("[")
    if skip("]") { return }
    repeat {
      try each(&self)
    } while try skip(",", or: "]")
  }

  /// Calls `each` with the key of every member of the next value, an object; `each` reads the member's value.
  ///
  /// A key that cannot be decoded is nil.
  mutating func members(_ each: (inout JSONReader, _ key: String?) throws(Fault) -> Void) throws(Fault) {
    try expect("{")
    if skip("}") { return }
    repeat {
      let key = try self.key()
      try each(&self, key)
    } while try skip(",", or: "}")
  }

  /// Makes sure that nothing follows.
  mutating func end() throws(Fault) {
    if let byte = peek() { throw fault("\(Self.name(byte)) after the end of the document") }
  }

  private mutating func key() throws(Fault) -> String? {
    guard peek() == UInt8(ascii: "\"") else { throw fault("\(found) where a key in quotes should be") }
    let key = try string()
    try expect(":")
    if case .string(let key) = key { return key }
    return nil
  }

  /// Skips an array or an object and all that is in it; the arrays and objects that are open stand in a list.
  private mutating func skipNested() throws(Fault) {
    var closers: [UInt8] = []
    repeat {
      guard let first = peek() else { throw fault("the text ends inside an array or an object") }
      switch first {
      case UInt8(ascii: "["):
        offset += 1
        if skip("]") { break }
        closers.append(UInt8(ascii: "]"))
        continue
      case UInt8(ascii: "{"):
        offset += 1
        if skip("}") { break }
        closers.append(UInt8(ascii: "}"))
        _ = try key()
        continue
      case UInt8(ascii: "\""): _ = try string()
      default: _ = try plain(first)
      }
      // A value has ended, and with it perhaps what it was the last of.
      while let closer = closers.last {
        if try skip(",", or: Unicode.Scalar(closer)) {
          if closer == UInt8(ascii: "}") { _ = try key() }
          break
        }
        closers.removeLast()
      }
    } while !closers.isEmpty
  }

  private mutating func plain(_ first: UInt8) throws(Fault) -> Value {
    for (word, value) in [("null", Value.null), ("true", .bool(true)), ("false", .bool(false))] {
      guard bytes[offset...].starts(with: word.utf8) else { continue }
      offset += word.utf8.count
      return value
    }
    guard first == UInt8(ascii: "-") || Address.isDigit(first) else {
      throw fault("\(found) where a value should be")
    }
    let start = offset
    if first == UInt8(ascii: "-") { offset += 1 }
    let integer = offset
    try digits()
    if bytes[integer] == UInt8(ascii: "0"), offset > integer + 1 {
      throw Fault(reason: "a number that begins with 0", offset: start)
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < bytes.count, "+-".utf8.contains(bytes[offset]) { offset += 1 }
      try digits()
    }
    return .number(String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private mutating func digits() throws(Fault) {
    let start = offset
    while offset < bytes.count, Address.isDigit(bytes[offset]) { offset += 1 }
    if offset == start { throw fault("\(found) where a digit should be") }
  }

  private mutating func string() throws(Fault) -> Value {
    let start = offset + 1
    offset = start
    var hasEscapes = false
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      if bytes[offset] < 0x20 { throw fault("\(found) inside a string, where it has to be escaped") }
      if bytes[offset] == UInt8(ascii: "\\") {
        hasEscapes = true
        offset += 1
      }
      offset += 1
    }
    guard offset < bytes.count else { throw Fault(reason: "a string without its end", offset: start - 1) }
    let content = start..<offset
    offset += 1
    if hasEscapes { return try JSONEscapes.decode(bytes[content]) }
    return JSONEscapes.text(bytes[content])
  }

  private mutating func skipBlanks() {
    while offset < bytes.count, " \t\n\r".utf8.contains(bytes[offset]) { offset += 1 }
  }

  private mutating func skip(_ wanted: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: wanted) else { return false }
    offset += 1
    return true
  }

  /// True after `wanted`, false after `other`.
  private mutating func skip(_ wanted: Unicode.Scalar, or other: Unicode.Scalar) throws(Fault) -> Bool {
    if skip(wanted) { return true }
    if skip(other) { return false }
    throw fault("\(found) where \(wanted) or \(other) should be")
  }

  private mutating func expect(_ wanted: Unicode.Scalar) throws(Fault) {
    guard skip(wanted) else { throw fault("\(found) where \(wanted) should be") }
  }

  private func fault(_ reason: String) -> Fault {
    Fault(reason: reason, offset: offset)
  }

  private var found: String {
    offset < bytes.count ? Self.name(bytes[offset]) : "the end of the text"
  }

  private static func name(_ byte: UInt8) -> String {
    switch byte {
    case 0x21...0x7E: return "“\(Unicode.Scalar(byte))”"
    case 0...0x20, 0x7F: return "the character \(Quoted.codePoint(Unicode.Scalar(byte)))"
    default: return "a character that is not ASCII"
    }
  }
}
