import CGtk
import CarouselEngine
import XCTest

@testable import BannerGTK

/// Going to an item and changing the data, at moments that other widgets find difficult.
final class ScrollToTests: GTKTestCase {
  func testBeforeItHasASize() throws {
    try onMainActor {
      let stage = try Stage(prepare: { $0.scroll(to: 3) })
      XCTAssertEqual(stage.view.currentItem, 3)
      XCTAssertEqual(stage.color(x: 200, y: 50), "#808080")
      XCTAssertEqual(stage.view.carousel.position, stage.view.carousel.position.rounded())
    }
  }

  func testBeforeItHasBanners() throws {
    try onMainActor {
      let view = BannerView(pictures: PaintedPictures())
      view.scroll(to: 1)
      view.banners = PaintedPictures.banners("#ff0000", "#00ff00", "#0000ff")
      XCTAssertEqual(view.currentItem, 1)
    }
  }

  func testWithoutAnimationItIsThereAtOnce() throws {
    try onMainActor {
      let stage = try Stage()
      stage.view.scroll(to: 2, animated: false)
      XCTAssertEqual(stage.view.currentItem, 2)
      XCTAssertEqual(stage.events, ["changed 2", "settled 2"])
    }
  }

  func testAnimatedItTakesTheShorterWayAndSettlesOnce() throws {
    try onMainActor {
      let stage = try Stage()
      stage.view.scroll(to: 3)
      XCTAssertTrue(stage.view.owner.frames.isTicking)
      stage.clock.run(0.1)
      XCTAssertLessThan(stage.view.carousel.position, 0)
      stage.clock.run(1)
      XCTAssertEqual(stage.events, ["changed 3", "settled 3"])
      XCTAssertFalse(stage.view.owner.frames.isTicking)
    }
  }

  func testTheFramesOfGTKMoveIt() throws {
    try onMainActor {
      let stage = try Stage(usesManualClock: false)
      stage.view.next()
      waitUntil("it settles") { stage.events.contains("settled 1") }
      XCTAssertEqual(stage.color(x: 200, y: 50), "#00ff00")
      settleLoop()
      XCTAssertFalse(stage.view.owner.frames.isTicking)
    }
  }

  func testTheSameBannersAgainChangeNothing() throws {
    try onMainActor {
      let stage = try Stage()
      stage.view.next()
      stage.clock.run(0.1)
      let position = stage.view.carousel.position
      stage.view.banners = stage.view.banners
      XCTAssertEqual(stage.view.carousel.position, position)
      stage.clock.run(1)
      XCTAssertEqual(stage.events, ["changed 1", "settled 1"])
    }
  }

  func testTheCurrentBannerStaysWhereverItIsInTheNewOnes() throws {
    try onMainActor {
      let stage = try Stage()
      stage.view.scroll(to: 2, animated: false)
      stage.view.banners = PaintedPictures.banners("#ffffff", "#000000", "#ff0000", "#0000ff")
      XCTAssertEqual(stage.view.currentItem, 3)
      XCTAssertEqual(stage.color(x: 200, y: 50), "#0000ff")
      XCTAssertEqual(stage.events, ["changed 2", "settled 2"])
    }
  }

  func testAnEmptyCarouselIsQuiet() throws {
    try onMainActor {
      let stage = try Stage()
      stage.view.banners = []
      stage.view.next()
      try Xdotool.run("mousemove 200 100 click 1 mousedown 1 mousemove 100 100 mouseup 1 click 7 key Right")
      stage.clock.run(1)
      XCTAssertNil(stage.view.currentItem)
      XCTAssertEqual(stage.opened, [])
      XCTAssertEqual(stage.events, [])
    }
  }

  func testAResizeKeepsTheItem() throws {
    try onMainActor {
      let stage = try Stage(usesManualClock: false)
      stage.view.scroll(to: 2, animated: false)
      gtk_window_set_default_size(stage.window.window, 611, 300)
      waitUntil("it is wider") { stage.view.carousel.viewport.width == 611 }
      XCTAssertEqual(stage.view.currentItem, 2)
      for x in [5, 300, 605] { XCTAssertEqual(stage.color(x: x, y: 50), "#0000ff") }
    }
  }
}
