import Banners
import Foundation

/// Finds out what a source is, and reads what it holds: a feed, a picture, or a folder of pictures.
enum SourceReader {
  static func content(of sources: [String]) throws(Failure) -> SourceContent {
    var content = SourceContent()
    for source in sources {
      content.append(try self.content(of: source))
    }
    return content
  }

  private static func content(of source: String) throws(Failure) -> SourceContent {
    if let url = try WebAddress.url(of: source) { return try FeedSource.content(at: url) }
    switch try FileKind(of: source) {
    case .folder: return try FolderSource.content(of: source)
    case .special: throw Failure("\(source): it is neither a file nor a folder")
    case .file:
      guard access(source, R_OK) == 0 else { throw Failure("\(source): \(String(cString: strerror(errno)))") }
      if FeedSource.isFeed(source) { return try FeedSource.content(of: source) }
      return SourceContent(items: [picture(at: source)])
    }
  }

  /// The banner of a picture in a file that stands for itself.
  static func picture(at path: String) -> SourceContent.Item {
    item(URL(fileURLWithPath: path), named: path)
  }

  /// The banner of a picture on the web that stands for itself.
  static func picture(at url: URL) -> SourceContent.Item {
    item(url, named: url.absoluteString)
  }

  private static func item(_ url: URL, named source: String) -> SourceContent.Item {
    let name = url.deletingPathExtension().lastPathComponent
    return SourceContent.Item(
      name: source, banner: Banner(image: .url(url), accessibilityLabel: name.isEmpty || name == "/" ? nil : name))
  }
}
