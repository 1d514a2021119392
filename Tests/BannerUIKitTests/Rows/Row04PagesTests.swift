import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// Row 4: the page, its insets, its ends. Row 11: vertical. Row 12: which page is current.
final class Row04PagesTests: XCTestCase {
  @MainActor func testRow04APageIsAsWideAsTheViewAndNothingIndicatesScrolling() async {
    let banner = BannerStage(frame: CGRect(x: 0, y: 0, width: 358.8, height: 120))
    XCTAssertFalse(banner.view.scroller.showsHorizontalScrollIndicator)
    XCTAssertFalse(banner.view.scroller.showsVerticalScrollIndicator)
    for item in 1...7 {
      banner.swipe(-200)
      banner.live(2)
      XCTAssertEqual(banner.view.currentItem, item % 5)
      XCTAssertEqual(banner.view.carousel.position, Double(item))
      XCTAssertEqual(banner.view.pages.shown.count, 1)
      XCTAssertEqual(banner.place(banner.currentPage!).minX, 0, accuracy: 0.02)
      XCTAssertEqual(banner.place(banner.currentPage!).width, 358.8, accuracy: 1e-9)
    }
  }

  @MainActor func testRow04InsetsKeepSpaceFreeAroundThePage() async {
    let banner = BannerStage {
      $0.insets = Carousel.Insets(top: 4, leading: 16, bottom: 8, trailing: 24)
      $0.loop = false
    }
    XCTAssertEqual(banner.place(banner.currentPage!), CGRect(x: 16, y: 4, width: 350, height: 183))
    banner.view.next()
    banner.live(1)
    XCTAssertEqual(banner.place(banner.currentPage!), CGRect(x: 16, y: 4, width: 350, height: 183))
    XCTAssertEqual(banner.view.currentItem, 1)
  }

  @MainActor func testRow04WithoutBouncingAnEndStandsStill() async {
    let banner = BannerStage(3) { $0.loop = false }
    banner.stage.finger.down(at: banner.center)
    banner.stage.finger.drag(by: CGPoint(x: 120, y: 0), over: 0.2)
    XCTAssertLessThan(banner.view.carousel.position, -0.05)
    banner.stage.finger.up()
    banner.live(2)
    XCTAssertEqual(banner.view.carousel.position, 0)
    banner.view.bounces = false
    banner.stage.finger.down(at: banner.center)
    banner.stage.finger.drag(by: CGPoint(x: 120, y: 0), over: 0.2)
    XCTAssertEqual(banner.view.carousel.position, 0)
    XCTAssertEqual(banner.place(banner.currentPage!).minX, 0)
    banner.stage.finger.up()
    banner.live(2)
    XCTAssertEqual(banner.record.moves, [])
  }

  @MainActor func testRow04ASwipeGoesOnePageHoweverHard() async {
    let banner = BannerStage(9)
    banner.swipe(-180, over: 0.03)
    banner.live(2)
    XCTAssertEqual(banner.record.moves, [1])
    XCTAssertEqual(banner.record.settles, [1])
  }

  @MainActor func testRow11VerticalPagesAreAsHighAsTheViewAndGoUp() async {
    let banner = BannerStage(3) { $0.axis = .vertical }
    XCTAssertEqual(banner.place(banner.currentPage!), CGRect(x: 0, y: 0, width: 390, height: 195))
    banner.swipe(0, -80)
    banner.live(2)
    XCTAssertEqual(banner.record.settles, [1])
    banner.swipe(0, 80)
    banner.live(2)
    banner.swipe(0, 80)
    banner.live(2)
    XCTAssertEqual(banner.record.settles, [1, 0, 2])
    XCTAssertEqual(banner.place(banner.currentPage!), CGRect(x: 0, y: 0, width: 390, height: 195))
    banner.swipe(-150, 0)
    banner.live(2)
    XCTAssertEqual(banner.record.moves, [1, 0, 2])
  }

  @MainActor func testRow11TheAxisCanChangeAtAnyMoment() async {
    let banner = BannerStage(4)
    banner.view.scroll(to: 2, animated: false)
    banner.view.configuration.axis = .vertical
    XCTAssertEqual(banner.shownItems, [2])
    banner.swipe(0, -80)
    banner.live(2)
    XCTAssertEqual(banner.view.currentItem, 3)
    banner.view.configuration.axis = .horizontal
    banner.swipe(-150)
    banner.live(2)
    XCTAssertEqual(banner.view.currentItem, 0)
  }

  @MainActor func testRow12ThePageThatCoversMoreThanHalfIsCurrentAndATieIsTheEarlierOnes() async {
    let banner = BannerStage(3, frame: CGRect(x: 0, y: 100, width: 400, height: 200))
    let home = banner.view.scroller.contentOffset.x
    banner.view.scroller.contentOffset.x = home + 200
    XCTAssertEqual(banner.view.currentItem, 0)
    XCTAssertEqual(banner.record.moves, [])
    banner.view.scroller.contentOffset.x = home + 201
    XCTAssertEqual(banner.view.currentItem, 1)
    banner.view.scroller.contentOffset.x = home + 200
    XCTAssertEqual(banner.view.currentItem, 0)
    banner.view.scroller.contentOffset.x = home - 200
    XCTAssertEqual(banner.view.currentItem, 2)
    XCTAssertEqual(banner.record.moves, [1, 0, 2])
  }
}
