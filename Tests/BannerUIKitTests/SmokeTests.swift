import XCTest
import UIKit
import CarouselEngine
@testable import BannerUIKit

final class SmokeTests: XCTestCase {
  @MainActor func testASwipeGoesToTheNextBanner() async {
    let banner = BannerStage()
    XCTAssertEqual(banner.view.currentItem, 0)
    banner.swipe(-150)
    banner.live(2)
    print(banner.record.moves, banner.record.settles, banner.record.drags, banner.view.carousel.position)
    XCTAssertEqual(banner.record.moves, [1])
    XCTAssertEqual(banner.record.settles, [1])
    XCTAssertEqual(banner.record.drags, ["began", "ended"])
    banner.swipe(150)
    banner.live(2)
    banner.swipe(150)
    banner.live(2)
    XCTAssertEqual(banner.record.moves, [1, 0, 4])
    XCTAssertEqual(banner.view.scroller.contentOffset, CGPoint(banner.view.carousel.trackOffset))
    banner.stage.finger.tap(at: banner.center)
    XCTAssertEqual(banner.record.selections, [4])
    XCTAssertEqual(banner.stage.opened.map(\.absoluteString), ["https://example.com/4"])
  }

  @MainActor func testAutoplay() async {
    let banner = BannerStage { $0.autoplay = 2 }
    banner.live(7)
    XCTAssertEqual(banner.record.moves, [1, 2, 3])
    XCTAssertEqual(banner.record.settles, [1, 2, 3])
    XCTAssertEqual(banner.view.pages.shown.map { $0.frame.minX - banner.view.scroller.contentOffset.x }, [0])
    for _ in 0..<5 { banner.view.next(); banner.live(0.06) }
    banner.live(1)
    XCTAssertEqual(banner.view.currentItem, 3)
  }
}
