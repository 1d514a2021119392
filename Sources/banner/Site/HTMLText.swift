/// Text and attributes as they stand in HTML: nothing in them can end what they stand in.
enum HTMLText {
  /// A text, fit for the content of an element and for an attribute in double quotes.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case _ where isForbidden(scalar): result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A tag: `<a href="…">`. An attribute without a value stands alone.
  static func tag(_ name: String, _ attributes: [(name: String, value: String?)]) -> String {
    let written = attributes.map { name, value in
      value.map { " \(name)=\"\(escaped($0))\"" } ?? " \(name)"
    }
    return "<\(name)\(written.joined())>"
  }

  /// What no HTML document may contain (HTML Standard, 13.2.3.5: controls but for white space, and noncharacters).
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.generalCategory == .control { return !"\t\n\u{C}\r".unicodeScalars.contains(scalar) }
    return scalar.properties.isNoncharacterCodePoint
  }
}
