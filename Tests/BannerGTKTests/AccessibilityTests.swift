import Banners
import CGtk
import CarouselEngine
import XCTest

@testable import BannerGTK

/// What assistive technology is told, and what it can do.
final class AccessibilityTests: GTKTestCase {
  func testTheCarouselHasANameAndSaysWhichBannerIsCurrent() throws {
    try onMainActor {
      let stage = try Stage(prepare: label)
      var carousel = try AccessibleTree.read().carousel()
      XCTAssertEqual(carousel.description, "1 of 4")
      XCTAssertTrue(carousel.states.contains("focusable"))
      stage.view.name = "Offers"
      stage.view.scroll(to: 2, animated: false)
      carousel = try AccessibleTree.read().carousel("Offers")
      XCTAssertEqual(carousel.description, "3 of 4")
    }
  }

  func testThePageThatIsCurrentIsAnImageWithTheBannersLabel() throws {
    try onMainActor {
      let stage = try Stage(prepare: label)
      XCTAssertEqual(try images(), ["A red square"])
      stage.view.scroll(to: 1, animated: false)
      XCTAssertEqual(try images(), ["Green"], "the title, where there is no label")
      stage.view.scroll(to: 2, animated: false)
      XCTAssertEqual(try images(), ["Banner 3"])
    }
  }

  func testPagesThatAreNotCurrentAreHidden() throws {
    try onMainActor {
      var options = Carousel.Options()
      options.pageExtent = .fraction(0.5)
      let stage = try Stage(options: options, prepare: label)
      XCTAssertEqual(stage.view.carousel.visiblePages.count, 3)
      XCTAssertEqual(try images(), ["A red square"])
    }
  }

  func testActionsGoOnAndBackAndAreOfferedOnlyWhereTheyLeadAnywhere() throws {
    try onMainActor {
      var options = Carousel.Options()
      options.loop = false
      let stage = try Stage(options: options)
      XCTAssertEqual(Set(try AccessibleTree.read().carousel().actions), ["banner.next", "banner.open"])
      try AccessibleTree.perform("banner.next")
      stage.clock.run(1)
      XCTAssertEqual(stage.view.currentItem, 1)
      XCTAssertEqual(
        Set(try AccessibleTree.read().carousel().actions), ["banner.next", "banner.previous", "banner.open"])
      try AccessibleTree.perform("banner.previous")
      stage.clock.run(1)
      XCTAssertEqual(stage.view.currentItem, 0)
      try AccessibleTree.perform("banner.open")
      XCTAssertEqual(stage.opened, ["https://example.com/ff0000"])
    }
  }

  func testActionsPauseAndPlay() throws {
    try onMainActor {
      var options = Carousel.Options()
      options.autoplay = 5
      let stage = try Stage(options: options)
      XCTAssertTrue(try AccessibleTree.read().carousel().actions.contains("banner.pause"))
      try AccessibleTree.perform("banner.pause")
      XCTAssertTrue(stage.view.carousel.pauseReasons.contains(.stopped))
      let actions = try AccessibleTree.read().carousel().actions
      XCTAssertTrue(actions.contains("banner.play") && !actions.contains("banner.pause"), "\(actions)")
      try AccessibleTree.perform("banner.play")
      XCTAssertFalse(stage.view.carousel.pauseReasons.contains(.stopped))
    }
  }

  func testChangesAreAnnouncedOnlyWhileItDoesNotTurnByItself() throws {
    try onMainActor {
      var options = Carousel.Options()
      options.autoplay = 5
      let stage = try Stage(options: options)
      XCTAssertEqual(try AccessibleTree.read().carousel().description, "4 banners")
      stage.clock.run(6)
      XCTAssertEqual(stage.view.currentItem, 1)
      XCTAssertEqual(try AccessibleTree.read().carousel().description, "4 banners")
      stage.view.stop()
      XCTAssertEqual(try AccessibleTree.read().carousel().description, "2 of 4")
    }
  }

  func testTheVisibleDotsAreTabsThatLeadToTheirItems() throws {
    try onMainActor {
      let stage = try Stage(prepare: label)
      var tabs = try XCTUnwrap(try AccessibleTree.read().first(role: "page tab list")).children
      XCTAssertEqual(tabs.map(\.name), ["A red square", "Green", "Banner 3", "Banner 4"])
      XCTAssertEqual(tabs.map { $0.states.contains("selected") }, [true, false, false, false])
      for (number, tab) in tabs.enumerated() {
        let area = stage.view.carousel.indicator.hitArea(ofDot: number)
        XCTAssertEqual(tab.extents, [area.x, area.y, area.width, area.height].map { Int($0.rounded()) })
      }
      try AccessibleTree.perform("dot.show", of: "Banner 3")
      stage.clock.run(1)
      XCTAssertEqual(stage.view.currentItem, 2)
      tabs = try XCTUnwrap(try AccessibleTree.read().first(role: "page tab list")).children
      XCTAssertEqual(tabs.map { $0.states.contains("selected") }, [false, false, true, false])
    }
  }

  func testOfALongRowOnlyTheDotsThatAreSeenAreThere() throws {
    try onMainActor {
      let stage = try Stage()
      stage.view.banners = (0..<50).map { Banner(id: "\($0)", image: .resource("#00000\($0 % 10)")) }
      stage.view.scroll(to: 25, animated: false)
      let tabs = try XCTUnwrap(try AccessibleTree.read().first(role: "page tab list")).children
      let seen = stage.view.carousel.indicator.visibleDots
      XCTAssertEqual(tabs.map(\.name), seen.map { "Banner \($0 + 1)" })
      XCTAssertLessThan(tabs.count, 15)
    }
  }

  func testOneBannerHasNoDotsAndNowhereToGo() throws {
    try onMainActor {
      let stage = try Stage(prepare: label)
      stage.view.banners = Array(stage.view.banners.prefix(1))
      let tree = try AccessibleTree.read()
      XCTAssertNil(tree.first(role: "page tab list"))
      XCTAssertEqual(try tree.carousel().actions, ["banner.open"])
    }
  }

  func testAPageOfTheAppsOwnShowsTheAppsWidgets() throws {
    try onMainActor {
      let stage = try Stage(prepare: {
        $0.pageWidget = { item, _ in item == 0 ? gtk_button_new_with_label("Buy now") : nil }
      })
      XCTAssertEqual(stage.view.currentItem, 0)
      let page = try XCTUnwrap(try AccessibleTree.read().carousel().children.first)
      XCTAssertEqual(page.role, "panel")
      XCTAssertEqual(page.name, "Banner 1")
      XCTAssertEqual(page.children.map(\.name), ["Buy now"])
    }
  }
}

/// Gives the first banner a label and the second one a title.
@MainActor
private func label(_ view: BannerView) {
  view.banners[0].accessibilityLabel = "A red square"
  view.banners[0].title = "Red"
  view.banners[1].title = "Green"
}

/// The names of the images that can be found.
@MainActor
private func images() throws -> [String] {
  settleLoop()
  return try AccessibleTree.read().carousel().all.filter { $0.role == "image" }.map(\.name)
}
