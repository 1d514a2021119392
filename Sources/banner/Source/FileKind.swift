import Foundation

/// What there is at a path, links followed.
enum FileKind: Equatable {
  case file(bytes: Int)
  case folder
  /// A device, a pipe, a socket: reading it might never end.
  case special

  init(of path: String) throws(Failure) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let isMissing = errno == ENOENT || errno == ENOTDIR
      throw Failure("\(path): \(isMissing ? "there is no such file or folder" : String(cString: strerror(errno)))")
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file(bytes: Int(status.st_size))
    case S_IFDIR: self = .folder
    default: self = .special
    }
  }
}
