import BannerImages
import Banners
import CarouselEngine
import SwiftUI
import XCTest

@testable import BannerUIKit

/// A carousel among SwiftUI's views: what it is given, what it tells, and what it leaves alone.
final class BannerCarouselTests: XCTestCase {
  @MainActor func testTheSelectionFollowsAFingerAndLeadsTheView() async {
    let scene = CarouselScene()
    scene.show(scene.carousel(5))
    scene.swipe(-150)
    scene.stage.advance(by: 2)
    XCTAssertEqual(scene.selection.written, [1])
    scene.selection.value = 3
    scene.update(scene.carousel(5))
    XCTAssertEqual(scene.view.currentItem, 3)
    await scene.tasks()
    XCTAssertEqual(scene.selection.written, [1], "what the app has chosen comes back to it")
    XCTAssertEqual(scene.changes, [1, 3])
  }

  @MainActor func testAnAnimatedSelectionIsNotOverwrittenOnItsWay() async {
    let scene = CarouselScene()
    scene.show(scene.carousel(9))
    scene.selection.value = 3
    scene.update(scene.carousel(9), animation: .default)
    XCTAssertTrue(scene.view.carousel.isMoving)
    for _ in 0..<40 {
      scene.stage.advance(by: 0.05)
      await scene.tasks()
      scene.update(scene.carousel(9))
    }
    XCTAssertEqual(scene.view.currentItem, 3)
    XCTAssertEqual(scene.selection.value, 3)
    XCTAssertEqual(scene.selection.written, [])
  }

  @MainActor func testASelectionOutsideBecomesTheNearestInside() async {
    let scene = CarouselScene()
    scene.selection.value = 99
    scene.show(scene.carousel(5))
    await scene.tasks()
    XCTAssertEqual(scene.view.currentItem, 4)
    XCTAssertEqual(scene.selection.value, 4)
    scene.selection.value = -7
    scene.update(scene.carousel(5))
    await scene.tasks()
    XCTAssertEqual(scene.selection.value, 0)
  }

  @MainActor func testASelectionThatComesBeforeTheDataWaitsForThem() async {
    let scene = CarouselScene()
    scene.selection.value = 2
    scene.show(scene.carousel(0))
    scene.update(scene.carousel(5))
    await scene.tasks()
    XCTAssertEqual(scene.view.currentItem, 2)
    XCTAssertEqual(scene.selection.written, [])
  }

  @MainActor func testAnUpdateThatChangesNothingTellsNothingAndLeavesAMotionAlone() async {
    let scene = CarouselScene()
    let styled = { scene.carousel(5).style { $0.cornerRadius = 8 }.configuration { $0.autoplay = 2 } }
    scene.show(styled())
    scene.stage.advance(by: 2.1)
    XCTAssertTrue(scene.view.carousel.isMoving)
    let position = scene.view.carousel.position
    let views = scene.view.pages.shown.map(ObjectIdentifier.init)
    for _ in 0..<20 { scene.update(styled()) }
    await scene.tasks()
    XCTAssertEqual(scene.changes, [])
    XCTAssertEqual(scene.view.carousel.position, position)
    XCTAssertEqual(scene.view.pages.shown.map(ObjectIdentifier.init), views)
    scene.stage.advance(by: 1)
    XCTAssertEqual(scene.changes, [1])
  }

  @MainActor func testNoStateIsChangedWhileSwiftUIUpdates() async {
    let scene = CarouselScene()
    scene.selection.value = 4
    scene.show(scene.carousel(5))
    scene.update(scene.carousel(2))
    XCTAssertEqual(scene.changes, [])
    XCTAssertEqual(scene.selection.written, [])
    await scene.tasks()
    XCTAssertEqual(scene.selection.written, [1])
    XCTAssertEqual(scene.changes, [1])
  }

  @MainActor func testTheDirectionIsTheEnvironments() async {
    let scene = CarouselScene()
    scene.show(scene.carousel(5))
    XCTAssertEqual(scene.view.carousel.options.layoutDirection, .leftToRight)
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    scene.host.update(environment: environment)
    XCTAssertEqual(scene.view.carousel.options.layoutDirection, .rightToLeft)
    scene.swipe(150)
    scene.stage.advance(by: 2)
    XCTAssertEqual(scene.view.currentItem, 1)
  }

  @MainActor func testATapIsTheAppsOrOpensTheLink() async {
    let scene = CarouselScene()
    scene.show(scene.carousel(5))
    scene.tap()
    XCTAssertEqual(scene.stage.opened.map(\.absoluteString), ["https://example.com/0"])
    var taps: [Int] = []
    scene.update(scene.carousel(5).onSelect { taps.append($0) })
    scene.tap()
    scene.update(
      scene.carousel(5).onSelect(deciding: { item in
        taps.append(item + 10)
        return .openLink
      }))
    scene.tap()
    XCTAssertEqual(taps, [0, 10])
    XCTAssertEqual(scene.stage.opened.count, 2)
  }

  @MainActor func testAnImpressionIsTold() async {
    let scene = CarouselScene()
    var impressions: [Int] = []
    scene.show(scene.carousel(5).onImpression { impressions.append($0) })
    scene.stage.advance(by: 1.5)
    XCTAssertEqual(impressions, [0])
  }

  @MainActor func testItTakesTheSizeThatItIsOffered() async {
    let view = CarouselScene().view(of: BannerCarousel(BannerStage.banners(3)))
    XCTAssertEqual(
      view.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 300, height: 150)), CGSize(width: 300, height: 150))
  }

  @MainActor func testDismantlingStopsEverythingAndNothingIsLeft() async {
    let scene = CarouselScene()
    weak var view: BannerView?
    weak var coordinator: AnyObject?
    do {
      let host = RepresentableStage(scene.carousel(5).configuration { $0.autoplay = 1 })
      scene.stage.show(host.view, at: CarouselScene.frame)
      (view, coordinator) = (host.view, host.coordinator)
      scene.stage.advance(by: 1.5)
      await scene.tasks()
      let told = scene.changes
      host.dismantle()
      scene.stage.advance(by: 10)
      XCTAssertEqual(scene.changes, told)
      XCTAssertEqual(host.view.items.count, 0)
      XCTAssertNil(host.view.delegate)
    }
    await scene.tasks()
    XCTAssertNil(view)
    XCTAssertNil(coordinator)
  }

  @MainActor func testTheFeedsBannersStayThroughUpdates() async throws {
    let scene = CarouselScene()
    let feed = BannerFeed(url: nil)
    func built() async throws {
      for _ in 0..<200 where scene.view.banners.isEmpty { try await Task.sleep(nanoseconds: 10_000_000) }
      XCTAssertEqual(scene.view.banners, BuiltInBanners.all)
    }
    scene.show(BannerCarousel(feed: feed))
    try await built()
    let live = scene.view.liveFeed
    scene.update(BannerCarousel(feed: feed))
    try await built()
    XCTAssertTrue(scene.view.liveFeed === live)
    scene.update(scene.carousel(2))
    XCTAssertEqual(scene.view.banners.map(\.id), ["0", "1"])
    XCTAssertNil(scene.view.liveFeed)
    // The same feed in another view, as when the app comes back to a screen.
    scene.host.dismantle()
    scene.show(BannerCarousel(feed: feed))
    try await built()
  }
}
