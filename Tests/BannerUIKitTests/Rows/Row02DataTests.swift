import BannerImages
import Banners
import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// Row 2: one call with what there is to show. Row 3: built-in banners, through a feed only.
final class Row02DataTests: XCTestCase {
  @MainActor func testRow02OneCallShowsBannersWithTheirPicturesAndLinks() async {
    let banner = BannerStage(0)
    XCTAssertNil(banner.view.currentItem)
    banner.view.setBanners(BannerStage.banners(3))
    XCTAssertEqual(banner.view.currentItem, 0)
    XCTAssertEqual(banner.shownIDs, ["0"])
    banner.view.banners = [BannerStage.banner("2"), BannerStage.banner("0")]
    XCTAssertEqual(banner.view.currentItem, 1)
    XCTAssertEqual(banner.shownIDs, ["0"])
  }

  @MainActor func testRow02NilAndNothingClearTheViewUnlessItKeeps() async {
    for nothing in [nil, []] as [[Banner]?] {
      let banner = BannerStage(3)
      banner.view.emptyData = .keeps
      banner.view.setBanners(nothing)
      XCTAssertEqual(banner.shownIDs, ["0"])
      XCTAssertEqual(banner.view.banners.count, 3)
      banner.view.emptyData = .clears
      banner.view.setBanners(nothing)
      XCTAssertEqual(banner.view.pages.shown.count, 0)
      XCTAssertNil(banner.view.currentItem)
      XCTAssert(banner.pageViews.allSatisfy(\.isHidden))
    }
  }

  @MainActor func testRow02AnAnimatedChangeShowsTheNewBannersAtOnceToTheFinger() async {
    let banner = BannerStage(3)
    banner.view.setBanners([BannerStage.banner("x")], animated: true)
    XCTAssertEqual(banner.shownIDs, ["x"])
    banner.live(1)
    banner.stage.finger.tap(at: banner.center)
    XCTAssertEqual(banner.stage.opened.map(\.absoluteString), ["https://example.com/x"])
  }

  @MainActor func testRow02PicturesByAddressAloneKeepTheirPlacesBesideAnInvalidOne() async {
    let banner = BannerStage(0)
    banner.view.imageLoader = nil
    let placeholder = BannerStage.picture()
    banner.view.style.placeholder = placeholder
    let good = BannerStage.picture()
    banner.images.keep("https://example.com/c.jpg", good)
    banner.view.imageLoader = banner.images
    let link = URL(string: "https://example.com/c")!
    banner.view.setURLs(
      ["https://example.com/a.jpg", "", "not an address", "https://example.com/c.jpg"],
      links: [
        nil, nil, nil, link,
      ])
    XCTAssertEqual(banner.view.banners.count, 4)
    for item in 1...2 {
      banner.view.scroll(to: item, animated: false)
      XCTAssertIdentical(banner.currentPage?.image, placeholder)
    }
    banner.view.scroll(to: 3, animated: false)
    XCTAssertIdentical(banner.currentPage?.image, good)
    banner.stage.finger.tap(at: banner.center)
    XCTAssertEqual(banner.stage.opened, [link])
  }

  @MainActor func testRow02TheCurrentPictureStaysCurrentWhenAddressesComeBeforeIt() async {
    let banner = BannerStage(0)
    let addresses = ["https://example.com/a.jpg", "https://example.com/b.jpg", "https://example.com/b.jpg"]
    banner.view.setURLs(addresses)
    banner.view.scroll(to: 1, animated: false)
    banner.view.setURLs(["https://example.com/x.jpg"] + addresses)
    XCTAssertEqual(banner.view.currentItem, 2)
    XCTAssertEqual(Set(banner.view.banners.map(\.id)).count, 4)
    banner.view.setURLs(["https://example.com/x.jpg"] + addresses)
    XCTAssertEqual(banner.record.moves, [1])
  }

  @MainActor func testRow02ALocalPictureIsNamedBesideRemoteOnes() async {
    let banner = BannerStage(0)
    banner.view.setURLs(["local.jpg", "https://example.com/a.jpg"])
    XCTAssertEqual(banner.view.banners[0].image, .resource("local.jpg"))
    XCTAssertEqual(banner.view.banners[1].image, .url(URL(string: "https://example.com/a.jpg")!))
  }

  @MainActor func testRow03WithoutAFeedNothingIsBuiltIn() async {
    let banner = BannerStage(0)
    banner.live(5)
    XCTAssertEqual(banner.view.banners, [])
    XCTAssertEqual(banner.view.pages.shown.count, 0)
  }

  @MainActor func testRow03AFeedThatIsNotConfiguredShowsTheBuiltInBanners() async {
    let banner = BannerStage(0)
    banner.view.imageLoader = nil
    let feed = LiveFeed(BannerFeed(url: nil))
    banner.view.liveFeed = feed
    XCTAssertIdentical(banner.view.liveFeed, feed)
    await banner.wait("built-in banners") { !banner.view.banners.isEmpty }
    XCTAssertEqual(banner.view.banners, BuiltInBanners.all)
    XCTAssertEqual(banner.view.banners.count, 3)
    banner.stage.finger.tap(at: banner.center)
    XCTAssertEqual(banner.stage.opened, [BuiltInBanners.all[0].link])
    banner.view.liveFeed = nil
  }
}
