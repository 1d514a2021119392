import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// Beyond the rows: page effects, and neighbours that peek in.
final class EffectsTests: XCTestCase {
  @MainActor func testBeyondEveryEffectRestsInPlaceOpaqueAndUpright() async {
    for effect in PageEffect.allCases {
      let banner = BannerStage { $0.effect = effect }
      for step in 0..<4 {
        let page = banner.currentPage!
        XCTAssertEqual(banner.place(page).minX, 0, accuracy: 1e-6, "\(effect)")
        XCTAssertEqual(banner.place(page).width, 390, accuracy: 1e-6, "\(effect)")
        XCTAssertEqual(page.alpha, 1, "\(effect)")
        XCTAssert(CATransform3DIsIdentity(page.transform3D), "\(effect)")
        XCTAssertEqual(banner.view.currentItem, step)
        banner.swipe(-150)
        banner.live(2)
      }
    }
  }

  @MainActor func testBeyondEveryEffectDrawsPagesAsTheEngineSaysWhileTheyMove() async {
    for effect in PageEffect.allCases {
      let banner = BannerStage { $0.effect = effect }
      banner.stage.finger.down(at: banner.center)
      banner.stage.finger.drag(by: CGPoint(x: -130, y: 0), over: 0.2)
      let carousel = banner.view.carousel
      XCTAssertEqual(banner.view.pages.shown.compactMap(\.page), Array(carousel.visiblePages), "\(effect)")
      for view in banner.view.pages.shown {
        let page = view.page!
        let (frame, transform) = (carousel.frame(ofPage: page), carousel.transform(ofPage: page))
        XCTAssertEqual(view.alpha, transform.opacity, accuracy: 1e-6, "\(effect)")
        XCTAssertEqual(view.bounds.width, frame.width, "\(effect)")
        // A corner, by the view's own transform about its centre, is where the engine's matrix puts it.
        let m = view.transform3D
        let (x, y) = (-frame.width / 2, -frame.height / 2)
        let w = x * m.m14 + y * m.m24 + m.m44
        let offset = banner.view.scroller.contentOffset
        let corner = CGPoint(
          x: view.center.x - offset.x + (x * m.m11 + y * m.m21 + m.m41) / w,
          y: view.center.y - offset.y + (x * m.m12 + y * m.m22 + m.m42) / w)
        XCTAssertEqual(corner.x, transform.matrix.m41 / transform.matrix.m44, accuracy: 1e-6, "\(effect)")
        XCTAssertEqual(corner.y, transform.matrix.m42 / transform.matrix.m44, accuracy: 1e-6, "\(effect)")
      }
      banner.stage.finger.up()
      banner.live(2)
    }
  }

  @MainActor func testBeyondWhatIsNearerIsDrawnOverWhatIsFarther() async {
    for effect in [PageEffect.overlap, .depth, .coverFlow, .cube] {
      let banner = BannerStage { $0.effect = effect }
      banner.stage.finger.down(at: banner.center)
      for _ in 0..<2 {
        banner.stage.finger.drag(by: CGPoint(x: -110, y: 0), over: 0.2)
        let drawn = banner.pageViews.compactMap(\.page)
        let carousel = banner.view.carousel
        let depths = drawn.map { carousel.transform(ofPage: $0).zOrder }
        XCTAssertEqual(depths, depths.sorted(), "\(effect): \(drawn)")
      }
      banner.stage.finger.up()
    }
  }

  @MainActor func testBeyondNeighboursPeekInAndATapOnOneIsForIt() async {
    let banner = BannerStage(5) {
      $0.pageExtent = .points(290)
      $0.spacing = 10
    }
    XCTAssertEqual(banner.shownItems, [4, 0, 1])
    XCTAssertEqual(
      banner.view.pages.shown.map { banner.place($0).minX }, [-250, 50, 350])
    banner.stage.finger.tap(at: CGPoint(x: 370, y: 200))
    XCTAssertEqual(banner.record.selections, [1])
    banner.stage.finger.tap(at: CGPoint(x: 345, y: 200))
    XCTAssertEqual(banner.record.selections, [1])
    banner.swipe(-150)
    banner.live(2)
    XCTAssertEqual(banner.shownItems, [0, 1, 2])
    XCTAssertLessThanOrEqual(banner.pageViews.count, 4)
  }

  @MainActor func testBeyondTwoBannersPeekInOnBothSides() async {
    let banner = BannerStage(2) { $0.pageExtent = .points(290) }
    XCTAssertEqual(banner.shownItems, [1, 0, 1])
    XCTAssertEqual(banner.view.pages.shown.map(\.captionText), ["Banner 1", "Banner 0", "Banner 1"])
  }
}
