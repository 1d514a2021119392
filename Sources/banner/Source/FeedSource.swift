import BannerImages
import Banners
import Foundation

/// A feed of banners in a file or on the web.
enum FeedSource {
  /// Whether a file is a feed: it begins as only JSON does; or else, if it is no picture, it says so by its name.
  static func isFeed(_ path: String) -> Bool {
    let isNamedFeed = URL(fileURLWithPath: path).pathExtension.lowercased() == "json"
    guard let file = FileHandle(forReadingAtPath: path), let head = try? file.read(upToCount: 64) else {
      return isNamedFeed
    }
    return isFeed(head) || isNamedFeed && !PictureNames.isPicture(head)
  }

  /// Whether bytes begin as only JSON does.
  static func isFeed(_ bytes: Data) -> Bool {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes
    let first = text.first { !" \t\r\n".utf8.contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// Refuses bytes of a kind that is known and no feed; what is wrong with others is found when they are read.
  static func checkThatItMayBeFeed(_ bytes: Data) throws(FeedError.Problem) {
    guard let kind = ForeignFormat.name(of: bytes), !["JSON", "text"].contains(kind) else { return }
    throw .unreadable("it is neither a feed nor a picture, but \(kind)")
  }

  static func content(of path: String) throws(Failure) -> SourceContent {
    let url = URL(fileURLWithPath: path)
    do {
      return content(of: try document(in: try load(url, with: FileFeedLoader())), at: path)
    } catch {
      throw failure(error, at: path)
    }
  }

  /// What is at an address: a feed or a picture.
  static func content(at url: URL) throws(Failure) -> SourceContent {
    do {
      let feed = try load(url, with: WebSourceLoader())
      return content(of: try document(in: feed), at: url.absoluteString)
    } catch {
      throw failure(error, at: url.absoluteString)
    }
  }

  private static func load(_ url: URL, with loader: some FeedLoading) throws -> LoadedFeed {
    let limit = FeedDocument.Limits().bytes
    return try Blocking.wait { try await loader.load(url, limit: limit) }
  }

  private static func document(in feed: LoadedFeed) throws -> FeedDocument {
    try checkThatItMayBeFeed(feed.data)
    return try FeedDocument(data: feed.data, baseURL: feed.url, limits: FeedDocument.Limits())
  }

  private static func failure(_ error: any Error, at place: String) -> Failure {
    let problem = (error as? FeedError)?.problem ?? error as? FeedError.Problem
    return Failure("\(place): \(problem?.description ?? error.localizedDescription)")
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
