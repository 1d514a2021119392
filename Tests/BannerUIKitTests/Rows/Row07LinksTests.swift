import Banners
import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// Row 7: a tap opens the link, or calls back with the model.
final class Row07LinksTests: XCTestCase {
  @MainActor func testRow07ATapOpensTheLink() async {
    let banner = BannerStage()
    banner.view.scroll(to: 2, animated: false)
    banner.stage.finger.tap(at: banner.center)
    XCTAssertEqual(banner.record.selections, [2])
    XCTAssertEqual(banner.stage.opened.map(\.absoluteString), ["https://example.com/2"])
  }

  @MainActor func testRow07AnAppThatHandlesTheTapHasItsModelAndNothingOpens() async {
    let banner = BannerStage(0)
    banner.view.items = ["spring", "summer"].map { BannerItem(BannerStage.banner($0), model: $0) }
    var models: [String] = []
    banner.view.onSelect = { [weak view = banner.view] item in
      models.append(view?.items[item].model as? String ?? "none")
      return .handled
    }
    banner.stage.finger.tap(at: banner.center)
    banner.view.scroll(to: 1, animated: false)
    banner.stage.finger.tap(at: banner.center)
    XCTAssertEqual(models, ["spring", "summer"])
    XCTAssertEqual(banner.stage.opened, [])
    banner.view.onSelect = nil
    banner.record.handling = .handled
    banner.stage.finger.tap(at: banner.center)
    XCTAssertEqual(banner.record.selections, [1])
    XCTAssertEqual(banner.stage.opened, [])
  }

  @MainActor func testRow07ABannerWithoutALinkCallsBackAndOpensNothing() async {
    let banner = BannerStage(0)
    banner.view.banners = [Banner(image: .resource("a"))]
    banner.stage.finger.tap(at: banner.center)
    XCTAssertEqual(banner.record.selections, [0])
    XCTAssertEqual(banner.stage.opened, [])
    XCTAssertEqual(banner.record.refusals, [])
  }

  @MainActor func testRow07OnlyLinksThatThePolicyAllowsAreOpened() async {
    let banner = BannerStage(0)
    func tap(_ address: String) {
      banner.view.banners = [Banner(image: .resource("a"), link: URL(string: address))]
      banner.stage.finger.tap(at: banner.center)
    }
    tap("javascript:alert(1)")
    tap("myshop://sale")
    XCTAssertEqual(banner.stage.opened, [])
    XCTAssertEqual(banner.record.refusals.map(\.absoluteString), ["javascript:alert(1)", "myshop://sale"])
    banner.view.linkPolicy = LinkPolicy(ownSchemes: ["myshop"])
    tap("myshop://sale")
    XCTAssertEqual(banner.stage.opened.map(\.absoluteString), ["myshop://sale"])
  }

  @MainActor func testRow07ALinkThatTheSystemCannotOpenIsTold() async {
    let banner = BannerStage()
    banner.stage.opens = { _ in false }
    banner.stage.finger.tap(at: banner.center)
    banner.live(0.1)
    XCTAssertEqual(banner.record.refusals.map(\.absoluteString), ["https://example.com/0"])
  }

  @MainActor func testRow07ADragIsNoTap() async {
    let banner = BannerStage()
    banner.swipe(-150)
    banner.live(2)
    banner.swipe(-20, over: 0.3)
    banner.live(2)
    XCTAssertEqual(banner.record.selections, [])
  }
}
