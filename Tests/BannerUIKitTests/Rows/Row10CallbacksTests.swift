import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// Row 10: what happens is told to the delegate, to closures, and to streams.
final class Row10CallbacksTests: XCTestCase {
  @MainActor func testRow10TheDelegateIsToldEverythingInOrder() async {
    let banner = BannerStage()
    let log = CallLog()
    banner.view.delegate = log
    banner.live(1.5)
    XCTAssertEqual(log.calls, ["show 0"])
    banner.swipe(-150)
    banner.live(2)
    banner.stage.finger.tap(at: banner.center)
    XCTAssertEqual(log.calls, ["show 0", "begin", "end", "move 1", "settle 1", "show 1", "select 1"])
  }

  @MainActor func testRow10AChangeIsToldOnceAndNoneAtTheStart() async {
    let banner = BannerStage()
    banner.live(5)
    XCTAssertEqual(banner.record.moves, [])
    XCTAssertEqual(banner.record.settles, [])
    banner.view.scroll(to: 3)
    banner.live(2)
    banner.view.scroll(to: 3)
    banner.live(2)
    XCTAssertEqual(banner.record.moves.last, 3)
    XCTAssertEqual(banner.record.moves.filter { $0 == 3 }, [3])
    XCTAssertEqual(banner.record.settles, [3])
  }

  @MainActor func testRow10ThePositionIsToldInPagesWhileItMoves() async {
    let banner = BannerStage()
    banner.stage.finger.down(at: banner.center)
    banner.stage.finger.drag(by: CGPoint(x: -205, y: 0), over: 0.5)
    XCTAssertEqual(banner.record.positions.last ?? 0, 195.0 / 390, accuracy: 1e-6)
    XCTAssertEqual(banner.record.positions, banner.record.positions.sorted())
    banner.stage.finger.drag(by: CGPoint(x: -100, y: 0), over: 0.2)
    banner.stage.finger.up()
    banner.live(2)
    XCTAssertEqual(banner.record.positions.last, 1)
    let count = banner.record.positions.count
    banner.live(2)
    XCTAssertEqual(banner.record.positions.count, count)
  }

  @MainActor func testRow10ClosuresAreToldWhatTheDelegateIs() async {
    let banner = BannerStage()
    var calls: [String] = []
    var positions: [Double] = []
    banner.view.onChange = { calls.append("move \($0)") }
    banner.view.onSettle = { calls.append("settle \($0)") }
    banner.view.onShow = { calls.append("show \($0)") }
    banner.view.onScroll = { positions.append($0) }
    banner.swipe(-150)
    banner.live(2)
    XCTAssertEqual(calls, ["move 1", "settle 1", "show 1"])
    XCTAssertEqual(positions, banner.record.positions)
    XCTAssertEqual(banner.record.moves, [1])
  }

  @MainActor func testRow10AStreamTellsEachEventAndEndsWithTheView() async {
    var events: [BannerEvent] = []
    let stream: AsyncStream<BannerEvent>
    do {
      let banner = BannerStage()
      stream = banner.view.events
      banner.swipe(-150)
      banner.live(2)
      banner.stage.finger.tap(at: banner.center)
      banner.view.removeFromSuperview()
    }
    for await event in stream { events.append(event) }
    let still = events.filter { if case .scrolled = $0 { false } else { true } }
    XCTAssertEqual(still, [.dragBegan, .dragEnded, .moved(to: 1), .settled(on: 1), .shown(1), .selected(1)])
    XCTAssert(events.contains(.scrolled(to: 1)))
  }

  @MainActor func testRow10TwoStreamsAreToldTheSame() async {
    let banner = BannerStage()
    let (one, two) = (banner.view.events, banner.view.events)
    banner.view.scroll(to: 2, animated: false)
    var (first, second) = (one.makeAsyncIterator(), two.makeAsyncIterator())
    let (a, b) = (await first.next(), await second.next())
    XCTAssertEqual(a, .moved(to: 2))
    XCTAssertEqual(b, a)
  }

  @MainActor func testRow10ACallbackMayChangeTheViewItself() async {
    let banner = BannerStage()
    banner.view.onChange = { [weak view = banner.view] item in
      if item == 1 { view?.banners = BannerStage.banners(2) }
    }
    banner.view.onSettle = { [weak view = banner.view] item in
      if item == 1 { view?.scroll(to: 0, animated: false) }
    }
    banner.view.next()
    banner.live(2)
    XCTAssertEqual(banner.view.currentItem, 0)
    XCTAssertEqual(banner.record.moves, [1, 0])
  }

  @MainActor func testRow10AnImpressionIsCountedOnceAVisitAfterASecond() async {
    let banner = BannerStage()
    banner.live(0.8)
    XCTAssertEqual(banner.record.impressions, [])
    banner.live(30)
    XCTAssertEqual(banner.record.impressions, [0])
    banner.view.next()
    banner.live(2)
    banner.view.previous()
    banner.live(2)
    XCTAssertEqual(banner.record.impressions, [0, 1, 0])
  }
}

/// The order of what a delegate was told.
@MainActor
private final class CallLog: BannerViewDelegate {
  var calls: [String] = []

  func bannerView(_ view: BannerView, didMoveTo item: Int) { calls.append("move \(item)") }
  func bannerView(_ view: BannerView, didSettleOn item: Int) { calls.append("settle \(item)") }
  func bannerView(_ view: BannerView, didShow item: Int) { calls.append("show \(item)") }
  func bannerViewWillBeginDragging(_ view: BannerView) { calls.append("begin") }
  func bannerViewDidEndDragging(_ view: BannerView) { calls.append("end") }
  func bannerView(_ view: BannerView, didSelect item: Int) -> BannerView.Handling {
    calls.append("select \(item)")
    return .handled
  }
}
