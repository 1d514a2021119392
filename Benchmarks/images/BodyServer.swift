import CImageFloors
import Foundation

/// A web server in a process of its own, so that its work, its descriptors and its threads are not counted as ours.
final class BodyServer {
  /// Whatever comes after it in an address gets the same answer.
  let address: String
  private let process = Process()
  private let life = Pipe()

  /// What makes this program the server: the argument that the server's process is started with.
  static let argument = "--serve"

  init(bodyBytes: Int) throws {
    let port = Pipe()
    process.executableURL = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    process.arguments = [Self.argument, "\(bodyBytes)"]
    // It ends when this pipe does, however this process ends.
    process.standardInput = life
    process.standardOutput = port
    try process.run()
    let text = String(decoding: port.fileHandleForReading.availableData, as: UTF8.self)
    address = "http://127.0.0.1:\(text.trimmingCharacters(in: .newlines))/"
  }

  deinit {
    try? life.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// The time of the processor that it has taken, in seconds.
  var busySeconds: Double {
    let path = "/proc/\(process.processIdentifier)/stat"
    let fields = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: ")").last?.split(separator: " ")
    // proc(5): after the name, the 12th and 13th are its own time and the system's for it, in ticks.
    let ticks = fields.map { (Double($0[11]) ?? 0) + (Double($0[12]) ?? 0) } ?? 0
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Serves until the program that started this one ends.
  static func serve(_ bodyBytes: String?) -> Never {
    exit(serve_bodies(Int(bodyBytes ?? "") ?? 0))
  }
}
