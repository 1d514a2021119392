import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// What a finger does, and what the app does meanwhile.
final class MotionCaseTests: XCTestCase {
  @MainActor func testCase23AReloadDuringADragLetsTheDragGoOn() async {
    let banner = BannerStage(5)
    banner.stage.finger.down(at: banner.center)
    banner.stage.finger.drag(by: CGPoint(x: -100, y: 0), over: 0.2)
    let position = banner.view.carousel.position
    banner.view.banners = ["7", "0", "1", "2"].map { BannerStage.banner($0) }
    XCTAssertEqual(banner.view.carousel.position - 1, position, accuracy: 1e-6, "one was put before")
    XCTAssertEqual(banner.shownIDs, ["0", "1"])
    banner.stage.finger.drag(by: CGPoint(x: -160, y: 0), over: 0.1)
    banner.stage.finger.up()
    banner.live(2)
    XCTAssertEqual(banner.view.currentItem.map { banner.view.banners[$0].id }, "1")
    XCTAssertEqual(banner.record.moves, [2])
    XCTAssertEqual(banner.record.drags, ["began", "ended"])
  }

  @MainActor func testCase40AReleaseAtZeroSpeedSettlesOnceAndAutoplayGoesOn() async {
    for way: CGFloat in [0, -11, -1 - 390] {
      let banner = BannerStage(5) { $0.autoplay = 3 }
      banner.stage.finger.down(at: banner.center)
      banner.stage.finger.drag(by: CGPoint(x: -20, y: 0), over: 0.1)
      banner.stage.finger.drag(by: CGPoint(x: 20 + way, y: 0), over: 0.3)
      banner.live(0.3)
      banner.stage.finger.up()
      banner.live(1.5)
      XCTAssertEqual(banner.record.settles.count, 1, "\(way)")
      let item = banner.view.currentItem ?? -1
      banner.live(3)
      XCTAssertEqual(banner.view.currentItem, (item + 1) % 5, "\(way)")
    }
  }

  @MainActor func testCase41APressWhileItSettlesNeverLeavesItBetweenPages() async {
    for tells in [true, false] {
      let banner = BannerStage(5)
      banner.stage.caughtMotionEndsDecelerating = tells
      banner.swipe(-150, over: 0.1)
      banner.live(0.1)
      XCTAssertTrue(banner.view.carousel.isMoving)
      banner.stage.finger.down(at: banner.center)
      banner.live(0.1)
      banner.stage.finger.up()
      banner.live(2)
      XCTAssertFalse(banner.view.carousel.isMoving)
      XCTAssertEqual(banner.view.carousel.position, banner.view.carousel.position.rounded(), "\(tells)")
      XCTAssertEqual(banner.view.scroller.contentOffset, CGPoint(banner.view.carousel.trackOffset))
    }
  }

  @MainActor func testCase44TheDirectionIsThatOfTheLastMoment() async {
    let banner = BannerStage(5)
    banner.stage.finger.down(at: banner.center)
    banner.stage.finger.drag(by: CGPoint(x: -120, y: 0), over: 0.1)
    banner.stage.finger.drag(by: CGPoint(x: 160, y: 0), over: 0.1)
    banner.stage.finger.drag(by: CGPoint(x: -120, y: 0), over: 0.1)
    banner.stage.finger.up()
    banner.live(2)
    XCTAssertEqual(banner.record.settles, [1])
  }

  @MainActor func testCase45ACancelledTouchBringsTheNearestPageBack() async {
    let banner = BannerStage(5)
    banner.stage.finger.down(at: banner.center)
    banner.stage.finger.drag(by: CGPoint(x: -150, y: 0), over: 0.1)
    banner.stage.finger.cancel()
    banner.live(2)
    XCTAssertEqual(banner.record.settles, [0])
    XCTAssertEqual(banner.record.drags, ["began", "ended"])
  }

  @MainActor func testCase46ATapInTheMiddleOfAStepEndsOnAPage() async {
    let banner = BannerStage(5)
    banner.view.next()
    banner.live(0.1)
    banner.stage.finger.tap(at: banner.center)
    banner.live(2)
    XCTAssertEqual(banner.view.carousel.position, banner.view.carousel.position.rounded())
    XCTAssertFalse(banner.view.carousel.isMoving)
  }

  @MainActor func testCase47FiveStepsGoFiveItemsOn() async {
    let banner = BannerStage(9)
    for _ in 0..<5 {
      banner.view.next()
      banner.live(0.06)
    }
    banner.live(1)
    XCTAssertEqual(banner.view.currentItem, 5)
    XCTAssertEqual(banner.record.moves, [1, 2, 3, 4, 5])
    XCTAssertEqual(banner.record.settles, [5])
  }

  @MainActor func testCase50AVerticalDragScrollsThePageAround() async {
    let banner = BannerStage(5)
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    outer.contentSize = CGSize(width: 390, height: 2000)
    banner.view.removeFromSuperview()
    outer.addSubview(banner.view)
    banner.stage.show(outer, at: outer.frame)
    banner.swipe(0, -120)
    XCTAssertGreaterThan(outer.contentOffset.y, 50)
    XCTAssertEqual(banner.record.drags, [])
    banner.live(2)
    outer.setContentOffset(.zero, animated: false)
    banner.swipe(-150)
    banner.live(2)
    XCTAssertEqual(banner.record.settles, [1])
    XCTAssertEqual(outer.contentOffset.y, 0)
  }
}
