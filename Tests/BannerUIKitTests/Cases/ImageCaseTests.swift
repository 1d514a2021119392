import BannerImages
import Banners
import UIKit
import XCTest

@testable import BannerUIKit

/// Pictures that come late, or never.
final class ImageCaseTests: XCTestCase {
  @MainActor func testCase80AReusedPageNeverShowsItsFirstPicture() async {
    let banner = BannerStage(0)
    banner.view.banners = [BannerStage.banner("a")]
    await banner.wait("a is asked for") { banner.images.requests.contains(key("a")) }
    banner.view.banners = [BannerStage.banner("b")]
    await banner.wait("b is asked for") { banner.images.requests.contains(key("b")) }
    banner.images.deliver(key("a"), .success(BannerStage.picture()))
    for _ in 0..<100 { await Task.yield() }
    XCTAssertNil(banner.currentPage?.image)
    let picture = BannerStage.picture()
    banner.images.deliver(key("b"), .success(picture))
    await banner.wait("b is shown") { banner.currentPage?.image === picture }
  }

  @MainActor func testCase81FourPicturesReplacedByTwoGoNowhere() async {
    let banner = BannerStage(4)
    await banner.wait("the first is asked for") { banner.images.requests.contains(key("0")) }
    banner.view.banners = [BannerStage.banner("8"), BannerStage.banner("9")]
    for id in ["3", "0", "2", "1"] { banner.images.deliver(key(id), .success(BannerStage.picture())) }
    for _ in 0..<100 { await Task.yield() }
    XCTAssertEqual(banner.view.currentItem, 0)
    XCTAssertNil(banner.currentPage?.image)
    XCTAssertEqual(banner.currentPage?.captionText, "Banner 8")
  }

  @MainActor func testCase82ALocalPictureStaysWhenALoadEndsLate() async {
    let banner = BannerStage(1)
    await banner.wait("it is asked for") { banner.images.requests.contains(key("0")) }
    let local = BannerStage.picture()
    banner.view.items = [BannerItem(image: local, id: "0")]
    banner.images.deliver(key("0"), .success(BannerStage.picture()))
    for _ in 0..<100 { await Task.yield() }
    XCTAssertTrue(banner.currentPage?.image === local)
  }

  @MainActor func testCase83AnInvalidAddressAmongOthersShiftsNone() async {
    let banner = BannerStage(0)
    let placeholder = BannerStage.picture()
    banner.view.style.placeholder = placeholder
    let picture = BannerStage.picture()
    banner.images.keep("https://example.com/2.jpg", picture)
    banner.view.setURLs(["https://example.com/0.jpg", "ht tp://[nonsense", "https://example.com/2.jpg"])
    XCTAssertEqual(banner.view.banners.count, 3)
    banner.view.scroll(to: 1, animated: false)
    XCTAssertTrue(banner.currentPage?.image === placeholder)
    banner.view.scroll(to: 2, animated: false)
    XCTAssertTrue(banner.currentPage?.image === picture)
  }

  @MainActor private func key(_ id: String) -> String { BannerStage.banner(id).image.key }
}
