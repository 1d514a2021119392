import Foundation

/// A file that comes to be as a whole or not at all: it is written beside its place and moved there by `commit()`.
///
/// A file that is already there stays as it is until then. A device or a pipe is written to directly.
final class PendingFile {
  let path: String
  private var descriptor: Int32 = -1
  /// Where the file goes in the end; a link is followed so that it stays a link.
  private var destination: String
  private var temporary: String?
  private var buffer: [UInt8] = []

  private static let bufferSize = 1 << 16

  init(at path: String) throws(FilmError) {
    self.path = path
    destination = path
    var status = stat()
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: throw .file(path: path, reason: String(cString: strerror(EISDIR)))
      case S_IFREG:
        if let resolved = realpath(path, nil) {
          destination = String(cString: resolved)
          free(resolved)
        }
      default:
        descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure() }
        return
      }
    }
    guard !path.isEmpty else { throw .file(path: path, reason: String(cString: strerror(ENOENT))) }
    guard !path.hasSuffix("/") else { throw .file(path: path, reason: String(cString: strerror(EISDIR))) }
    let folder = destination.lastIndex(of: "/").map { destination[...$0] } ?? ""
    repeat {
      let name = "\(folder).banner-\(String(UInt64.random(in: 0...UInt64.max), radix: 36)).part"
      Unfinished.begin(name)
      descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      temporary = name
      if descriptor < 0 {
        let reason = errno
        Unfinished.end(name)
        errno = reason
      }
    } while descriptor < 0 && errno == EEXIST
    guard descriptor >= 0 else {
      temporary = nil
      throw failure()
    }
  }

  deinit { discard() }

  func write(_ bytes: UnsafeRawBufferPointer) throws(FilmError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Puts the whole file in its place. After an error nothing of it is left.
  ///
  /// - Parameter isPart: whether it is one of many that are of no use alone, so that each need not be on the disk before it
  ///   is in its place.
  func commit(isPart: Bool = false) throws(FilmError) {
    do throws(FilmError) {
      try flush()
      if let temporary {
        guard isPart || fsync(descriptor) == 0 else { throw failure() }
        try closeDescriptor()
        guard rename(temporary, destination) == 0 else { throw failure() }
        Unfinished.end(temporary)
        self.temporary = nil
      } else {
        try closeDescriptor()
      }
    } catch {
      discard()
      throw error
    }
  }

  /// Forgets the file and what was written of it.
  func discard() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    if let temporary {
      unlink(temporary)
      Unfinished.end(temporary)
    }
    temporary = nil
    buffer = []
  }

  private func closeDescriptor() throws(FilmError) {
    let closing = descriptor
    descriptor = -1
    // Some file systems tell only now that there was no room.
    guard close(closing) == 0 else { throw failure() }
  }

  private func flush() throws(FilmError) {
    var written = 0
    while written < buffer.count {
      let count = buffer.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress! + written, $0.count - written) }
      if count > 0 {
        written += count
      } else if count == 0 || errno != EINTR {
        throw failure()
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private func failure() -> FilmError {
    .file(path: path, reason: String(cString: strerror(errno)))
  }
}
