import CGtk
import Foundation
import XCTest

/// Moves the real pointer and presses real keys, by the program of that name.
@MainActor
enum Xdotool {
  /// Runs a chain of xdotool's commands while GTK's loop goes on, and then lets what came of it arrive.
  static func run(_ commands: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdotool"] + commands.split(separator: " ").map(String.init)
    try process.run()
    waitUntil("xdotool \(commands)", file: file, line: line) { !process.isRunning }
    XCTAssertEqual(process.terminationStatus, 0, "xdotool \(commands)", file: file, line: line)
    settleLoop()
  }

  /// Puts the pointer where no window is.
  static func leave() throws {
    try run("mousemove 1200 780")
  }
}
