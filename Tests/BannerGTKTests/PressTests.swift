import Banners
import CGtk
import CarouselEngine
import XCTest

@testable import BannerGTK

/// What the real pointer does.
final class PressTests: GTKTestCase {
  func testContentFollowsThePointerExactly() throws {
    try onMainActor {
      let stage = try Stage()
      try Xdotool.run("mousemove 300 100 mousedown 1")
      XCTAssertEqual(stage.view.carousel.position, 0)
      try Xdotool.run("mousemove 297 100")
      XCTAssertEqual(stage.view.carousel.position, 0, "a wobble is no drag")
      try Xdotool.run("mousemove 263 102")
      XCTAssertEqual(stage.view.carousel.position, 37 / 400.0, accuracy: 1e-9)
      try Xdotool.run("mousemove 200 130")
      XCTAssertEqual(stage.view.carousel.position, 0.25, accuracy: 1e-9)
      try Xdotool.run("mouseup 1")
      XCTAssertEqual(stage.events, ["drag began", "drag ended"])
      stage.clock.run(1)
      XCTAssertEqual(stage.events, ["drag began", "drag ended", "settled 0"])
      XCTAssertEqual(stage.view.carousel.position, 0)
    }
  }

  func testASlowDragPastTheMiddleGoesOn() throws {
    try onMainActor {
      let stage = try Stage()
      try Xdotool.run("mousemove 350 100 mousedown 1 mousemove 250 100 sleep 0.05 mousemove 100 100 mouseup 1")
      stage.clock.run(1)
      XCTAssertEqual(stage.view.currentItem, 1)
      XCTAssertEqual(stage.events, ["drag began", "changed 1", "drag ended", "settled 1"])
    }
  }

  func testAFlickGoesToTheNextPage() throws {
    try onMainActor {
      let stage = try Stage(usesManualClock: false)
      try Xdotool.run(
        "mousemove 300 100 mousedown 1 sleep 0.02 mousemove 285 100 sleep 0.02 mousemove 265 100 sleep 0.02 "
          + "mousemove 240 100 mouseup 1")
      waitUntil("it settles") { stage.events.contains("settled 1") }
      XCTAssertEqual(stage.view.currentItem, 1)
    }
  }

  func testAClickOpensTheBanner() throws {
    try onMainActor {
      let stage = try Stage()
      try Xdotool.run("mousemove 300 100 click 1")
      XCTAssertEqual(stage.opened, ["https://example.com/ff0000"])
      XCTAssertEqual(stage.events, [])
    }
  }

  func testAClickThatWobblesOpensTheBanner() throws {
    try onMainActor {
      let stage = try Stage()
      try Xdotool.run("mousemove 300 100 mousedown 1 mousemove 304 103 sleep 0.05 mousemove 301 99 mouseup 1")
      XCTAssertEqual(stage.opened, ["https://example.com/ff0000"])
    }
  }

  func testADragIsNoClickAndTheNextClickIs() throws {
    try onMainActor {
      let stage = try Stage()
      try Xdotool.run("mousemove 300 100 mousedown 1 mousemove 280 100 sleep 0.05 mousemove 300 100 mouseup 1")
      stage.clock.run(1)
      XCTAssertEqual(stage.opened, [])
      try Xdotool.run("click 1")
      XCTAssertEqual(stage.opened, ["https://example.com/ff0000"])
    }
  }

  func testOtherButtonsNeitherDragNorOpen() throws {
    try onMainActor {
      let stage = try Stage()
      for button in [2, 3] {
        try Xdotool.run(
          "mousemove 300 100 mousedown \(button) mousemove 200 100 sleep 0.05 mousemove 100 100 mouseup \(button)")
        try Xdotool.run("click \(button)")
      }
      stage.clock.run(1)
      XCTAssertEqual(stage.events, [])
      XCTAssertEqual(stage.opened, [])
      XCTAssertEqual(stage.view.carousel.position, 0)
    }
  }

  func testAPressStopsMotionAndItsReleaseSnaps() throws {
    try onMainActor {
      let stage = try Stage()
      stage.view.next()
      stage.clock.run(0.1)
      let position = stage.view.carousel.position
      XCTAssertTrue(position > 0.1 && position < 0.9)
      try Xdotool.run("mousemove 300 100 mousedown 1")
      stage.clock.run(1)
      XCTAssertEqual(stage.view.carousel.position, position)
      try Xdotool.run("mouseup 1")
      stage.clock.run(1)
      XCTAssertEqual(stage.view.carousel.position, stage.view.carousel.position.rounded())
      XCTAssertEqual(stage.opened, [], "what catches a moving carousel is no click")
      XCTAssertEqual(stage.events.filter { $0.hasPrefix("settled") }.count, 1)
    }
  }

  func testADotLeadsToItsItem() throws {
    try onMainActor {
      let stage = try Stage()
      let dot = stage.view.carousel.indicator.dot(2).frame
      try Xdotool.run("mousemove \(Int(dot.x + dot.width / 2)) \(Int(dot.y + dot.height / 2)) click 1")
      stage.clock.run(1)
      XCTAssertEqual(stage.view.currentItem, 2)
      XCTAssertEqual(stage.opened, [])
    }
  }

  func testADragAcrossIsLeftToOthers() throws {
    try onMainActor {
      let stage = try Stage()
      try Xdotool.run("mousemove 200 50 mousedown 1 mousemove 203 80 sleep 0.05 mousemove 100 140 mouseup 1")
      stage.clock.run(1)
      XCTAssertEqual(stage.events, [])
      XCTAssertEqual(stage.opened, [])
      XCTAssertEqual(stage.view.carousel.position, 0)
    }
  }

  func testInARightToLeftWidgetTheDragIsMirrored() throws {
    try onMainActor {
      let stage = try Stage(prepare: { gtk_widget_set_direction($0.widget, GTK_TEXT_DIR_RTL) })
      XCTAssertEqual(stage.view.options.layoutDirection, .leftToRight, "the app's own choice is left alone")
      XCTAssertEqual(stage.view.carousel.options.layoutDirection, .rightToLeft)
      try Xdotool.run("mousemove 100 100 mousedown 1 mousemove 200 100")
      XCTAssertEqual(stage.view.carousel.position, 0.25, accuracy: 1e-9)
      XCTAssertEqual(stage.color(x: 50, y: 50), "#00ff00", "the next page comes from the left")
      try Xdotool.run("mouseup 1")
    }
  }

  func testTheAppMayHandleAClick() throws {
    try onMainActor {
      let stage = try Stage()
      var selected: [String] = []
      stage.view.onSelect = { item, banner in
        selected.append("\(item) \(banner.id)")
        return .handled
      }
      try Xdotool.run("mousemove 300 100 click 1")
      XCTAssertEqual(selected, ["0 #ff0000"])
      XCTAssertEqual(stage.opened, [])
    }
  }

  func testALinkThatThePolicyRefusesIsNotOpened() throws {
    try onMainActor {
      let stage = try Stage()
      var refused: [String] = []
      stage.view.onLinkRefused = { refused.append("\($0) \($1)") }
      stage.view.banners = [Banner(image: .resource("#ff0000"), link: URL(string: "javascript:alert(1)"))]
      try Xdotool.run("mousemove 300 100 click 1")
      XCTAssertEqual(stage.opened, [])
      XCTAssertEqual(refused.count, 1)
      XCTAssertTrue(refused.first?.hasPrefix("javascript:alert(1) javascript") == true, "\(refused)")
    }
  }
}
