import CarouselEngine
import XCTest

@testable import BannerGTK

/// Why autoplay waits; what no test can do to a real window, such as minimising it, is covered here.
final class SurroundingsTests: XCTestCase {
  func testEachReasonHasItsCause() {
    let cases: [(WritableKeyPath<Surroundings, Bool>, Carousel.PauseReasons)] = [
      (\.isMinimized, .hidden), (\.isHovered, .hovered), (\.isPressed, .hovered), (\.hasFocus, .focused),
      (\.isInactive, .inactive), (\.reducesMotion, .reducedMotion),
    ]
    var seen = Surroundings()
    seen.isMapped = true
    XCTAssertEqual(seen.pauseReasons, [])
    for (cause, reason) in cases {
      var surroundings = seen
      surroundings[keyPath: cause] = true
      XCTAssertEqual(surroundings.pauseReasons, reason, "\(cause)")
    }
    XCTAssertEqual(Surroundings().pauseReasons, .hidden)
    var scrolledAway = seen
    scrolledAway.exposure = 0.01
    XCTAssertEqual(scrolledAway.pauseReasons, [])
    scrolledAway.exposure = 0
    XCTAssertEqual(scrolledAway.pauseReasons, .hidden)
  }

  func testAKioskDoesNotWaitForAPointerThatRestsOnIt() {
    var surroundings = Surroundings()
    surroundings.isMapped = true
    surroundings.isHovered = true
    surroundings.pausesOnHover = false
    XCTAssertEqual(surroundings.pauseReasons, [])
    surroundings.isPressed = true
    XCTAssertEqual(surroundings.pauseReasons, .hovered)
  }
}
