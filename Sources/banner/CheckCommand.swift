import BannerGTK
import Banners
import Foundation

/// `banner check`: says of each banner what it is and what is wrong with it.
@MainActor
struct CheckCommand {
  let sources: [String]
  let settings: Settings
  let pictures: any PictureLoading

  func run() throws(Failure) -> ExitStatus {
    let content = try SourceReader.content(of: sources)
    let now = Date()
    var table = Table(alignedRight: [0, 3, 4])
    var isGood = content.problems.isEmpty
    for (index, item) in content.items.enumerated() {
      Console.progress("checking \(index + 1) of \(content.items.count)")
      let file = item.banner.flatMap { $0.image.path }.flatMap(PictureFile.init(at:))
      let problems = item.problems + (item.banner.map(problems(with:)) ?? [])
      isGood = isGood && problems.isEmpty
      table.append([
        "\(index + 1)", item.name.onOneLine, file?.format ?? "–", file.map { "\($0.width)×\($0.height)" } ?? "",
        file.map { Self.size($0.bytes) } ?? "", item.banner?.link.map { "link \($0.absoluteString)".onOneLine } ?? "",
        verdict(on: item, problems: problems, at: now),
      ])
    }
    var lines = table.lines
    var remarks = content.problems.map { "problem: \($0)" } + content.notes
    if content.banners(at: now).isEmpty {
      remarks.append("nothing of this is shown now: the built-in banners stand in for it")
      isGood = false
    }
    lines += remarks.map(\.onOneLine)
    Console.clearProgress()
    try Console.print(lines.joined(separator: "\n"))
    return isGood ? .success : .problems
  }

  private func problems(with banner: Banner) -> [String] {
    let request = PictureRequest(source: banner.image, width: settings.size.width, height: settings.size.height)
    do throws(PictureError) {
      let pictures = pictures
      _ = try Blocking.wait { () throws(PictureError) in try await pictures.picture(for: request) }
      return []
    } catch {
      return [error.cause]
    }
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

  /// A length in bytes as people say it, with 1000 bytes to a KB.
  static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) bytes"
    case ..<999_500: "\((bytes + 500) / 1000) KB"
    default: "\((bytes + 50_000) / 1_000_000).\((bytes + 50_000) / 100_000 % 10) MB"
    }
  }
}

extension ImageSource {
  /// The path of a picture that is a file.
  var path: String? {
    guard case .url(let url) = self, url.isFileURL else { return nil }
    return url.path
  }
}
