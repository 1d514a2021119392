import Foundation
import XCTest

/// The code of the documentation is code that compiles.
final class SnippetTests: XCTestCase {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  /// Modules that are not here: code that names them is shown, not compiled.
  private static let foreign = ["KingfisherManager", "Nuke.", "SDWebImageManager"]

  private var catalogue: URL { root.appendingPathComponent("Sources/BannerUIKit/BannerUIKit.docc") }

  func testEachBlockOfSwiftIsCompiledHere() throws {
    let compiled = Self.lines(of: try text("Tests/BannerUIKitTests/Documentation/Snippets.swift"))
    let articles = try FileManager.default.contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
    XCTAssertGreaterThan(articles.count, 6)
    for article in articles {
      for block in Self.blocks(of: try String(contentsOf: article, encoding: .utf8)) {
        check(block, isIn: compiled, article.lastPathComponent)
      }
    }
    let readme = Self.blocks(of: try text("README.md")).filter { !$0.contains("gtk_") && !$0.contains("url: url") }
    XCTAssertEqual(readme.count, 3)
    for block in readme { check(block, isIn: compiled, "README.md") }
  }

  func testEachStepOfTheTutorialIsCompiledHere() throws {
    let compiled = Self.lines(of: try text("Tests/BannerUIKitTests/Documentation/Snippets.swift"))
    let tutorial = try text("Sources/BannerUIKit/BannerUIKit.docc/ABannerInFiveMinutes.tutorial")
    let files = tutorial.components(separatedBy: "file: \"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    XCTAssertEqual(files.count, 5)
    for file in files {
      let code = try String(contentsOf: catalogue.appendingPathComponent("Resources/" + file), encoding: .utf8)
      let start = try XCTUnwrap(code.range(of: "final class"))
      check(String(code[start.lowerBound...]), isIn: compiled, file)
    }
  }

  private func check(_ block: String, isIn compiled: String, _ place: String) {
    if Self.foreign.contains(where: block.contains) { return }
    XCTAssert(compiled.contains(Self.lines(of: block)), "not in Snippets.swift: \(place):\n\(block)")
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func blocks(of text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
  }

  /// The lines without what indents them.
  private static func lines(of text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n") + "\n"
  }
}
