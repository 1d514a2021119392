import Banners
import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// Beyond the rows: captions, in the size that the user has chosen.
final class CaptionsTests: XCTestCase {
  @MainActor private func label(_ banner: BannerStage) -> UILabel? {
    banner.currentPage?.subviews.compactMap { $0 as? UILabel }.first
  }

  @MainActor func testBeyondACaptionIsTheBannersTitleInTheStylesLook() async {
    let banner = BannerStage()
    XCTAssertEqual(banner.currentPage?.captionText, "Banner 0")
    XCTAssertEqual(label(banner)?.textColor, .white)
    banner.view.style.captionColor = .black
    banner.view.style.captionMargin = 30
    banner.live(0.1)
    XCTAssertEqual(label(banner)?.textColor, .black)
    XCTAssertEqual(label(banner)?.frame.minX, 30)
    banner.view.style.showsCaptions = false
    XCTAssertNil(banner.currentPage?.captionText)
  }

  @MainActor func testBeyondABannerWithoutATitleHasNoCaptionAlsoInAViewThatHadOne() async {
    let banner = BannerStage(0)
    banner.view.banners = [
      Banner(id: "a", image: .resource("a"), title: "A"), Banner(id: "b", image: .resource("b")),
    ]
    XCTAssertEqual(banner.currentPage?.captionText, "A")
    banner.view.scroll(to: 1, animated: false)
    XCTAssertNil(banner.currentPage?.captionText)
    banner.view.scroll(to: 0, animated: false)
    XCTAssertEqual(banner.currentPage?.captionText, "A")
  }

  @MainActor func testBeyondACaptionGrowsWithTheTextSizeThatTheUserChooses() async {
    let banner = BannerStage()
    let before = label(banner)!.frame
    XCTAssert(label(banner)!.adjustsFontForContentSizeCategory)
    banner.stage.setContentSizeCategory(.accessibilityLarge)
    banner.live(0.1)
    let after = label(banner)!.frame
    XCTAssertGreaterThan(label(banner)!.font.pointSize, 30)
    XCTAssertGreaterThan(after.height, before.height * 1.8)
    XCTAssertLessThanOrEqual(after.maxY, banner.view.bounds.height)
    XCTAssertGreaterThanOrEqual(after.minY, 0)
    banner.stage.setContentSizeCategory(.large)
    banner.live(0.1)
    XCTAssertEqual(label(banner)!.frame, before)
  }

  @MainActor func testBeyondTheNumbersGrowWithTheTextSizeToo() async {
    let banner = BannerStage { $0.indicator.style = .numbers }
    let numbers = banner.view.indicatorView.subviews.compactMap { $0 as? UILabel }.first!
    XCTAssertEqual(numbers.text, "1 / 5")
    let before = numbers.frame
    banner.stage.setContentSizeCategory(.accessibilityLarge)
    banner.live(0.1)
    XCTAssertGreaterThan(numbers.frame.height, before.height * 1.8)
    XCTAssertLessThanOrEqual(numbers.frame.maxY, banner.view.bounds.height)
  }

  @MainActor func testBeyondALongCaptionInASmallViewStaysInside() async {
    let banner = BannerStage(0, frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    banner.view.banners = [
      Banner(image: .resource("a"), title: "A title that is far too long for the little view in which it stands")
    ]
    banner.live(0.1)
    XCTAssertGreaterThanOrEqual(label(banner)!.frame.minY, 0)
    XCTAssertLessThanOrEqual(label(banner)!.frame.maxY, 20)
  }
}
