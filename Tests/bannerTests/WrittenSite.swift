import BannerImages
import Foundation

@testable import banner

/// A site that the command wrote in this process, with three files that stand in for the web component.
struct WrittenSite {
  static let component = ["js", "css", "wasm"].map { SiteFile(path: "banner-carousel.\($0)", text: "the \($0)") }

  let folder: String

  @MainActor
  init(_ sources: [String], _ options: [String] = [], in folder: String) throws {
    let arguments = ["web", "-o", folder] + options + sources
    guard case .run(.web, let sources, let settings) = try Invocation(arguments: arguments) else {
      throw Failure("not a command to write a site")
    }
    try WebCommand(sources: sources, settings: settings, folder: folder, component: Self.component).write()
    self.folder = folder
  }

  func text(_ path: String) throws -> String { try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) }

  func page() throws -> String { try text("index.html") }

  /// The page's slides, as they are written.
  func slides() throws -> [String] {
    try page().split(separator: "\n").filter { $0.contains("<img ") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The paths of all files.
  func paths() throws -> [String] {
    let all = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return all.filter { (try? FileKind(of: "\(folder)/\($0)")) != .folder }.sorted()
  }

  func image(_ path: String) throws -> DecodedImage {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"))
    return try CodecDecoder().decode(data, for: TargetSize(width: 1 << 14, height: 1 << 14, contentMode: .fit))
  }

  /// The feed's entries.
  func entries() throws -> [[String: String]] {
    let feed = try JSONSerialization.jsonObject(with: Data(try text("feed.json").utf8)) as? [String: Any]
    return feed?["banners"] as? [[String: String]] ?? []
  }

  /// The value of an attribute in a tag.
  static func attribute(_ name: String, of tag: String) -> String? {
    guard let start = tag.range(of: " \(name)=\""), let end = tag[start.upperBound...].firstIndex(of: "\"") else {
      return nil
    }
    return String(tag[start.upperBound..<end])
  }
}
