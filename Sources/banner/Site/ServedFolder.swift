import Foundation

/// A folder as a server sees it: files by the paths of addresses, and nothing that is not in it.
struct ServedFolder: Sendable {
  /// A file that is open for reading; whoever takes it closes it.
  struct OpenFile {
    let descriptor: Int32
    let byteCount: UInt64
    let type: String
  }

  /// Where it is, without links.
  private let root: String

  init(_ path: String) throws(Failure) {
    guard let root = Self.withoutLinks(path) else {
      throw Failure("cannot serve \(path): \(String(cString: strerror(errno)))")
    }
    self.root = root
  }

  /// The file at an address's path, such as "/pictures/a%20b.webp"; "/" is the page. Nil where there is none, where it is
  /// hidden, and where it lies outside, be it by "..", however that is written, or by a link.
  func open(_ path: String) -> OpenFile? {
    guard path.utf8.first == UInt8(ascii: "/"), let decoded = path.removingPercentEncoding else { return nil }
    guard !decoded.utf8.contains(0) else { return nil }
    let isFolder = decoded.utf8.last == UInt8(ascii: "/")
    let parts =
      decoded.utf8.split(separator: UInt8(ascii: "/")).map { String($0) ?? "." } + (isFolder ? ["index.html"] : [])
    guard parts.allSatisfy({ !$0.utf8.starts(with: ".".utf8) }) else { return nil }
    guard let file = Self.withoutLinks(root + "/" + parts.joined(separator: "/")) else { return nil }
    guard root == "/" || file.utf8.starts(with: (root + "/").utf8) else { return nil }

    // Neither a link that has come meanwhile nor a pipe, whose reader would wait.
    let descriptor = Foundation.open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    return OpenFile(descriptor: descriptor, byteCount: UInt64(status.st_size), type: ContentType.of(file))
  }

  private static func withoutLinks(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
