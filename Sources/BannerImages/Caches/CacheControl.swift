/// What a server says in `Cache-Control` (RFC 9111, section 5.2) that matters to a cache of one user.
///
/// `s-maxage`, `private` and `public` speak to shared caches, which this is not. `must-revalidate` has no effect of its
/// own: what is no longer good is always asked about first, and when the server does not answer, an older picture is
/// shown all the same, against the RFC, since many servers say so of every file and an empty screen helps nobody.
struct CacheControl: Equatable {
  /// Not to be kept at all.
  var noStore = false
  /// Kept, but asked about before each use.
  var noCache = false
  /// For how many seconds the answer is good; 0 where the number cannot be read, as the RFC advises.
  var maxAge: Double?

  init(_ text: String) {
    for directive in Self.directives(of: text) {
      let parts = directive.split(separator: "=", maxSplits: 1)
      let value = parts.count == 2 ? Self.trimmed(parts[1]) : nil
      switch parts.first.map(Self.trimmed)?.lowercased() {
      case "no-store": noStore = true
      case "no-cache": noCache = true
      // The first counts where there are several.
      case "max-age": maxAge = maxAge ?? Self.seconds(value)
      default: break
      }
    }
  }

  /// The texts between the commas that are not inside quotes.
  private static func directives(of text: String) -> [Substring] {
    var isQuoted = false
    return text.split { character in
      if character == "\"" { isQuoted.toggle() }
      return character == "," && !isQuoted
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { " \t\"".contains($0) }.reversed().drop { " \t\"".contains($0) }.reversed())
  }

  static func seconds(_ text: String?) -> Double {
    guard let text, !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return 0 }
    // What is too large means "for ever": RFC 9111, section 1.2.2.
    return min(Double(text) ?? 0, 2_147_483_648)
  }
}
