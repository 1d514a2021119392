import Foundation

/// The program as a person runs it: the executable that was built beside the tests.
struct BannerProcess {
  let status: Int32
  /// Whether it ended by a signal, of the number that `status` is then.
  let isKilled: Bool
  let output: String
  let errors: String

  /// The lines on standard error.
  var errorLines: [Substring] { errors.split(separator: "\n") }

  static let executable: URL = {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("banner")
  }()

  static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Samples").path

  /// Runs it without any display, session or home, unless the environment names them, and waits for its end.
  ///
  /// - Parameters:
  ///   - shell: what a shell does first, in the same process.
  ///   - whileRunning: called over and over until it says true or the program has ended.
  static func run(
    _ arguments: [String], in folder: String = NSTemporaryDirectory(), environment: [String: String] = [:],
    shell: String? = nil, whileRunning: ((Process) -> Bool)? = nil
  ) throws -> BannerProcess {
    let process = Process()
    if let shell {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "\(shell); exec \"$0\" \"$@\"", executable.path] + arguments
    } else {
      process.executableURL = executable
      process.arguments = arguments
    }
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no", "LC_ALL": "C.UTF-8"].merging(
      environment
    ) { $1 }
    // Files and not pipes: they take any amount without being read.
    let logs = try TemporaryFolder()
    let streams = try ["output", "errors"].map { name in
      try Data().write(to: URL(fileURLWithPath: logs.path(name)))
      return try FileHandle(forWritingTo: URL(fileURLWithPath: logs.path(name)))
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = streams[0]
    process.standardError = streams[1]
    try process.run()
    if let whileRunning {
      while process.isRunning, !whileRunning(process) { usleep(2000) }
    }
    process.waitUntilExit()
    return BannerProcess(
      status: process.terminationStatus, isKilled: process.terminationReason == .uncaughtSignal,
      output: try String(contentsOfFile: logs.path("output"), encoding: .utf8),
      errors: try String(contentsOfFile: logs.path("errors"), encoding: .utf8))
  }
}
