import SwiftUI
import XCTest

@testable import BannerUIKit

/// Pages that are views of SwiftUI's.
final class HostedPageTests: XCTestCase {
  private struct Offer: Identifiable {
    let id: Int
    var name: String
  }

  /// A page that a test can ask what it shows.
  private struct Card: View {
    let offer: Offer
    var body: some View { Text(offer.name) }
  }

  @MainActor private func carousel(_ count: Int, suffix: String = "") -> BannerCarousel<Card> {
    BannerCarousel((0..<count).map { Offer(id: $0, name: "offer \($0)\(suffix)") }) { Card(offer: $0) }
  }

  @MainActor private func cards(in view: BannerView) -> [String] {
    view.pages.shown.compactMap { ($0.content as? HostedPage<Card>)?.controller?.rootView.content.offer.name }
  }

  @MainActor private func stage(
    _ carousel: BannerCarousel<Card>
  ) -> (stage: Stage, host: RepresentableStage<BannerCarousel<Card>>) {
    let stage = CarouselScene.clockedStage()
    let host = RepresentableStage(carousel)
    stage.show(host.view, at: CarouselScene.frame)
    return (stage, host)
  }

  @MainActor func testEachPageShowsItsItemAndControllersAreUsedAgain() async {
    let (stage, host) = stage(carousel(8))
    XCTAssertEqual(cards(in: host.view), ["offer 0"])
    var controllers: Set<ObjectIdentifier> = []
    for item in 1...20 {
      host.view.next()
      for _ in 0..<20 {
        stage.advance(by: 0.05)
        for page in host.view.pages.shown {
          let hosted = page.content as? HostedPage<Card>
          controllers.formUnion((hosted?.controller).map { [ObjectIdentifier($0)] } ?? [])
        }
      }
      XCTAssertEqual(cards(in: host.view), ["offer \(item % 8)"])
    }
    XCTAssertLessThanOrEqual(controllers.count, 3)
  }

  @MainActor func testNewContentsOfTheSameItemsComeIntoThePagesOnShow() async {
    let (_, host) = stage(carousel(4))
    let page = host.view.pages.shown.first?.content
    host.update(carousel(4, suffix: "!"))
    XCTAssertEqual(cards(in: host.view), ["offer 0!"])
    XCTAssertTrue(page === host.view.pages.shown.first?.content)
  }

  @MainActor func testAPageFillsItsFrameAndBelongsToTheControllerAround() async {
    let stage = CarouselScene.clockedStage()
    let controller = UIViewController()
    stage.show(controller.view, at: CGRect(x: 0, y: 0, width: 390, height: 844))
    let host = RepresentableStage(carousel(4))
    host.view.frame = CarouselScene.frame
    controller.view.addSubview(host.view)
    stage.advance(by: 0.1)
    let page = host.view.pages.shown.first?.content as? HostedPage<Card>
    XCTAssertEqual(page?.controller?.view.frame, CGRect(x: 0, y: 0, width: 390, height: 195))
    XCTAssertTrue(page?.controller?.parent === controller)
    host.dismantle()
    XCTAssertNil(page?.controller?.parent)
    XCTAssertEqual(controller.children.count, 0)
  }

  @MainActor func testNothingIsLeft() async {
    weak var view: BannerView?
    weak var controller: UIViewController?
    do {
      let (_, host) = stage(carousel(4))
      view = host.view
      controller = (host.view.pages.shown.first?.content as? HostedPage<Card>)?.controller
      XCTAssertNotNil(controller)
      host.dismantle()
    }
    await Task.yield()
    XCTAssertNil(view)
    XCTAssertNil(controller)
  }
}
