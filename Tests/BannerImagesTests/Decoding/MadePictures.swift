import BannerImages
import Foundation
import Testing

/// A picture that Tests/Support/pictures/make.py made, and what a reference decoder sees in it.
struct MadePicture: Decodable, CustomTestStringConvertible, Sendable {
  var name: String
  var width: Int
  var height: Int
  var frames: Int
  var tolerance: Int
  var delays: [Double]
  var plays: Int
  var target: [Target]

  /// A width, a height and a content mode, in this order.
  enum Target: Decodable, Sendable {
    case side(Int)
    case mode(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let side = try? container.decode(Int.self) {
        self = .side(side)
      } else {
        self = .mode(try container.decode(String.self))
      }
    }
  }

  var testDescription: String { name }

  var data: Data { MadePictures.data(name) }

  func pixels(ofFrame index: Int) -> Data { MadePictures.data("\(name).\(index).rgba") }

  /// As large as it is, unless the picture says otherwise.
  var size: TargetSize {
    guard target.count == 3, case .side(let width) = target[0], case .side(let height) = target[1],
      case .mode(let mode) = target[2]
    else { return TargetSize(width: 10_000, height: 10_000, contentMode: .fit) }
    return TargetSize(width: width, height: height, contentMode: mode == "fill" ? .fill : .fit)
  }
}

/// All made pictures; made once a run.
enum MadePictures {
  static let all: [MadePicture] = {
    do {
      return try JSONDecoder().decode(
        [MadePicture].self, from: Data(contentsOf: folder.appending(path: "pictures.json")))
    } catch {
      Issue.record("the pictures could not be made: \(error)")
      return []
    }
  }()

  static func named(_ name: String) throws -> MadePicture { try #require(all.first { $0.name == name }) }

  static func data(_ file: String) -> Data { (try? Data(contentsOf: folder.appending(path: file))) ?? Data() }

  private static let folder: URL = {
    let support = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Support/pictures")
    let folder = FileManager.default.temporaryDirectory.appending(path: "bannerkit-pictures-\(UUID().uuidString)")
    let process = Process()
    // Debian's Python is the one that sees Debian's Pillow.
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-W", "ignore", "-B", support.appending(path: "make.py").path, folder.path]
    do {
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus != 0 { Issue.record("make.py failed") }
    } catch {
      Issue.record("python3 does not run: \(error)")
    }
    made = folder.path
    atexit { if let made { try? FileManager.default.removeItem(atPath: made) } }
    return folder
  }()

  // Written once, while `folder` is initialised; read when the process ends.
  private nonisolated(unsafe) static var made: String?
}
