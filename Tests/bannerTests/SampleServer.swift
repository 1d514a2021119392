import Foundation

/// The samples over http, from a server in a process of its own that ends with this object.
final class SampleServer {
  let address: String
  private let process = Process()

  struct Failure: Error {}

  init(folder: String = BannerProcess.samples) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // "Serving HTTP on 127.0.0.1 port 40123 (http://127.0.0.1:40123/) ..."
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = line.firstMatch(of: /port (\d+)/)?.1 else { throw Failure() }
    address = "http://127.0.0.1:\(port)"
  }

  deinit { process.terminate() }
}
