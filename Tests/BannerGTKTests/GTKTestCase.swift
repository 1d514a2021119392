import CGtk
import Foundation
import XCTest

@testable import BannerGTK

/// A test that needs a display.
///
/// XCTest runs a test that is no `async` function on the main thread itself, which is GTK's and the main actor's. An
/// `async` test would be a piece of the main queue's work, and no other such work could run before its end.
class GTKTestCase: XCTestCase {
  override func setUpWithError() throws {
    try onMainActor {
      if !Self.hasDisplay { throw XCTSkip("no display: run scripts/test, or scripts/headless swift test") }
    }
  }

  @MainActor
  private static let hasDisplay: Bool = {
    g_set_prgname("bannerkit-tests")
    return gtk_init_check() != 0
  }()
}

/// Runs a test's body.
func onMainActor(_ body: @MainActor () throws -> Void) rethrows {
  try MainActor.assumeIsolated(body)
}

/// Runs GTK's loop, without ever waiting in it, until something is so.
///
/// - Parameter seconds: after which it fails; long, because a machine that is busy is no failure.
@MainActor
func waitUntil(
  _ what: String, seconds: Double = 20, file: StaticString = #filePath, line: UInt = #line,
  _ isSo: () -> Bool
) {
  let end = Date() + seconds
  while !isSo() {
    guard Date() < end else {
      return XCTFail("not after \(seconds) s: \(what)", file: file, line: line)
    }
    if g_main_context_iteration(nil, 0) == 0 { usleep(1000) }
  }
}

/// Runs what GTK's loop has to do now, and the frames that follow from it.
@MainActor
func settleLoop(frames: Int = 3) {
  for _ in 0..<frames {
    var isOver = false
    let end = Date() + 0.03
    while !isOver {
      if g_main_context_iteration(nil, 0) == 0 { usleep(1000) }
      isOver = Date() > end
    }
  }
}
