import Foundation

/// The system calls that the disk cache writes with: a test can make each of them fail.
///
/// Each returns 0, or the `errno` that says why not.
struct DiskFiles: Sendable {
  var makeDirectory: @Sendable (_ path: String) -> Int32 = { path in
    mkdir(path, 0o700) == 0 ? 0 : errno
  }
  /// Makes a file that did not exist, for this user only, and holds a lock on it as long as it is open.
  var create: @Sendable (_ path: String) -> Result<Int32, DiskProblem> = { path in
    while true {
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard file >= 0 else { return .failure(DiskProblem(path: path, code: errno)) }
      // Tells whoever looks for what dead writers left that this writer lives.
      _ = flock(file, LOCK_EX)
      var status = stat()
      guard fstat(file, &status) == 0, status.st_nlink == 0 else { return .success(file) }
      // Somebody looked between the two calls, and took it for a dead writer's.
      close(file)
    }
  }
  var write: @Sendable (_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int32 = { file, bytes in
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.write(file, rest.baseAddress, rest.count)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if count == 0 || errno != EINTR {
        return count == 0 ? EIO : errno
      }
    }
    return 0
  }
  var sync: @Sendable (_ file: Int32) -> Int32 = { fsync($0) == 0 ? 0 : errno }
  var rename: @Sendable (_ from: String, _ to: String) -> Int32 = { from, to in
    Foundation.rename(from, to) == 0 ? 0 : errno
  }
}

/// Why something could not be kept on disk. The cache goes on without it.
public struct DiskProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public var path: String
  /// The system's `errno`.
  public var code: Int32

  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  public var description: String { "\(path): \(String(cString: strerror(code)))" }
}

/// What the cache asks of a file that may be anything: another process writes here too.
enum DiskFile {
  /// Opens a file for reading; nil if there is none, or if it is a link, a folder, a pipe or a device.
  static func open(_ path: String) -> (file: Int32, size: Int)? {
    let file = Foundation.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      return nil
    }
    return (file, Int(status.st_size))
  }

  /// Reads exactly as many bytes as fit; false if there are fewer.
  static func read(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Bool {
    var done = 0
    while done < buffer.count {
      let count = Foundation.read(file, buffer.baseAddress?.advanced(by: done), buffer.count - done)
      if count > 0 {
        done += count
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }

  static func read(_ file: Int32, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return bytes.withUnsafeMutableBytes({ read(file, into: $0) }) ? bytes : nil
  }

  /// Sets when a file was last used, in seconds since 1970: its modification time, which no mount option holds back.
  static func setLastUse(_ file: Int32, _ time: Double) {
    let whole = time.rounded(.down)
    guard let seconds = Int(exactly: whole) else { return }
    let moment = timespec(tv_sec: seconds, tv_nsec: Int((time - whole) * 1e9))
    _ = futimens(file, [moment, moment])
  }

  /// When a regular file was last used, and what it takes on the disk, in whole blocks.
  static func usage(_ path: String) -> (lastUse: Double, bytes: Int)? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return (Double(time.tv_sec) + Double(time.tv_nsec) / 1e9, blocks(Int(status.st_size)))
  }

  /// A length rounded up to the blocks of 4 KB that most file systems use.
  static func blocks(_ count: Int) -> Int { (count + 4095) & ~4095 }

  /// Removes a file that nobody writes any more: a writer holds a lock, which goes with its process.
  static func removeAbandoned(_ path: String) {
    guard let (file, _) = open(path) else { return }
    defer { close(file) }
    // Held while the file goes, so that a writer that has just made it finds it gone.
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else { return }
    // It may have been finished meanwhile, and another begun in its place.
    var (held, found) = (stat(), stat())
    guard fstat(file, &held) == 0, lstat(path, &found) == 0, held.st_ino == found.st_ino else { return }
    unlink(path)
  }
}
