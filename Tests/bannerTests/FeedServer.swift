import Foundation

/// The server that misbehaves as its paths say (`Tests/Support/misbehaving-server`), which can be killed.
final class FeedServer {
  let port: Int
  private let process = Process()
  // Kept, since the server ends when its standard input does.
  private let input = Pipe()

  init() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Support/misbehaving-server")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [script.path]
    process.standardInput = input
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var line = Data()
    while let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty, byte != Data("\n".utf8) {
      line += byte
    }
    port = Int(String(decoding: line, as: UTF8.self)) ?? 0
  }

  deinit { kill() }

  /// It is gone, and its port is closed.
  func kill() {
    guard process.isRunning else { return }
    // A child of a worker thread has the thread's blocked signals, of which SIGTERM is one.
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// A feed of these pictures for the first `good` requests, and status 503 for all others.
  func feed(_ pictures: [String], good: Int) -> String {
    let body = "[" + pictures.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    let escaped = body.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return "http://127.0.0.1:\(port)/fails-later?key=\(UUID().uuidString)&good=\(good)&body=\(escaped)"
  }
}
