import CGtk
import Foundation
import XCTest

/// What a screen reader sees of this process, read back through AT-SPI by `Tests/Support/accessible.py`.
struct AccessibleTree: Decodable {
  let role: String
  let name: String
  let description: String
  let states: [String]
  let actions: [String]
  let extents: [Int]?
  let children: [AccessibleTree]

  /// Reads the tree, while GTK's loop goes on and answers.
  @MainActor
  static func read(file: StaticString = #filePath, line: UInt = #line) throws -> AccessibleTree {
    try JSONDecoder().decode(AccessibleTree.self, from: run([], file: file, line: line))
  }

  /// Does an action of the first object that has it, or of the one with a name.
  @MainActor
  static func perform(
    _ action: String, of name: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    _ = try run(["do", action] + (name.map { [$0] } ?? []), file: file, line: line)
    settleLoop()
  }

  /// All objects, from the top down.
  var all: [AccessibleTree] { [self] + children.flatMap(\.all) }

  func first(role: String) -> AccessibleTree? { all.first { $0.role == role } }

  /// The carousel: the panel of that name.
  func carousel(_ name: String = "Banners") throws -> AccessibleTree {
    try XCTUnwrap(all.first { $0.role == "panel" && $0.name == name }, "no panel called \(name)")
  }

  @MainActor
  private static func run(_ arguments: [String], file: StaticString, line: UInt) throws -> Data {
    guard ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] != nil else { throw noBus }
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Support/accessible.py")
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("bannerkit-\(UUID()).json")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [script.path, "\(ProcessInfo.processInfo.processIdentifier)"] + arguments
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    waitUntil("accessible.py \(arguments)", seconds: 60, file: file, line: line) { !process.isRunning }
    if process.terminationStatus == 3 { throw noBus }
    XCTAssertEqual(process.terminationStatus, 0, "accessible.py \(arguments)", file: file, line: line)
    return try Data(contentsOf: output)
  }

  private static let noBus = XCTSkip("no accessibility bus: run scripts/test, or scripts/headless swift test")
}
