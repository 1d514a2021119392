/// The order in which a person expects numbered names: "page 2" before "page 10", capitals among the small letters.
enum NaturalOrder {
  static func isBefore(_ first: String, _ second: String) -> Bool {
    let a = parts(of: first)
    let b = parts(of: second)
    for (left, right) in zip(a, b) where left != right {
      return left < right
    }
    // Names that differ in capitals or leading zeros only still have one order.
    return a.count == b.count ? first < second : a.count < b.count
  }

  /// A run of digits, or one other character.
  private enum Part: Comparable {
    /// Without leading zeros, so that the longer one is the greater.
    case number(Substring)
    case letter(String)

    static func < (left: Part, right: Part) -> Bool {
      switch (left, right) {
      case (.number(let left), .number(let right)):
        left.utf8.count == right.utf8.count ? left < right : left.utf8.count < right.utf8.count
      case (.number(let digits), .letter(let letter)): String(digits.prefix(1)) < letter
      case (.letter(let letter), .number(let digits)): letter < String(digits.prefix(1))
      case (.letter(let left), .letter(let right)): left < right
      }
    }
  }

  private static func parts(of name: String) -> [Part] {
    var parts: [Part] = []
    var rest = name[...]
    while let first = rest.first {
      if isDigit(first) {
        let digits = rest.prefix(while: isDigit)
        rest = rest[digits.endIndex...]
        let value = digits.drop { $0 == "0" }
        parts.append(.number(value.isEmpty ? "0" : value))
      } else {
        parts.append(.letter(first.lowercased()))
        rest = rest.dropFirst()
      }
    }
    return parts
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
