import CGtk
import CarouselEngine
import XCTest

@testable import BannerGTK

/// What real keys do.
final class KeyTests: GTKTestCase {
  func testArrowsHomeEndAndPagesMove() throws {
    try onMainActor {
      let stage = try Stage()
      for (key, item) in [
        ("Right", 1), ("Right", 2), ("Left", 1), ("End", 3), ("Home", 0), ("Next", 1), ("Prior", 0), ("KP_Right", 1),
      ] {
        try Xdotool.run("key \(key)")
        stage.clock.run(1)
        XCTAssertEqual(stage.view.currentItem, item, key)
      }
      XCTAssertEqual(stage.opened, [])
    }
  }

  func testArrowsAcrossTheAxisAreLeftToOthers() throws {
    try onMainActor {
      let stage = try Stage()
      try Xdotool.run("key Down key Up")
      stage.clock.run(1)
      XCTAssertEqual(stage.events, [])
    }
  }

  func testInARightToLeftWidgetTheLeftArrowGoesOn() throws {
    try onMainActor {
      let stage = try Stage()
      gtk_widget_set_direction(stage.view.widget, GTK_TEXT_DIR_RTL)
      try Xdotool.run("key Left")
      stage.clock.run(1)
      XCTAssertEqual(stage.view.currentItem, 1)
    }
  }

  func testReturnAndSpaceOpenTheCurrentBanner() throws {
    try onMainActor {
      let stage = try Stage()
      stage.view.scroll(to: 2, animated: false)
      try Xdotool.run("key Return key space")
      XCTAssertEqual(stage.opened, ["https://example.com/0000ff", "https://example.com/0000ff"])
    }
  }

  func testKeysWithModifiersAreLeftToTheApp() throws {
    try onMainActor {
      let stage = try Stage()
      try Xdotool.run("key ctrl+Right key alt+Right key ctrl+Return")
      stage.clock.run(1)
      XCTAssertEqual(stage.events, [])
      XCTAssertEqual(stage.opened, [])
    }
  }

  func testAFocusRingShowsThatTheKeyboardIsUsed() throws {
    try onMainActor {
      let stage = try Stage()
      XCTAssertEqual(stage.color(x: 1, y: 100), "#ff0000", "a new window does not show where the focus is")
      try Xdotool.run("key Home key End")
      stage.clock.run(1)
      let ring = stage.color(x: 1, y: 100)
      XCTAssertNotEqual(ring, stage.color(x: 30, y: 100))
      try Xdotool.run("mousemove 200 100 mousedown 1 mouseup 1")
      XCTAssertNotEqual(stage.color(x: 1, y: 100), ring, "nor while the pointer is used")
    }
  }
}
