import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// Row 5: the engine's indicator, the system's page control, or the app's own, fed by callbacks.
final class Row05PageControlTests: XCTestCase {
  @MainActor private func stage(_ count: Int = 5) -> (banner: BannerStage, control: UIPageControl) {
    let banner = BannerStage(count)
    banner.view.pageIndicator = .system
    banner.stage.layOut()
    return (banner, banner.view.pageControl!)
  }

  @MainActor func testRow05ThePageControlIsCentredTenPointsFromTheBottom() async {
    let (banner, control) = stage()
    XCTAssertEqual(control.frame.midX, 195)
    XCTAssertEqual(control.frame.maxY, 185)
    XCTAssertEqual(control.numberOfPages, 5)
    XCTAssert(banner.view.indicatorView.isHidden)
    banner.view.frame.size = CGSize(width: 300, height: 150)
    banner.view.banners = BannerStage.banners(8)
    banner.live(0.1)
    XCTAssertEqual(control.frame.midX, 150)
    XCTAssertEqual(control.frame.maxY, 140)
    XCTAssertEqual(control.frame.width, control.size(forNumberOfPages: 8).width)
  }

  @MainActor func testRow05ThePageControlTellsTheCurrentPageFromZero() async {
    let (banner, control) = stage()
    XCTAssertEqual(control.currentPage, 0)
    banner.swipe(150)
    banner.live(2)
    XCTAssertEqual(control.currentPage, 4)
    banner.view.next()
    banner.live(2)
    XCTAssertEqual(control.currentPage, 0)
  }

  @MainActor func testRow05ThePageControlIsHiddenForOnePage() async {
    let (banner, control) = stage(1)
    XCTAssert(control.hidesForSinglePage)
    XCTAssertEqual(control.numberOfPages, 1)
    banner.view.banners = []
    XCTAssertEqual(control.numberOfPages, 0)
  }

  @MainActor func testRow05ThePageControlHasTheStylesColours() async {
    let (banner, control) = stage()
    banner.view.style.indicatorColor = .systemBlue
    banner.view.style.indicatorCurrentColor = .black
    XCTAssertEqual(control.pageIndicatorTintColor, .systemBlue)
    XCTAssertEqual(control.currentPageIndicatorTintColor, .black)
  }

  @MainActor func testRow05ATapOnThePageControlGoesThere() async {
    let (banner, control) = stage()
    let right = banner.view.convert(CGPoint(x: control.frame.maxX - 5, y: control.frame.midY), to: nil)
    banner.stage.finger.tap(at: right)
    banner.live(2)
    XCTAssertEqual(banner.record.settles, [1])
    XCTAssertEqual(control.currentPage, 1)
    let left = banner.view.convert(CGPoint(x: control.frame.minX + 5, y: control.frame.midY), to: nil)
    banner.stage.finger.tap(at: left)
    banner.live(2)
    XCTAssertEqual(banner.record.settles, [1, 0])
    XCTAssertEqual(banner.record.selections, [])
  }

  @MainActor func testRow05TwoQuickTapsOnThePageControlGoTwoPagesOnAndItNeverGoesBackMeanwhile() async {
    let (banner, control) = stage()
    let right = banner.view.convert(CGPoint(x: control.frame.maxX - 5, y: control.frame.midY), to: nil)
    banner.stage.finger.tap(at: right)
    banner.live(0.05)
    XCTAssertEqual(control.currentPage, 1)
    banner.stage.finger.tap(at: right)
    for _ in 0..<40 {
      XCTAssertEqual(control.currentPage, 2)
      banner.live(0.02)
    }
    XCTAssertEqual(banner.record.settles, [2])
    // Where a finger takes over, it shows what is current.
    banner.stage.finger.tap(at: right)
    banner.live(0.05)
    banner.stage.finger.down(at: banner.center)
    banner.stage.finger.drag(by: CGPoint(x: 40, y: 0), over: 0.1)
    XCTAssertEqual(banner.view.currentItem, 2)
    XCTAssertEqual(control.currentPage, 2)
    banner.stage.finger.up()
    banner.live(1)
    XCTAssertEqual(control.currentPage, banner.view.currentItem)
  }

  @MainActor func testRow05APageControlOfManyPagesStaysInTheView() async {
    let (banner, control) = stage(1000)
    XCTAssertGreaterThanOrEqual(control.frame.minX, 0)
    XCTAssertLessThanOrEqual(control.frame.maxX, banner.view.bounds.width)
    XCTAssertEqual(control.frame.midX, 195)
  }

  @MainActor func testRow05TheIndicatorCanBeExchangedAndSwitchedOff() async {
    let (banner, control) = stage()
    banner.view.pageIndicator = .none
    XCTAssertNil(control.superview)
    XCTAssert(banner.view.indicatorView.isHidden)
    banner.view.pageIndicator = .drawn
    banner.stage.layOut()
    XCTAssertFalse(banner.view.indicatorView.isHidden)
    for style in IndicatorStyle.allCases {
      banner.view.configuration.indicator.style = style
      XCTAssertEqual(banner.view.indicatorView.isHidden, style == .none, "\(style)")
    }
    banner.view.configuration.indicator.style = .dots
    banner.view.banners = BannerStage.banners(1)
    XCTAssert(banner.view.indicatorView.isHidden)
  }

  @MainActor func testRow05TheDrawnDotsShowTheCurrentPageAndTakeTaps() async {
    let banner = BannerStage(3)
    banner.view.style.indicatorCurrentColor = .systemBlue
    banner.view.style.indicatorColor = .black
    XCTAssertEqual(dotColors(of: banner), [.systemBlue, .black, .black])
    let first = banner.view.carousel.indicator.dot(0).frame
    XCTAssertEqual(first.y + first.height, 185)
    XCTAssertEqual(banner.view.carousel.indicator.dot(1).frame.x, 191)
    let last = banner.view.carousel.indicator.dot(2).frame
    let place = CGPoint(x: last.x + last.width / 2, y: last.y + last.height / 2)
    banner.stage.finger.tap(at: banner.view.convert(place, to: nil))
    banner.live(2)
    XCTAssertEqual(banner.record.settles, [2])
    XCTAssertEqual(banner.record.selections, [])
    XCTAssertEqual(dotColors(of: banner), [.black, .black, .systemBlue])
  }

  @MainActor private func dotColors(of banner: BannerStage) -> [UIColor?] {
    let layout = banner.view.carousel.indicator
    return layout.visibleDots.map { dot in
      banner.view.indicatorView.subviews.first { !$0.isHidden && $0.frame == CGRect(layout.dot(dot).frame) }?
        .backgroundColor
    }
  }

  @MainActor func testRow05AControlOfTheAppsOwnIsFedByCallbacksAndDrivesTheView() async {
    let banner = BannerStage(4)
    banner.view.pageIndicator = .none
    let own = UIPageControl()
    own.numberOfPages = banner.view.banners.count
    banner.view.onChange = { own.currentPage = $0 }
    banner.swipe(-150)
    banner.live(2)
    XCTAssertEqual(own.currentPage, 1)
    banner.view.scroll(to: 3)
    banner.live(2)
    XCTAssertEqual(own.currentPage, 3)
  }
}
