import Foundation

/// A film as a folder of numbered PNG files, which comes to be as a whole or not at all.
///
/// The frames are written into a hidden folder beside and take their place when all are there. Where the folder exists
/// already, they take the place of the frames of an earlier film, and everything else in it stays.
final class FilmFolder: FilmWriting {
  private let path: String
  private let temporary: String
  private let writer: PNGSequenceWriter

  init(path: String) throws(FilmError) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    if let kind = try? FileKind(of: path), kind != .folder { throw .file(path: path, reason: "it is not a folder") }
    let parent = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    temporary = "\(parent).banner-\(String(UInt64.random(in: 0...UInt64.max), radix: 36)).part"
    Unfinished.begin(temporary)
    guard mkdir(temporary, 0o777) == 0 else {
      let reason = String(cString: strerror(errno))
      Unfinished.end(temporary)
      throw .file(path: path, reason: reason)
    }
    writer = try PNGSequenceWriter(folder: temporary)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: temporary)
    Unfinished.end(temporary)
  }

  func append(_ image: FrameImage, for seconds: Double) throws(FilmError) {
    do throws(FilmError) {
      try writer.append(image)
    } catch {
      // The person knows nothing of the hidden folder.
      guard case .file(_, let reason) = error else { throw error }
      throw .file(path: path, reason: reason)
    }
  }

  func finish() throws(FilmError) {
    try writer.finish()
    if rename(temporary, path) == 0 { return }
    guard errno == ENOTEMPTY || errno == EEXIST else { throw failure() }
    do {
      let files = FileManager.default
      for name in try files.contentsOfDirectory(atPath: path) where Self.isFrame(name) {
        try files.removeItem(atPath: "\(path)/\(name)")
      }
      for name in try files.contentsOfDirectory(atPath: temporary) {
        try files.moveItem(atPath: "\(temporary)/\(name)", toPath: "\(path)/\(name)")
      }
    } catch {
      throw .file(path: path, reason: error.localizedDescription)
    }
  }

  /// Whether a file has the name of a film's frame: `frame-00001.png`.
  private static func isFrame(_ name: String) -> Bool {
    name.wholeMatch(of: /frame-[0-9]{5,}\.png/) != nil
  }

  private func failure() -> FilmError {
    .file(path: path, reason: String(cString: strerror(errno)))
  }
}
