import Foundation

@testable import BannerImages

/// A directory of a test's own, gone with it.
final class ScratchDirectory: Sendable {
  let path = NSTemporaryDirectory() + "/bannerkit-\(UUID().uuidString)"

  init() { mkdir(path, 0o700) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of what is in it, sorted.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

/// An entry whose body tells which one it is, so that no other can be taken for it.
func sampleEntry(
  _ key: String, _ text: String = "body", count: Int = 1, stored: Double = 1000, expires: Double = 2000
) -> DiskEntry {
  let body = Data(String(repeating: "\(key)=\(text);", count: count).utf8)
  return DiskEntry(key: key, body: body, fields: ["etag": "\"\(text)\""], stored: stored, expires: expires)
}

extension DiskStore {
  init(_ directory: ScratchDirectory, limit: Int = 1 << 20, longestAge: Double = 1e6) {
    self.init(directory: directory.path + "/cache", limit: limit, longestAge: longestAge)
  }
}
