import BannerImages
import Banners
import Foundation

/// `banner check`: says of each banner what it is and what is wrong with it.
@MainActor
struct CheckCommand {
  let sources: [String]
  let settings: Settings

  func run() throws(Failure) -> ExitStatus {
    let content = try SourceReader.content(of: sources)
    let now = Date()
    var table = Table(alignedRight: [0, 3, 4])
    var reports: [CheckReport] = []
    var isGood = content.problems.isEmpty
    for (index, item) in content.items.enumerated() {
      Console.progress("checking \(index + 1) of \(content.items.count)")
      let facts = facts(of: item)
      let problems = item.problems + (facts?.problem.map { [$0] } ?? [])
      isGood = isGood && problems.isEmpty
      reports.append(CheckReport(item, facts, problems: problems, at: now))
      table.append([
        "\(index + 1)", item.name.onOneLine, facts?.format?.rawValue ?? "–", Self.pixels(facts),
        facts?.bytes.map(Self.size) ?? "", Self.frames(facts), Self.freshness(facts).onOneLine,
        item.banner?.link.map { "link \($0.absoluteString)".onOneLine } ?? "",
        verdict(on: item, problems: problems, at: now),
      ])
    }
    var problems = content.problems
    if content.banners(at: now).isEmpty {
      problems.append("nothing of this is shown now: the built-in banners stand in for it")
      isGood = false
    }
    Console.clearProgress()
    if settings.printsJSON {
      try Console.print(CheckReport.text(of: reports + problems.map(CheckReport.init(problem:))))
    } else {
      let remarks = problems.map { "problem: \($0)" } + content.notes
      try Console.print((table.lines + remarks.map(\.onOneLine)).joined(separator: "\n"))
    }
    return isGood ? .success : .problems
  }

  private func facts(of item: SourceContent.Item) -> PictureFacts? {
    guard let source = item.banner?.image else { return nil }
    let size = settings.size
    return Blocking.wait { () async throws(Never) in await PictureFacts.of(source, shownAt: size) }
  }

  private func verdict(on item: SourceContent.Item, problems: [String], at now: Date) -> String {
    if !problems.isEmpty {
      return "problem: " + problems.map(\.onOneLine).joined(separator: "; ") + (item.banner == nil ? " (left out)" : "")
    }
    if let start = item.banner?.startsAt, now < start { return "ok, shown from \(Self.moment(start)) on" }
    if let end = item.banner?.endsAt, now >= end { return "ok, no longer shown since \(Self.moment(end))" }
    return "ok"
  }

  private static func moment(_ date: Date) -> String {
    date.formatted(.iso8601)
  }

  private static func pixels(_ facts: PictureFacts?) -> String {
    guard let width = facts?.width, let height = facts?.height else { return "" }
    return "\(width)×\(height)"
  }

  private static func frames(_ facts: PictureFacts?) -> String {
    guard let frames = facts?.frames, frames > 1 else { return "" }
    let seconds = facts?.seconds.map { " in \(($0 * 10).rounded() / 10) s" } ?? ""
    return "\(frames) frames\(seconds)"
  }

  /// What its server says of how long it may be kept, and whether it can be asked if it has changed.
  private static func freshness(_ facts: PictureFacts?) -> String {
    guard let headers = facts?.cacheHeaders else { return "" }
    let kept = headers["cache-control"].map { [$0] } ?? headers["expires"].map { ["expires \($0)"] } ?? []
    let parts = kept + ["etag", "last-modified"].filter { headers[$0] != nil }
    return parts.isEmpty ? "no cache headers" : parts.joined(separator: ", ")
  }

  /// A length in bytes as people say it, with 1000 bytes to a KB.
  static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) bytes"
    case ..<999_500: "\((bytes + 500) / 1000) KB"
    default: "\((bytes + 50_000) / 1_000_000).\((bytes + 50_000) / 100_000 % 10) MB"
    }
  }
}
