import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// Row 9: autoplay: off by default, paused by whatever should pause it, and on again after it.
final class Row09AutoplayTests: XCTestCase {
  @MainActor func testRow09AutoplayIsOffUntilItIsAskedFor() async {
    let banner = BannerStage()
    banner.live(60)
    XCTAssertEqual(banner.record.moves, [])
    banner.view.configuration.autoplay = 3
    banner.live(3.5)
    XCTAssertEqual(banner.record.moves, [1])
  }

  @MainActor func testRow09ItTurnsAtItsIntervalAndRoundTheEnd() async {
    let banner = BannerStage(3) { $0.autoplay = 2 }
    banner.live(1.9)
    XCTAssertEqual(banner.record.moves, [])
    banner.live(8)
    XCTAssertEqual(banner.record.moves, [1, 2, 0, 1])
    XCTAssertEqual(banner.record.settles, [1, 2, 0, 1])
  }

  @MainActor func testRow09TheAppStopsAndStartsIt() async {
    let banner = BannerStage { $0.autoplay = 2 }
    banner.view.stopAutoplay()
    banner.live(10)
    banner.swipe(-150)
    banner.live(10)
    XCTAssertEqual(banner.record.moves, [1])
    banner.view.startAutoplay()
    banner.live(2.5)
    XCTAssertEqual(banner.record.moves, [1, 2])
  }

  @MainActor func testRow09AFingerHoldsItAndAFullIntervalFollowsTheDrag() async {
    let banner = BannerStage { $0.autoplay = 2 }
    banner.live(1.5)
    banner.stage.finger.down(at: banner.center)
    banner.stage.finger.drag(by: CGPoint(x: -60, y: 0), over: 0.3)
    banner.live(10)
    XCTAssertEqual(banner.record.moves, [])
    banner.stage.finger.up()
    await settle(banner)
    XCTAssertEqual(banner.record.moves, [])
    banner.live(1.9)
    XCTAssertEqual(banner.record.moves, [])
    banner.live(0.6)
    XCTAssertEqual(banner.record.moves, [1])
  }

  @MainActor private func settle(_ banner: BannerStage) async {
    for _ in 0..<200 where banner.view.carousel.isMoving { banner.live(1.0 / 60) }
    XCTAssertFalse(banner.view.carousel.isMoving)
  }

  @MainActor func testRow09ItWaitsWhileTheAppIsInactive() async {
    let banner = BannerStage { $0.autoplay = 2 }
    for state in [UIApplication.State.inactive, .background] {
      banner.record.moves = []
      banner.stage.go(to: state)
      banner.live(20)
      XCTAssertEqual(banner.record.moves, [])
      banner.stage.go(to: .active)
      banner.live(1.9)
      XCTAssertEqual(banner.record.moves, [])
      banner.live(0.6)
      XCTAssertEqual(banner.record.moves.count, 1)
    }
  }

  @MainActor func testRow09ItWaitsWithoutAWindowAndWhileHiddenOrScrolledAway() async {
    let banner = BannerStage { $0.autoplay = 2 }
    let root = banner.view.superview!
    banner.view.removeFromSuperview()
    banner.live(10)
    XCTAssertEqual(banner.record.moves, [])
    root.addSubview(banner.view)
    banner.live(2.5)
    XCTAssertEqual(banner.record.moves, [1])
    banner.view.isHidden = true
    banner.live(10)
    XCTAssertEqual(banner.record.moves, [1])
    banner.view.isHidden = false
    banner.live(2.5)
    XCTAssertEqual(banner.record.moves, [1, 2])
    let table = UIScrollView(frame: root.bounds)
    table.contentSize = CGSize(width: 390, height: 5000)
    root.addSubview(table)
    table.addSubview(banner.view)
    table.contentOffset.y = 2000
    banner.live(10)
    XCTAssertEqual(banner.record.moves, [1, 2])
    table.contentOffset.y = 0
    banner.live(3.1)
    XCTAssertEqual(banner.record.moves, [1, 2, 3])
  }

  @MainActor func testRow09ItGoesOnWhileOtherViewsAreScrolled() async {
    let banner = BannerStage { $0.autoplay = 2 }
    let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 300))
    other.contentSize = CGSize(width: 390, height: 5000)
    banner.stage.show(other)
    banner.stage.finger.down(at: CGPoint(x: 200, y: 600))
    banner.stage.finger.drag(by: CGPoint(x: 0, y: -200), over: 5)
    XCTAssertEqual(banner.record.moves, [1, 2])
    XCTAssertGreaterThan(other.contentOffset.y, 100)
    banner.stage.finger.up()
  }

  @MainActor func testRow09NothingThatAViewIsGivenKeepsItAlive() async {
    weak var view: BannerView?
    let images = TestImages()
    do {
      let banner = BannerStage { $0.autoplay = 2 }
      view = banner.view
      banner.view.imageLoader = images
      banner.view.pageIndicator = .system
      banner.view.register(forPageWithReuseIdentifier: "page") { UILabel() }
      banner.view.pageProvider = { view, item in
        item == 1 ? view.dequeueReusablePage(withReuseIdentifier: "page") : nil
      }
      let events = banner.view.events
      Task { for await _ in events {} }
      await banner.wait("a request that stays open") { !images.requests.isEmpty }
      banner.live(5)
      banner.stage.finger.tap(at: banner.center)
      banner.view.removeFromSuperview()
    }
    for _ in 0..<100 { await Task.yield() }
    XCTAssertNil(view)
    images.deliver("https://example.com/0.jpg", .success(BannerStage.picture()))
    await Task.yield()
  }

  @MainActor func testRow09NothingRunsAfterTheViewIsGone() async {
    var stage: Stage?
    weak var view: BannerView?
    weak var scroller: Scroller?
    do {
      let banner = BannerStage { $0.autoplay = 2 }
      stage = banner.stage
      view = banner.view
      scroller = banner.view.scroller
      banner.view.onChange = { [weak view = banner.view] _ in _ = view?.currentItem }
      banner.live(5)
      banner.view.removeFromSuperview()
    }
    await Task.yield()
    XCTAssertNil(view)
    XCTAssertNil(scroller)
    stage?.advance(by: 10)
  }
}
