import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// Sizes that change, at rest and in the middle of something.
final class SizeCaseTests: XCTestCase {
  @MainActor func testCase11OneBannerStaysInItsPlaceWhenItsWindowComesBack() async {
    let banner = BannerStage(1)
    let place = banner.currentPage.map { banner.place($0) }
    banner.view.removeFromSuperview()
    banner.live(1)
    banner.stage.show(banner.view, at: banner.view.frame)
    banner.live(1)
    XCTAssertEqual(place, CGRect(x: 0, y: 0, width: 390, height: 195))
    XCTAssertEqual(banner.currentPage.map { banner.place($0) }, place)
    XCTAssertEqual(banner.record.moves, [])
  }

  @MainActor func testCase31ARotationKeepsTheItem() async {
    let banner = BannerStage(10)
    banner.view.scroll(to: 7, animated: false)
    resize(banner, 844)
    XCTAssertEqual(banner.view.currentItem, 7)
    XCTAssertEqual(banner.currentPage.map { banner.place($0) }, CGRect(x: 0, y: 0, width: 844, height: 195))
    resize(banner, 428.0 / 3)
    XCTAssertEqual(banner.view.currentItem, 7)
    XCTAssertEqual(banner.view.carousel.position, banner.view.carousel.position.rounded())
    XCTAssertEqual(banner.currentPage.map { banner.place($0).minX } ?? 1, 0, accuracy: 0.001)
  }

  @MainActor func testCase32ARotationInTheMiddleOfADragKeepsThePartOfAPage() async {
    let banner = BannerStage(5)
    banner.stage.finger.down(at: banner.center)
    banner.stage.finger.drag(by: CGPoint(x: -110, y: 0), over: 0.2)
    let position = banner.view.carousel.position
    XCTAssertGreaterThan(position, 0.2)
    resize(banner, 600)
    XCTAssertEqual(banner.view.carousel.position, position, accuracy: 1e-9)
    XCTAssertTrue(banner.view.carousel.isDragging)
    banner.stage.finger.drag(by: CGPoint(x: -60, y: 0), over: 0.1)
    XCTAssertEqual(banner.view.carousel.position, position + 60.0 / 600, accuracy: 0.02)
    banner.stage.finger.up()
    banner.live(2)
    XCTAssertEqual(banner.record.settles, [1])
  }

  @MainActor func testCase33ARotationInTheMiddleOfASettleGoesOnToTheSameItem() async {
    for isStep in [true, false] {
      let banner = BannerStage(5)
      if isStep { banner.view.next() } else { banner.swipe(-150) }
      banner.live(0.1)
      XCTAssertTrue(banner.view.carousel.isMoving)
      resize(banner, 700)
      banner.live(2)
      XCTAssertEqual(banner.view.currentItem, 1, "\(isStep)")
      XCTAssertEqual(banner.record.settles, [1], "\(isStep)")
      XCTAssertEqual(banner.currentPage.map { banner.place($0).minX } ?? 1, 0, accuracy: 0.001)
    }
  }

  @MainActor func testCase34WithoutASizeItWaitsAndKeepsItsItem() async {
    let banner = BannerStage(5)
    banner.view.scroll(to: 3, animated: false)
    resize(banner, 0)
    banner.live(1)
    XCTAssertTrue(banner.view.scroller.contentOffset.x.isFinite)
    banner.view.next()
    resize(banner, 390)
    XCTAssertEqual(banner.view.currentItem, 4)
    XCTAssertEqual(banner.currentPage.map { banner.place($0).minX }, 0)
  }

  @MainActor func testCase35AtTheLastOfThreeInViewAResizeStaysAtTheEnd() async {
    let banner = BannerStage(7) {
      $0.loop = false
      $0.pageExtent = .fraction(1 / 3)
    }
    banner.view.scroll(to: 6, animated: false)
    for width: CGFloat in [600, 358.8] {
      resize(banner, width)
      XCTAssertEqual(banner.view.currentItem, 6)
      let end = banner.view.pages.shown.last.map { banner.place($0).maxX } ?? 0
      XCTAssertEqual(end, width, accuracy: 0.01)
    }
  }

  @MainActor private func resize(_ banner: BannerStage, _ width: CGFloat) {
    banner.view.frame = CGRect(x: 0, y: 100, width: width, height: 195)
    banner.stage.layOut()
  }
}
