import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Loads files, whole, on a few queues of its own.
public struct FileLoader: DataLoading {
  private let background = BackgroundReading()

  public init() {}

  public func load(_ request: LoadRequest) async throws(LoadError) -> LoadedData {
    let result = await background.run { isCancelled in Self.read(request, isCancelled) }
    return try result.get()
  }

  private static func read(_ request: LoadRequest, _ isCancelled: () -> Bool) -> Result<LoadedData, LoadError> {
    do throws(LoadError.Reason) {
      return .success(LoadedData(data: try bytes(request, isCancelled), url: request.url))
    } catch {
      return .failure(LoadError(url: request.url, reason: error))
    }
  }

  private static func bytes(_ request: LoadRequest, _ isCancelled: () -> Bool) throws(LoadError.Reason) -> Data {
    guard request.url.isFileURL else { throw .unsupportedScheme(request.url.scheme ?? "") }
    guard ["", "localhost"].contains(request.url.host ?? "") else {
      throw .unreadable("it is a file on another computer")
    }
    if isCancelled() { throw .cancelled }
    // Without waiting: opening a pipe would otherwise last until somebody writes to it.
    let file = request.url.withUnsafeFileSystemRepresentation { path in
      path.map { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) } ?? -1
    }
    guard file >= 0 else { throw .unreadable(words(errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unreadable(words(errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .unreadable("it is a folder")
    default: throw .unreadable("it is not a regular file")
    }
    let size = Int(status.st_size)
    guard size <= request.limit else { throw .tooLarge(limit: request.limit) }
    var data = Data()
    data.reserveCapacity(size)
    let part = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
    defer { part.deallocate() }
    // The file may grow or shrink meanwhile: its end is where nothing more can be read.
    while true {
      if isCancelled() { throw .cancelled }
      let count = Foundation.read(file, part.baseAddress, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(words(errno)) }
      guard count > 0 else { return data }
      guard data.count + count <= request.limit else { throw .tooLarge(limit: request.limit) }
      data.append(contentsOf: UnsafeRawBufferPointer(rebasing: part[..<count]))
      request.onProgress?(data.count, max(size, data.count))
    }
  }

  private static func words(_ error: Int32) -> String {
    switch error {
    case ENOENT, ENOTDIR: return "there is no such file"
    case EACCES, EPERM: return "reading it is not permitted"
    default: return String(cString: strerror(error))
    }
  }
}
