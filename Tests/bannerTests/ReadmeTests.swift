import Foundation
import Testing

@Suite struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("the code in the README is the example that is built")
  func codeIsTheExample() throws {
    let example = try Self.text("Examples/gtk/main.swift")
    let readme = try Self.text("README.md")
    #expect(readme.contains("```swift\n" + example + "```\n"))
  }

  @Test("every file that the README names is there")
  func namedFilesAreThere() throws {
    let links = try Self.text("README.md").matches(of: /\]\(([^)#:]+)\)/).map { String($0.1) }
    #expect(!links.isEmpty)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(link).path), "\(link)")
    }
  }
}
