import Foundation

/// Writes a site into a folder: beside its place first, and there only when all of it is written.
///
/// In a folder that is there already, it replaces an earlier site, and all else stays.
final class SiteWriter {
  private let folder: String
  private let temporary: String
  private let isThere: Bool
  private var paths: [String] = []
  private var known: Set<String> = []
  /// The bytes of all files.
  private(set) var byteCount = 0

  /// - Parameter names: the files that a site has in its folder, which must not be somebody else's there.
  init(folder: String, names: [String]) throws(Failure) {
    var folder = folder
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    self.folder = folder
    switch try? FileKind(of: folder) {
    case nil: isThere = false
    case .folder: isThere = true
    case .file, .special: throw Failure("cannot write a site to \(folder): it is not a folder")
    }
    if isThere { try Self.checkThatItIsOurs(folder, names: names) }
    // In the folder itself where there is one: it may be a disk of its own.
    let parent = isThere ? folder + "/" : folder.lastIndex(of: "/").map { String(folder[...$0]) } ?? ""
    temporary = "\(parent).banner-\(String(UInt64.random(in: 0...UInt64.max), radix: 36)).part"
    Unfinished.begin(temporary)
    for folder in [temporary, "\(temporary)/\(SitePictureMaker.folder)"] where mkdir(folder, 0o777) != 0 {
      throw failure(String(cString: strerror(errno)))
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: temporary)
    Unfinished.end(temporary)
  }

  /// How many files there are, but for one that came twice.
  var fileCount: Int { paths.count }

  /// Adds a file; one that is there already is the same.
  func add(_ file: SiteFile) throws(Failure) {
    guard known.insert(file.path).inserted else { return }
    do {
      let pending = try PendingFile(at: "\(temporary)/\(file.path)")
      try file.data.withUnsafeBytes { try pending.write($0) }
      try pending.commit()
    } catch FilmError.file(_, let reason) {
      throw failure(reason)
    } catch {
      throw failure("\(error)")
    }
    paths.append(file.path)
    byteCount += file.data.count
  }

  /// Puts the site in its place, in the order in which its files came: the page, which names the others, is the last.
  func finish() throws(Failure) {
    guard isThere else {
      guard rename(temporary, folder) == 0 else { throw failure(String(cString: strerror(errno))) }
      return
    }
    let pictures = "\(folder)/\(SitePictureMaker.folder)"
    guard mkdir(pictures, 0o777) == 0 || errno == EEXIST else { throw failure(String(cString: strerror(errno))) }
    for path in paths where rename("\(temporary)/\(path)", "\(folder)/\(path)") != 0 {
      throw failure("\(path): \(String(cString: strerror(errno)))")
    }
    // The pictures of an earlier site, which no page names any more.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: pictures)) ?? []
    where SitePictureMaker.isName(name) && !known.contains("\(SitePictureMaker.folder)/\(name)") {
      unlink("\(pictures)/\(name)")
    }
  }

  /// A folder is ours where its page is; otherwise none of our files may be there.
  private static func checkThatItIsOurs(_ folder: String, names: [String]) throws(Failure) {
    if let page = try? String(contentsOfFile: "\(folder)/\(SitePage.name)", encoding: .utf8),
      page.contains(SitePage.mark)
    {
      return
    }
    for name in names where (try? FileKind(of: "\(folder)/\(name)")) != nil {
      throw Failure("cannot write a site to \(folder): \(name) is there, and of no site that 'banner web' has written")
    }
  }

  private func failure(_ reason: String) -> Failure { Failure("cannot write a site to \(folder): \(reason)") }
}
