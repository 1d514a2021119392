import Foundation

/// Keeps the last good answer of a feed in a file, so that it is there after a restart without a network too, and need not
/// be sent again if it still holds.
///
/// The file is written beside, synced and renamed: whatever happens meanwhile, there is the earlier answer or the new one.
/// A file that is damaged counts as none. Where the disk fails, the answer is kept as long as the app runs.
public actor LastGoodOnDisk: LastGoodKeeping {
  private let feed: URL
  private let path: String
  private let onProblem: (@Sendable (String) -> Void)?
  private var known: LoadedFeed?
  private var isOnDisk = false

  /// The folder of the files when none is named: `bannerkit/feeds` in the user's caches.
  public static var defaultDirectory: String { CachesDirectory.named("feeds") }

  /// Makes a keeper; nothing is read or written yet.
  ///
  /// - Parameters:
  ///   - feed: The feed's address. Each feed has a file of its own.
  ///   - directory: Where the file is; made when the first answer is kept. Default: ``defaultDirectory``.
  ///   - onProblem: Told, on any thread, which file could not be written and why.
  public init(
    feed: URL, directory: String = LastGoodOnDisk.defaultDirectory, onProblem: (@Sendable (String) -> Void)? = nil
  ) {
    self.feed = feed
    path = "\(directory)/\(LastGoodFile.name(feed: feed))"
    self.onProblem = onProblem
  }

  public func lastGood() -> LoadedFeed? {
    if known == nil, let file = Self.read(path), let answer = LastGoodFile.answer(in: file, feed: feed) {
      known = answer
      isOnDisk = true
    }
    return known
  }

  public func keep(_ answer: LoadedFeed) {
    let old = lastGood()
    known = answer
    // A feed that is read every few minutes for a year must not wear out a memory card, whatever tags it comes with.
    if answer.data == old?.data, answer.url == old?.url, isOnDisk { return }
    isOnDisk = false
    do throws(Problem) {
      try write(LastGoodFile.bytes(of: answer, feed: feed))
      isOnDisk = true
    } catch {
      onProblem?("\(path): \(String(cString: strerror(error.code)))")
    }
  }

  /// The system's `errno`.
  private struct Problem: Error {
    let code: Int32
  }

  private static func read(_ path: String) -> Data? {
    // Neither a link nor a pipe, whose reader would wait: others may write here too.
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return try? handle.readToEnd()
  }

  private func write(_ bytes: Data) throws(Problem) {
    try makeDirectory()
    let beside = path + ".new"
    guard let file = try Self.openAlone(beside) else { return }
    defer { close(file) }
    try Self.check(ftruncate(file, 0))
    try Self.write(bytes, to: file)
    try Self.check(fsync(file))
    try Self.check(rename(beside, path))
    // The name must last as well as the bytes.
    let directory = open((path as NSString).deletingLastPathComponent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return }
    fsync(directory)
    close(directory)
  }

  private func makeDirectory() throws(Problem) {
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
      throw Problem(code: cause.domain == NSPOSIXErrorDomain ? Int32(cause.code) : ENOTDIR)
    }
  }

  /// Opens the file beside for this process alone; nil while another writes it, whose answer is as new as ours.
  ///
  /// A writer that was killed leaves the file to the next, and no lock.
  private static func openAlone(_ path: String) throws(Problem) -> Int32? {
    while true {
      let file = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard file >= 0 else { throw Problem(code: errno) }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
        let code = errno
        close(file)
        if code == EWOULDBLOCK { return nil }
        throw Problem(code: code)
      }
      // Another may have renamed it between the two calls: then it is the answer itself, and not to be written over.
      var opened = stat()
      var named = stat()
      if fstat(file, &opened) == 0, stat(path, &named) == 0, opened.st_ino == named.st_ino { return file }
      close(file)
    }
  }

  private static func write(_ bytes: Data, to file: Int32) throws(Problem) {
    let code = bytes.withUnsafeBytes { bytes -> Int32 in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count == 0 || errno != EINTR {
          return count == 0 ? EIO : errno
        }
      }
      return 0
    }
    if code != 0 { throw Problem(code: code) }
  }

  private static func check(_ result: Int32) throws(Problem) {
    if result != 0 { throw Problem(code: errno) }
  }
}
