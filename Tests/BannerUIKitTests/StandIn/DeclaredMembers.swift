import Foundation

/// The public types and members that Swift sources declare, read line by line from sources as `swift format` lays them out.
struct DeclaredMembers {
  /// Each as `Type<tab>member`; a type itself as `Type<tab>type`; what belongs to no type as `-<tab>name`.
  private(set) var found: Set<String> = []

  private struct Scope {
    let indent: Int
    let name: String
    /// Whether members are public without saying so: a protocol's, and an enum's cases.
    let isOpen: Bool
  }

  private var scopes: [Scope] = []

  init(of folder: URL) throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files! where file.pathExtension == "swift" {
      scopes = []
      let text = try String(contentsOf: file, encoding: .utf8)
      let lines = text.components(separatedBy: "\n").map { $0.components(separatedBy: " //")[0] }
      for index in lines.indices { read(lines, at: index) }
    }
  }

  private static let modifiers =
    #"(?:@\w+(?:\([^)]*\))? +|(?:public|open|final|static|class|convenience|required|override|nonisolated|weak|lazy|"#
    + #"mutating|nonmutating|indirect|(?:internal|private)\(set\)) +)*"#

  private mutating func read(_ lines: [String], at index: Int) {
    let line = lines[index]
    let code = line.drop { $0 == " " }
    guard let first = code.first, first != "/" else { return }
    let indent = line.count - code.count
    while let last = scopes.last, last.indent >= indent, first != ")", first != "{" { scopes.removeLast() }
    let words = Self.match("^(\(Self.modifiers))([a-z]+)\\b *([^\\n]*)$", code)
    guard words.count == 3 else { return }
    let (modifiers, keyword, rest) = (words[0] + " ", words[1], words[2])
    let isPublic = modifiers.contains("public ") || modifiers.contains("open ")
    switch keyword {
    case "class", "struct", "enum", "protocol", "extension":
      let name = Self.match(#"^([\w.]+)"#, rest).first ?? rest
      let whole = ((scopes.last.map { $0.name + "." } ?? "") + name)
      if isPublic && keyword != "extension" { found.insert("\(whole)\ttype") }
      scopes.append(
        Scope(indent: indent, name: whole, isOpen: isPublic && (keyword == "protocol" || keyword == "enum")))
    case "func", "init":
      guard isMember(isPublic, indent), !modifiers.contains("override ") else { return }
      // Operators come with conformances.
      guard keyword == "init" || rest.first?.isLetter == true else { return }
      insert((keyword == "init" ? "init" : "") + Self.signature(rest, lines[(index + 1)...]))
    case "var", "let", "typealias":
      guard isMember(isPublic, indent), !modifiers.contains("override ") else { return }
      for part in keyword == "var" && !rest.contains("{") && !rest.contains("=")
        ? rest.split(separator: ",") : [rest[...]]
      {
        insert(Self.match(#"^ *`?(\w+)"#, part).first ?? "")
      }
    case "subscript":
      if isMember(isPublic, indent) { insert("subscript") }
    case "case":
      guard isMember(isPublic, indent) else { return }
      for part in rest.split(separator: ",") { insert(Self.match(#"^ *`?(\w+)"#, part).first ?? "") }
    default: return
    }
  }

  private func isMember(_ isPublic: Bool, _ indent: Int) -> Bool {
    isPublic || (scopes.last.map { $0.isOpen && $0.indent + 2 == indent } ?? false)
  }

  private mutating func insert(_ member: String) { found.insert("\(scopes.last?.name ?? "-")\t\(member)") }

  /// A function's name with its labels, as in `insertSubview(_:at:)`.
  private static func signature(_ start: String, _ following: ArraySlice<String>) -> String {
    let text = start + " " + following.prefix(12).joined(separator: " ")
    guard let open = text.firstIndex(of: "(") else { return text }
    let name = text[..<open].prefix { $0 != "<" && $0 != "?" && $0 != " " }
    var depth = 0
    var labels: [String] = []
    var isLabel = true
    var label = ""
    for character in text[open...] {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, character == "," {
        isLabel = true
        label = ""
      } else if depth == 1, isLabel, character == " ", label.hasPrefix("@") {
        // An attribute stands before the label.
        label = ""
      } else if depth == 1, isLabel, character == ":" || (character == " " && !label.isEmpty) {
        labels.append(label + ":")
        isLabel = false
      } else if isLabel, character != "(", character != " " {
        label.append(character)
      }
    }
    return "\(name)(\(labels.joined()))"
  }

  private static func match(_ pattern: String, _ text: some StringProtocol) -> [String] {
    let text = String(text)
    guard let expression = try? NSRegularExpression(pattern: pattern),
      let match = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
    else { return [] }
    return (1..<match.numberOfRanges).map { Range(match.range(at: $0), in: text).map { String(text[$0]) } ?? "" }
  }
}
