import Foundation

@testable import BannerImages

/// The server that misbehaves as its paths say (`Tests/Support/misbehaving-server`), in a process of its own.
final class LoadingServer: Sendable {
  static let shared = LoadingServer()

  struct Failure: Error {
    let words: String
  }

  let port: Int
  private let scheme: String
  /// What asks the server about itself.
  private let asker = CurlLoader()
  // Kept, since the server ends when its standard input does.
  private let input = Pipe()

  /// - Parameter certificate: Makes it serve https.
  init(certificate: URL? = nil) {
    scheme = certificate == nil ? "http" : "https"
    // A proxy of the machine's must not come between.
    setenv("no_proxy", "127.0.0.1,localhost", 1)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Support/misbehaving-server")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [script.path] + (certificate.map { ["--certificate", $0.path] } ?? [])
    process.standardInput = input
    let output = Pipe()
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      fatalError("The server cannot be started: \(error)")
    }
    var line = Data()
    while let byte = try? output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty, byte != Data("\n".utf8) {
      line += byte
    }
    guard let port = Int(String(decoding: line, as: UTF8.self)) else { fatalError("The server told no port") }
    self.port = port
  }

  func url(_ path: String) -> URL {
    guard let url = URL(string: "\(scheme)://127.0.0.1:\(port)/\(path)") else { fatalError("no address: \(path)") }
    return url
  }

  /// What the server says about the requests that had a key.
  struct Stats: Decodable {
    var requests = 0
    var bytes = 0
    var busy = 0
    var mostBusy = 0
    var open = 0
    var mostOpen = 0
    var order: [String] = []
  }

  func stats(_ key: String) async throws -> Stats {
    let answer = try await asker.load(LoadRequest(url: url("stats?key=\(key)")))
    return (try? JSONDecoder().decode(Stats.self, from: answer.data)) ?? Stats()
  }

  /// Asks until `isRight`, or gives up after some seconds.
  func stats(_ key: String, when isRight: (Stats) -> Bool) async throws -> Stats {
    let end = ContinuousClock.now + .seconds(15)
    while true {
      let stats = try await stats(key)
      if isRight(stats) || ContinuousClock.now > end { return stats }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// A port of another kind: `closed`, `full` or `slow`.
  func otherPort(kind: String) async throws -> Int {
    let answer = try await asker.load(LoadRequest(url: url("listener?kind=\(kind)")))
    guard let port = Int(answer.text) else { throw Failure(words: "no port: \(answer.text)") }
    return port
  }

  /// The first bytes of what the server sends where it has nothing better to send.
  static func pattern(_ size: Int) -> Data {
    var data = Data(capacity: size)
    while data.count < size { data.append(period.prefix(size - data.count)) }
    return data
  }

  private static let period = Data(
    (0..<65536).map { UInt8(truncatingIfNeeded: ($0 / 4 * 2_654_435_761) >> (24 - $0 % 4 * 8)) })
}

extension LoadedData {
  var text: String { String(decoding: data, as: UTF8.self) }
  var connection: String? { headers["x-connection"] }
}

extension DataLoading {
  /// The reason why a load fails; nil if it does not.
  func failure(
    _ url: URL, limit: Int = 64 << 20, headers: [String: String] = [:]
  ) async -> LoadError.Reason? {
    do throws(LoadError) {
      _ = try await load(LoadRequest(url: url, headers: headers, limit: limit))
      return nil
    } catch {
      return error.reason
    }
  }
}

/// Numbers that are the same in every run with the same seed (SplitMix64).
struct LoadingRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A value that several threads change.
final class Shared<Value: Sendable>: @unchecked Sendable {
  // Safe to share: the value is touched only while the lock is held.
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value { lock.withLock { stored } }

  func change(_ change: (inout Value) -> Void) {
    lock.withLock { change(&stored) }
  }
}
