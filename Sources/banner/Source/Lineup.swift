import Banners
import Foundation

/// The banners that a film shows: those of the sources, or else the built-in ones, never none.
@MainActor
struct Lineup {
  let banners: [Banner]
  /// Whether the sources had nothing to show.
  let isBuiltIn: Bool

  /// Reads the sources, and tells on standard error what in them cannot be shown.
  init(sources: [String]) throws(Failure) {
    let content = try SourceReader.content(of: sources)
    Complaints.tell(content)
    let banners = content.banners(at: Date())
    isBuiltIn = banners.isEmpty
    if isBuiltIn {
      Console.report("\(sources.joined(separator: ", ")): nothing to show now; these are the built-in banners")
    }
    self.banners = banners.isEmpty ? BuiltInBanners.all : banners
  }
}

/// Lines on standard error about things of one kind, but not a flood of them.
@MainActor
struct Complaints {
  private var count = 0
  private static let most = 10

  /// Tells what in sources cannot be shown.
  static func tell(_ content: SourceContent) {
    var complaints = Complaints()
    for item in content.items where !item.problems.isEmpty {
      complaints.add("\(item.name): \(item.problems.joined(separator: "; "))")
    }
    for problem in content.problems { complaints.add(problem) }
    complaints.end()
  }

  mutating func add(_ line: String) {
    count += 1
    if count <= Self.most { Console.report(line) }
  }

  /// Tells how many were not told.
  func end() {
    if count > Self.most { Console.report("and \(count - Self.most) more; 'banner check' tells all") }
  }
}
