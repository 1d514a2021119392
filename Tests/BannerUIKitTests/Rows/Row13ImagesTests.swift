import Banners
import UIKit
import XCTest

@testable import BannerUIKit

/// Row 13: pictures that the app has at hand, with a model each.
final class Row13ImagesTests: XCTestCase {
  @MainActor func testRow13PicturesAtHandAreShownAtOnceWithTheirModels() async {
    let banner = BannerStage(0)
    let images = (0..<3).map { _ in BannerStage.picture() }
    banner.view.items = images.enumerated().map { BannerItem(image: $1, title: "Title \($0)", model: $0 * 10) }
    for item in 0..<3 {
      banner.view.scroll(to: item, animated: false)
      XCTAssertIdentical(banner.currentPage?.image, images[item])
      XCTAssertEqual(banner.currentPage?.captionText, "Title \(item)")
      XCTAssertEqual(banner.view.items[item].model as? Int, item * 10)
    }
    await Task.yield()
    XCTAssertEqual(banner.images.requests, [])
  }

  @MainActor func testRow13TheSamePictureMayBeShownTwice() async {
    let banner = BannerStage(0)
    let image = BannerStage.picture()
    banner.view.items = [BannerItem(image: image, model: "a"), BannerItem(image: image, model: "b")]
    XCTAssertEqual(banner.view.items.count, 2)
    banner.swipe(-150)
    banner.live(2)
    XCTAssertEqual(banner.record.settles, [1])
    XCTAssertIdentical(banner.currentPage?.image, image)
    XCTAssertEqual(banner.view.items[1].model as? String, "b")
  }

  @MainActor func testRow13TheCurrentPictureStaysCurrentWhenOthersComeBeforeIt() async {
    let banner = BannerStage(0)
    let images = (0..<4).map { _ in BannerStage.picture() }
    banner.view.items = images.dropFirst(2).map { BannerItem(image: $0) }
    banner.view.scroll(to: 1, animated: false)
    banner.view.items = images.map { BannerItem(image: $0) }
    XCTAssertEqual(banner.view.currentItem, 3)
    XCTAssertIdentical(banner.currentPage?.image, images[3])
  }

  @MainActor func testRow13AnotherPictureForTheSameIDIsShown() async {
    let banner = BannerStage(0)
    let (old, new) = (BannerStage.picture(), BannerStage.picture())
    banner.view.items = [BannerItem(image: old, id: "a")]
    banner.view.items = [BannerItem(image: new, id: "a")]
    XCTAssertIdentical(banner.currentPage?.image, new)
    XCTAssertEqual(banner.record.moves, [])
  }

  @MainActor func testRow13ModelsMayChangeWhereNothingElseDoes() async {
    let banner = BannerStage(0)
    let image = BannerStage.picture()
    banner.view.items = [BannerItem(image: image, model: 1)]
    banner.view.items = [BannerItem(image: image, model: 2)]
    XCTAssertEqual(banner.view.items[0].model as? Int, 2)
  }
}
