import Banners
import Foundation

/// A feed of banners in a file.
enum FeedSource {
  /// Whether a file is a feed: it says so by its name, or it begins as only JSON does.
  static func isFeed(_ path: String) -> Bool {
    if URL(fileURLWithPath: path).pathExtension.lowercased() == "json" { return true }
    guard let file = FileHandle(forReadingAtPath: path), let head = try? file.read(upToCount: 64) else { return false }
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = head.starts(with: byteOrderMark) ? head.dropFirst(byteOrderMark.count) : head
    let first = text.first { !" \t\r\n".utf8.contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  static func content(of path: String) throws(Failure) -> SourceContent {
    let url = URL(fileURLWithPath: path)
    let document: FeedDocument
    do {
      let limits = FeedDocument.Limits()
      let feed = try Blocking.wait { try await FileFeedLoader().load(url, limit: limits.bytes) }
      document = try FeedDocument(data: feed.data, baseURL: url, limits: limits)
    } catch {
      let problem = (error as? FeedError)?.problem ?? error as? FeedError.Problem
      throw Failure("\(path): \(problem?.description ?? error.localizedDescription)")
    }
    return content(of: document, at: path)
  }

  /// One item for each entry of the feed, those that became no banner too.
  private static func content(of document: FeedDocument, at path: String) -> SourceContent {
    var content = SourceContent()
    var banners = document.banners[...]
    let issues = Dictionary(grouping: document.report.issues, by: \.entry)
    for entry in 0..<document.report.entryCount {
      let issues = issues[entry] ?? []
      let banner = issues.contains { $0.cost == .entry } ? nil : banners.popFirst()
      content.items.append(
        SourceContent.Item(
          name: banner.map { $0.image.readableName } ?? "\(path), entry \(entry + 1)", banner: banner,
          problems: issues.map { issue in (issue.field.map { "\($0) " } ?? "") + issue.reason }))
    }
    if document.report.entryCount == 0 {
      content.problems.append("\(path): the feed has no banners")
    } else if document.banners.isEmpty {
      content.problems.append("\(path): none of the feed's entries can be shown")
    }
    if !document.report.unknownKeys.isEmpty {
      content.notes.append("\(path): keys without a meaning: \(document.report.unknownKeys.joined(separator: ", "))")
    }
    return content
  }
}

extension ImageSource {
  /// As a person writes it: a path from the current folder where the picture is below it.
  var readableName: String {
    guard case .url(let url) = self, url.isFileURL else { return description }
    let here = FileManager.default.currentDirectoryPath + "/"
    return url.path.hasPrefix(here) ? String(url.path.dropFirst(here.count)) : url.path
  }
}
