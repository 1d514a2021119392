import CWebFiles
import Foundation

/// A file of a site.
struct SiteFile: Equatable, Sendable {
  /// Its path in the site: "index.html", "pictures/….webp".
  let path: String
  let data: Data

  init(path: String, data: Data) {
    self.path = path
    self.data = data
  }

  init(path: String, text: String) {
    self.init(path: path, data: Data(text.utf8))
  }

  /// The web component: its script, its style, its engine and its declarations; none in a build that lacks them.
  static let component: [SiteFile] = (0...).lazy.map { webFile($0) }.prefix { $0 != nil }.compactMap { file in
    guard let file = file?.pointee else { return nil }
    return SiteFile(path: String(cString: file.name), data: Data(bytes: file.bytes, count: file.count))
  }
}
