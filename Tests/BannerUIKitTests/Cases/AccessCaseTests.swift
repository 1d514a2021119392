import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// Right-to-left, VoiceOver and keys.
final class AccessCaseTests: XCTestCase {
  @MainActor func testCase70RightToLeftIsMirroredOnTheScreenAndLogicalInTheAPI() async {
    let banner = BannerStage(5)
    banner.view.semanticContentAttribute = .forceRightToLeft
    banner.stage.layOut()
    banner.swipe(150)
    banner.live(2)
    XCTAssertEqual(banner.record.moves, [1], "what a finger pulls to the right shows what is on the left")
    banner.view.next()
    banner.live(0.1)
    let places = banner.view.pages.shown.map { banner.place($0).minX }
    XCTAssertEqual(places.count, 2)
    XCTAssertGreaterThan(places[0], places[1], "the next page lies to the left")
    banner.live(2)
    XCTAssertTrue(banner.view.becomeFirstResponder())
    banner.stage.press(.keyboardLeftArrow)
    banner.live(2)
    XCTAssertEqual(banner.view.currentItem, 3)
    let layout = banner.view.carousel.indicator
    XCTAssertGreaterThan(layout.dot(0).frame.x, layout.dot(4).frame.x)
  }

  @MainActor func testCase71VoiceOverFindsOneAdjustableElement() async {
    let banner = BannerStage(10) { $0.autoplay = 5 }
    banner.view.scroll(to: 2, animated: false)
    let view = banner.view
    XCTAssertTrue(view.isAccessibilityElement)
    XCTAssertTrue(view.accessibilityTraits.contains(.adjustable) && view.accessibilityTraits.contains(.link))
    XCTAssertEqual(view.accessibilityLabel, "Banner 2")
    XCTAssertEqual(view.accessibilityValue, "3 of 10")
    XCTAssertEqual(view.accessibilityCustomActions?.map(\.name), ["Next banner", "Previous banner", "Pause"])
    view.accessibilityIncrement()
    banner.live(1)
    XCTAssertEqual(view.accessibilityValue, "4 of 10")
    view.accessibilityDecrement()
    banner.live(1)
    XCTAssertEqual(view.accessibilityValue, "3 of 10")
    XCTAssertTrue(view.accessibilityActivate())
    XCTAssertEqual(banner.record.selections, [2])
    XCTAssertTrue(view.accessibilityScroll(.left))
    banner.live(1)
    XCTAssertEqual(view.currentItem, 3)
  }

  @MainActor func testCase71HiddenPagesAreHidden() async {
    let banner = BannerStage(5) { $0.pageExtent = .fraction(0.6) }
    let shown = banner.view.pages.shown
    XCTAssertGreaterThan(shown.count, 1)
    for page in shown {
      XCTAssertEqual(page.accessibilityElementsHidden, page.page != banner.view.carousel.currentPage)
    }
  }

  @MainActor func testCase71ChangesAreAnnouncedOnlyWhenItDoesNotTurnByItself() async {
    let banner = BannerStage(5) { $0.autoplay = 2 }
    banner.stage.setVoiceOver(true)
    banner.live(2.5)
    XCTAssertEqual(banner.record.moves, [1])
    XCTAssertEqual(banner.stage.posted.count, 0)
    banner.view.stopAutoplay()
    banner.view.next()
    banner.live(1)
    XCTAssertEqual(banner.stage.posted.compactMap { $0.argument as? String }, ["3 of 5"])
    banner.stage.setVoiceOver(false)
  }

  @MainActor func testCase71AReadersFocusStopsRotation() async {
    let banner = BannerStage(5) { $0.autoplay = 1 }
    banner.stage.focus(banner.view)
    banner.live(5)
    XCTAssertEqual(banner.record.moves, [])
    banner.stage.focus(nil)
    banner.live(1.5)
    XCTAssertEqual(banner.record.moves, [1])
  }

  @MainActor func testCase71APageOfTheAppsOwnIsReadBesideWhatTurnsPages() async throws {
    let banner = BannerStage(3)
    let content = UIView()
    banner.view.pageProvider = { _, item in item == 0 ? content : nil }
    banner.stage.layOut()
    XCTAssertFalse(banner.view.isAccessibilityElement)
    let elements = try XCTUnwrap(banner.view.accessibilityElements)
    XCTAssertTrue(elements.first as? UIView === content)
    let paging = try XCTUnwrap(elements.last as? PagingElement)
    XCTAssertEqual(paging.accessibilityValue, "1 of 3")
    paging.accessibilityIncrement()
    banner.live(1)
    XCTAssertEqual(banner.view.currentItem, 1)
    XCTAssertTrue(banner.view.isAccessibilityElement)
  }

  @MainActor func testCase72KeysTurnPagesAndFocusStopsRotation() async {
    let banner = BannerStage(5) { $0.autoplay = 1 }
    XCTAssertTrue(banner.view.becomeFirstResponder())
    let keys: [(UIKeyboardHIDUsage, Int)] = [
      (.keyboardRightArrow, 1), (.keyboardPageDown, 2), (.keyboardEnd, 4), (.keyboardHome, 0), (.keyboardLeftArrow, 4),
      (.keyboardPageUp, 3),
    ]
    for (key, item) in keys {
      banner.stage.press(key)
      banner.live(0.8)
      XCTAssertEqual(banner.view.currentItem, item)
    }
    banner.live(5)
    XCTAssertEqual(banner.view.currentItem, 3)
    banner.stage.press(.keyboardReturnOrEnter)
    XCTAssertEqual(banner.record.selections, [3])
  }
}
