import Foundation

/// A socket that waits for browsers on this machine, and for no other machine.
final class ServerSocket {
  /// The port: the one asked for, or the free one that was found.
  let port: Int
  private var descriptor: Int32

  /// - Parameter port: 0 for a free one.
  init(port: Int) throws(Failure) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw Self.failure(port) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    address.sin_port = in_port_t(port).bigEndian
    // A server that has just ended must not keep the port from the next one.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isBound = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && listen(descriptor, SOMAXCONN) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isBound else {
      let failure = Self.failure(port)
      close(descriptor)
      throw failure
    }
    self.port = Int(in_port_t(bigEndian: address.sin_port))
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// The descriptor, which whoever takes it closes.
  func take() -> Int32 {
    defer { descriptor = -1 }
    return descriptor
  }

  private static func failure(_ port: Int) -> Failure {
    let reason = errno == EADDRINUSE ? "it is in use" : String(cString: strerror(errno))
    return Failure("cannot serve on 127.0.0.1, port \(port): \(reason)")
  }
}
