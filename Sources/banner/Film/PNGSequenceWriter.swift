import Foundation

/// Writes a film as a folder of numbered PNG pictures, `frame-00001.png` and so on: one for each frame it is given.
///
/// They are written into a hidden folder beside and take their place together, by `finish()`. Where the folder is there
/// already, they replace the frames of an earlier film, and all else in it stays.
final class PNGSequenceWriter: FilmWriting {
  private let folder: String
  private let temporary: String
  private var last: (image: FrameImage, path: String)?
  private var count = 0

  init(folder: String) throws(FilmError) {
    var folder = folder
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    self.folder = folder
    if let kind = try? FileKind(of: folder), kind != .folder {
      throw .file(path: folder, reason: "it is not a folder")
    }
    let parent = folder.lastIndex(of: "/").map { folder[...$0] } ?? ""
    temporary = "\(parent).banner-\(String(UInt64.random(in: 0...UInt64.max), radix: 36)).part"
    Unfinished.begin(temporary)
    guard mkdir(temporary, 0o777) == 0 else {
      let reason = String(cString: strerror(errno))
      Unfinished.end(temporary)
      throw .file(path: folder, reason: reason)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: temporary)
    Unfinished.end(temporary)
  }

  /// Writes the next picture; PNG has no time, so that each frame counts as one, however long it is shown.
  func append(_ image: FrameImage, for seconds: Double) throws(FilmError) {
    let number = String(count + 1)
    let zeros = String(repeating: "0", count: max(0, 5 - number.count))
    let path = "\(temporary)/frame-\(zeros)\(number).png"
    do {
      if let last, last.image == image {
        try FileManager.default.copyItem(atPath: last.path, toPath: path)
      } else {
        try PNGWriter.write(image, to: path, isPart: true)
        last = (image, path)
      }
    } catch {
      throw failure(error)
    }
    count += 1
  }

  /// Puts all frames in their place; a film without a frame is an error.
  func finish() throws(FilmError) {
    if count == 0 { throw .noFrames }
    if rename(temporary, folder) == 0 { return }
    guard errno == ENOTEMPTY || errno == EEXIST else {
      throw .file(path: folder, reason: String(cString: strerror(errno)))
    }
    do {
      let files = FileManager.default
      for name in try files.contentsOfDirectory(atPath: folder) where Self.isFrame(name) {
        try files.removeItem(atPath: "\(folder)/\(name)")
      }
      for name in try files.contentsOfDirectory(atPath: temporary) {
        try files.moveItem(atPath: "\(temporary)/\(name)", toPath: "\(folder)/\(name)")
      }
    } catch {
      throw failure(error)
    }
  }

  private static func isFrame(_ name: String) -> Bool {
    name.wholeMatch(of: /frame-[0-9]{5,}\.png/) != nil
  }

  /// The same reason, told of the folder that was asked for.
  private func failure(_ error: any Error) -> FilmError {
    switch error as? FilmError {
    case .file(_, let reason)?: .file(path: folder, reason: reason)
    case let failure?: failure
    case nil: .file(path: folder, reason: error.localizedDescription)
    }
  }
}
