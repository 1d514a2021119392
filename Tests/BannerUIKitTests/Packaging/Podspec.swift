import Foundation

/// What a podspec says, as far as this project's say it.
struct Podspec {
  let file: String
  let name: String
  let module: String
  let version: String
  let deploymentTarget: String
  let text: String
  /// The pods that it needs, and the version of each.
  let dependencies: [String: String]
  private let sources: [NSRegularExpression]
  private let excluded: [NSRegularExpression]
  private let preserved: [NSRegularExpression]

  init(_ url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    func value(_ key: String) throws -> String {
      guard let found = text.firstGroups(#"s\.\#(key) = '([^']*)'"#)?.first else {
        throw CocoaError(.propertyListReadCorrupt, userInfo: [NSLocalizedDescriptionKey: "\(url.path): no \(key)"])
      }
      return found
    }
    func patterns(_ key: String) throws -> [NSRegularExpression] {
      try text.allGroups(#"s\.\#(key) = '([^']*)'"#).map { try Self.expression(of: $0[0]) }
    }
    self.text = text
    file = url.lastPathComponent
    name = try value("name")
    module = try value("module_name")
    version = try value("version")
    deploymentTarget = try value(#"ios\.deployment_target"#)
    let version = version
    dependencies = Dictionary(
      uniqueKeysWithValues: text.allGroups(#"s\.dependency '([^']*)', (\S+)"#)
        .map { ($0[0], $0[1] == "s.version.to_s" ? version : $0[1]) })
    sources = try patterns("source_files")
    excluded = try patterns("exclude_files")
    preserved = try patterns("preserve_paths")
  }

  func compiles(_ path: String) -> Bool { matches(sources, path) && !matches(excluded, path) }

  func keeps(_ path: String) -> Bool { matches(preserved, path) }

  private func matches(_ expressions: [NSRegularExpression], _ path: String) -> Bool {
    expressions.contains { $0.firstMatch(in: path, range: NSRange(path.startIndex..., in: path)) != nil }
  }

  /// The paths that a pattern of Ruby's `Dir.glob` means.
  private static func expression(of glob: String) throws -> NSRegularExpression {
    let parts = [("**/", "(?:.*/)?"), ("**", ".*"), ("*", "[^/]*"), ("{c,h}", "(?:c|h)"), (".", #"\."#)]
    var pattern = ""
    var rest = glob[...]
    while let first = rest.first {
      if let part = parts.first(where: { rest.hasPrefix($0.0) }) {
        pattern += part.1
        rest = rest.dropFirst(part.0.count)
      } else {
        pattern.append(first)
        rest = rest.dropFirst()
      }
    }
    return try NSRegularExpression(pattern: "^\(pattern)$")
  }
}

extension String {
  /// The groups of each match of a pattern.
  func allGroups(_ pattern: String) -> [[String]] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return expression.matches(in: self, range: NSRange(startIndex..., in: self)).map { match in
      (1..<match.numberOfRanges).map { Range(match.range(at: $0), in: self).map { String(self[$0]) } ?? "" }
    }
  }

  func firstGroups(_ pattern: String) -> [String]? { allGroups(pattern).first }
}
