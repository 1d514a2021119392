import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// When it turns by itself, and when it does not.
final class AutoplayCaseTests: XCTestCase {
  @MainActor func testCase60HiddenForTenMinutesItComesBackWithoutABurst() async {
    let banner = BannerStage(5) { $0.autoplay = 3 }
    banner.stage.go(to: .background)
    banner.live(600)
    XCTAssertEqual(banner.record.moves, [])
    banner.stage.go(to: .active)
    banner.live(2.9)
    XCTAssertEqual(banner.record.moves, [])
    banner.live(0.6)
    XCTAssertEqual(banner.record.moves, [1])
  }

  @MainActor func testCase61LoadedWhileHiddenItStartsWhenItIsShown() async {
    let banner = BannerStage(0) { $0.autoplay = 3 }
    banner.view.isHidden = true
    banner.view.banners = BannerStage.banners(4)
    banner.live(20)
    XCTAssertEqual(banner.record.moves, [])
    banner.view.isHidden = false
    banner.live(3.5)
    XCTAssertEqual(banner.record.moves, [1])
  }

  @MainActor func testCase62WhatTheAppStoppedStaysStopped() async {
    let banner = BannerStage(5) { $0.autoplay = 1 }
    banner.view.stopAutoplay()
    banner.swipe(-150)
    banner.live(2)
    banner.stage.go(to: .background)
    banner.stage.go(to: .active)
    banner.view.configuration.autoplay = 0.5
    banner.live(10)
    XCTAssertEqual(banner.record.moves, [1], "the swipe's")
    banner.view.startAutoplay()
    banner.live(0.9)
    XCTAssertEqual(banner.record.moves, [1, 2])
  }

  @MainActor func testCase63ADragThatEndsUnderAPointerLeavesItPaused() async {
    let banner = BannerStage(5) { $0.autoplay = 1 }
    banner.stage.pointer.move(to: banner.center)
    banner.swipe(-150)
    banner.live(5)
    XCTAssertEqual(banner.record.moves, [1])
    banner.stage.pointer.leave()
    banner.live(1.5)
    XCTAssertEqual(banner.record.moves, [1, 2])
  }

  @MainActor func testCase64AnIntervalThatIsSetFiveTimesIsOneTimer() async {
    let banner = BannerStage(9) { $0.autoplay = 1 }
    for _ in 0..<5 {
      banner.view.configuration.autoplay = 2
      banner.view.configuration.autoplay = 1
    }
    banner.live(3.5)
    XCTAssertEqual(banner.record.moves, [1, 2, 3])
  }

  @MainActor func testCase65AfterASwipeItWaitsAFullInterval() async {
    let banner = BannerStage(9) { $0.autoplay = 3 }
    banner.live(2.7)
    banner.swipe(-150)
    while banner.view.carousel.isMoving { banner.stage.frame() }
    XCTAssertEqual(banner.record.settles, [1])
    banner.live(2.9)
    XCTAssertEqual(banner.record.moves, [1])
    banner.live(0.2)
    while banner.view.carousel.isMoving { banner.stage.frame() }
    XCTAssertEqual(banner.record.moves, [1, 2])
  }

  @MainActor func testCase66WithoutAWindowItPausesAndKeepsItsItem() async {
    let banner = BannerStage(5) { $0.autoplay = 1 }
    banner.live(2.5)
    XCTAssertEqual(banner.view.currentItem, 2)
    banner.view.removeFromSuperview()
    banner.live(30)
    XCTAssertEqual(banner.view.currentItem, 2)
    banner.stage.show(banner.view, at: banner.view.frame)
    banner.live(1.5)
    XCTAssertEqual(banner.view.currentItem, 3)
  }

  @MainActor func testCase66ScrolledAwayInATableItPausesAndGoesOnWhenItIsBack() async {
    let banner = BannerStage(9) { $0.autoplay = 1 }
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    outer.contentSize = CGSize(width: 390, height: 4000)
    banner.view.removeFromSuperview()
    outer.addSubview(banner.view)
    banner.stage.show(outer, at: outer.frame)
    outer.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    banner.live(20)
    XCTAssertEqual(banner.record.moves, [])
    outer.setContentOffset(.zero, animated: false)
    banner.live(2.2)
    XCTAssertGreaterThanOrEqual(banner.record.moves.count, 1)
  }

  @MainActor func testOfAViewThatIsScrolledAwayInPartNothingCountsAsSeenUntilHalfOfItIs() async {
    let banner = BannerStage(5)
    let height = banner.view.bounds.height
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    outer.contentSize = CGSize(width: 390, height: 4000)
    banner.view.removeFromSuperview()
    outer.addSubview(banner.view)
    let top = banner.view.frame.minY
    outer.setContentOffset(CGPoint(x: 0, y: top + height * 0.75), animated: false)
    banner.stage.show(outer, at: outer.frame)
    banner.live(5)
    XCTAssertEqual(banner.record.impressions, [])
    outer.setContentOffset(CGPoint(x: 0, y: top + height * 0.5), animated: false)
    banner.live(1.6)
    XCTAssertEqual(banner.record.impressions, [0])
    outer.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    banner.live(5)
    outer.setContentOffset(CGPoint(x: 0, y: top), animated: false)
    banner.live(1.6)
    XCTAssertEqual(banner.record.impressions, [0, 0], "back on the screen it is a new visit")
  }

  @MainActor func testCase67NothingIsLeftWhenTheViewIsGone() async {
    var banner: BannerStage? = BannerStage(5) { $0.autoplay = 1 }
    weak var view = banner?.view
    weak var record = banner?.record
    let stage = banner!.stage
    banner?.live(1.2)
    await Task.yield()
    banner?.view.removeFromSuperview()
    banner = nil
    for _ in 0..<50 { await Task.yield() }
    XCTAssertNil(view)
    XCTAssertNil(record)
    stage.advance(by: 10)
  }

  @MainActor func testCase68WithReducedMotionItWaitsForTheUserAndStepsAreJumps() async {
    let banner = BannerStage(5) { $0.autoplay = 1 }
    banner.stage.setReduceMotion(true)
    banner.live(10)
    XCTAssertEqual(banner.record.moves, [])
    banner.view.next()
    XCTAssertEqual(banner.record.settles, [1])
    XCTAssertFalse(banner.view.carousel.isMoving)
    banner.view.startAutoplay()
    banner.live(1.1)
    XCTAssertEqual(banner.record.moves, [1, 2])
    banner.stage.setReduceMotion(false)
  }

  @MainActor func testCase69AtTheLastItemItRewindsOrStops() async {
    for rewinds in [true, false] {
      let banner = BannerStage(3) {
        $0.autoplay = 1
        $0.loop = false
        $0.rewind = rewinds
      }
      banner.live(6.6)
      XCTAssertEqual(Array(banner.record.moves.prefix(4)), rewinds ? [1, 2, 1, 0] : [1, 2])
    }
  }
}
