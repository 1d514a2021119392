import CMicrohttpd
import Foundation

/// Serves a folder to browsers on this machine.
final class SiteServer {
  /// Where its page is: "http://127.0.0.1:8080/".
  let address: String
  private let daemon: OpaquePointer
  private let requests: Requests

  /// Begins to serve, on a thread of the server's own.
  init(socket: ServerSocket, folder: String) throws(Failure) {
    address = "http://127.0.0.1:\(socket.port)/"
    requests = Requests(folder: try ServedFolder(folder))
    let descriptor = socket.take()
    let handler: MHD_AccessHandlerCallback = { context, connection, path, method, _, _, uploaded, request in
      let requests = Unmanaged<Requests>.fromOpaque(context!).takeUnretainedValue()
      let method = String(cString: method!)
      // Of a request that is allowed, the first call tells that it begins, and further ones bring a body, which is ignored.
      if Requests.methods.contains(method), request!.pointee == nil || uploaded!.pointee > 0 {
        request!.pointee = context
        uploaded!.pointee = 0
        return .YES
      }
      return requests.answer(method: method, path: String(cString: path!), on: connection)
    }
    let context = Unmanaged.passUnretained(requests).toOpaque()
    guard let daemon = bannerkit_start_server(descriptor, handler, context, Self.idleSeconds) else {
      close(descriptor)
      throw Failure("cannot serve on 127.0.0.1, port \(socket.port): the server did not start")
    }
    self.daemon = daemon
  }

  deinit { MHD_stop_daemon(daemon) }

  /// Waits until one of the signals has come, whose handlers this takes over.
  func serve(until signals: [any DispatchSourceSignal]) {
    let isOver = DispatchSemaphore(value: 0)
    for signal in signals {
      signal.setEventHandler { isOver.signal() }
    }
    isOver.wait()
  }

  /// How long a connection may be silent.
  private static let idleSeconds: UInt32 = 30
}

/// What the server's thread needs, which is all constant.
private final class Requests: Sendable {
  static let methods: Set<String> = ["GET", "HEAD"]
  private let folder: ServedFolder

  init(folder: ServedFolder) { self.folder = folder }

  func answer(method: String, path: String, on connection: OpaquePointer?) -> MHD_Result {
    guard Self.methods.contains(method) else {
      return send(text("Only GET and HEAD"), status: 405, ["Allow": "GET, HEAD"], on: connection)
    }
    guard let file = folder.open(path) else { return send(text("Not found"), status: 404, on: connection) }
    let response = MHD_create_response_from_fd64(file.byteCount, file.descriptor)
    if response == nil { close(file.descriptor) }
    return send(response, status: 200, ["Content-Type": file.type], on: connection)
  }

  private func text(_ text: String) -> OpaquePointer? {
    var bytes = Array((text + "\n").utf8)
    return MHD_create_response_from_buffer(bytes.count, &bytes, .RESPMEM_MUST_COPY)
  }

  private func send(
    _ response: OpaquePointer?, status: UInt32, _ headers: [String: String] = [:], on connection: OpaquePointer?
  ) -> MHD_Result {
    guard let response else { return .NO }
    defer { MHD_destroy_response(response) }
    // Whoever works on a site wants to see it as it is now.
    let standard = [
      "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff",
    ]
    for (name, value) in standard.merging(headers, uniquingKeysWith: { $1 }) {
      MHD_add_response_header(response, name, value)
    }
    return MHD_queue_response(connection, status, response)
  }
}
