/// Makes text from a feed fit to stand in a message: on one line, visible, and not too long.
enum Quoted {
  static func text(_ text: some StringProtocol, limit: Int = 80) -> String {
    var result = "“"
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == limit {
        result += "…"
        break
      }
      // Control, format (which could turn the line's direction), line and paragraph separators.
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: result += "<\(codePoint(scalar))>"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "”"
  }

  /// A character by its number, as in U+000A.
  static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
