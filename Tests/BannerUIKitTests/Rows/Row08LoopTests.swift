import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// Row 8: an endless loop both ways, by recycled views, whatever the number of pictures.
final class Row08LoopTests: XCTestCase {
  @MainActor func testRow08FromTheLastItemComesTheFirstAndBack() async {
    let banner = BannerStage(3)
    for _ in 0..<7 {
      banner.swipe(-150)
      banner.live(2)
    }
    XCTAssertEqual(banner.record.settles, [1, 2, 0, 1, 2, 0, 1])
    for _ in 0..<7 {
      banner.swipe(150)
      banner.live(2)
    }
    XCTAssertEqual(banner.record.settles.suffix(7), [0, 2, 1, 0, 2, 1, 0])
    XCTAssertEqual(banner.record.moves, banner.record.settles)
  }

  @MainActor func testRow08BothNeighboursAreThereWhileAFingerHoldsTheSeam() async {
    for count in [2, 3, 5] {
      let banner = BannerStage(count)
      banner.stage.finger.down(at: banner.center)
      banner.stage.finger.drag(by: CGPoint(x: 100, y: 0), over: 0.2)
      XCTAssertEqual(banner.shownItems, [count - 1, 0], "\(count) items")
      coverEverything(banner)
      banner.stage.finger.drag(by: CGPoint(x: -200, y: 0), over: 0.2)
      XCTAssertEqual(banner.shownItems, [0, 1], "\(count) items")
      coverEverything(banner)
      banner.stage.finger.up()
      banner.live(2)
    }
  }

  @MainActor private func coverEverything(_ banner: BannerStage, line: UInt = #line) {
    let places = banner.view.pages.shown.map(banner.place)
    XCTAssertLessThanOrEqual(places.map(\.minX).min() ?? 1, 0, line: line)
    XCTAssertGreaterThanOrEqual(places.map(\.maxX).max() ?? 0, banner.view.bounds.width, line: line)
    for (left, right) in zip(places, places.dropFirst()) { XCTAssertEqual(left.maxX, right.minX, accuracy: 1e-6) }
  }

  @MainActor func testRow08TheNumberOfViewsDependsOnWhatIsVisibleOnly() async {
    for count in [3, 100_000] {
      let banner = BannerStage(count)
      for way in [-150.0, 150, 150, -150, -150] {
        banner.swipe(way)
        banner.live(1)
      }
      for item in [count / 2, count - 1, 0] {
        banner.view.scroll(to: item)
        banner.live(1)
        XCTAssertEqual(banner.shownItems, [item])
      }
      XCTAssertLessThanOrEqual(banner.pageViews.count, 3, "\(count) items")
      XCTAssertLessThanOrEqual(banner.view.subviews.map(\.subviews.count).max() ?? 0, 40)
    }
  }

  @MainActor func testRow08WhereThreePagesAreVisibleFiveViewsAreEnough() async {
    let banner = BannerStage(100_000) { $0.pageExtent = .fraction(1.0 / 3) }
    for _ in 0..<6 {
      banner.swipe(-100)
      banner.live(1)
    }
    XCTAssertEqual(banner.shownItems.count, 3)
    XCTAssertLessThanOrEqual(banner.pageViews.count, 5)
  }

  @MainActor func testRow08TheNumberOfViewsDoesNotGrowWithTheWay() async {
    let banner = BannerStage(5)
    for _ in 0..<300 {
      banner.view.step(by: 2)
      banner.view.scroll(to: ((banner.view.currentItem ?? 0) + 2) % 5, animated: false)
      banner.live(0.02)
    }
    XCTAssertLessThanOrEqual(banner.pageViews.count, 3)
  }

  @MainActor func testRow08WithoutALoopTheEndsAreEnds() async {
    let banner = BannerStage(2) { $0.loop = false }
    banner.swipe(150)
    banner.live(2)
    XCTAssertEqual(banner.view.currentItem, 0)
    banner.swipe(-150)
    banner.live(2)
    banner.swipe(-150)
    banner.live(2)
    XCTAssertEqual(banner.record.moves, [1])
    banner.view.next()
    banner.live(1)
    XCTAssertEqual(banner.view.currentItem, 1)
  }
}
