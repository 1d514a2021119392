import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// Beyond the rows: pages that are views of the app's own.
final class OwnPagesTests: XCTestCase {
  @MainActor private final class Card: UIView, ReusableBannerPage {
    let label = UILabel()
    var reuses = 0

    func prepareForReuse() {
      label.text = nil
      reuses += 1
    }
  }

  /// What the app has made.
  @MainActor private final class Made {
    var cards: [Card] = []
  }

  @MainActor private func stage(_ count: Int = 5) -> (banner: BannerStage, made: Made) {
    let (banner, made) = (BannerStage(count), Made())
    banner.view.register(forPageWithReuseIdentifier: "card") {
      made.cards.append(Card())
      return made.cards.last!
    }
    banner.view.pageProvider = { view, item in
      let card = view.dequeueReusablePage(withReuseIdentifier: "card") as? Card
      card?.label.text = "Card \(item)"
      return card
    }
    banner.live(0.1)
    return (banner, made)
  }

  @MainActor private func texts(_ banner: BannerStage) -> [String?] {
    banner.view.pages.shown.map { ($0.content as? Card)?.label.text }
  }

  @MainActor func testBeyondAnOwnPageFillsItsPageInPlaceOfPictureAndCaption() async {
    let (banner, _) = stage()
    XCTAssertEqual(texts(banner), ["Card 0"])
    XCTAssertEqual(banner.currentPage?.content?.frame, CGRect(x: 0, y: 0, width: 390, height: 195))
    XCTAssertNil(banner.currentPage?.captionText)
    banner.view.pageProvider = nil
    XCTAssertNil(banner.currentPage?.content)
    XCTAssertEqual(banner.currentPage?.captionText, "Banner 0")
  }

  @MainActor func testBeyondOwnPagesAreUsedAgainAndEachShowsItsItem() async {
    let (banner, made) = stage()
    for step in 1...12 {
      banner.swipe(-150)
      banner.live(2)
      XCTAssertEqual(texts(banner), ["Card \(step % 5)"])
    }
    XCTAssertLessThanOrEqual(made.cards.count, 3)
    XCTAssertGreaterThan(made.cards.map(\.reuses).reduce(0, +), 8)
    XCTAssertEqual(made.cards.filter { $0.superview != nil }.count, 1)
  }

  @MainActor func testBeyondNoPictureIsLoadedThatAnOwnPageHides() async {
    let banner = BannerStage(0)
    banner.view.pageProvider = { _, item in item == 2 ? nil : UILabel() }
    banner.view.banners = BannerStage.banners(5)
    banner.live(1)
    for _ in 0..<100 { await Task.yield() }
    XCTAssertEqual(banner.images.requests, [])
    banner.view.next()
    banner.live(1)
    banner.view.next()
    banner.live(1)
    await banner.wait("the one that is shown") { banner.images.requests == ["https://example.com/2.jpg"] }
    let picture = BannerStage.picture()
    banner.images.deliver("https://example.com/2.jpg", .success(picture))
    await banner.wait("the picture") { banner.currentPage?.image === picture }
  }

  @MainActor func testBeyondReloadingFillsOwnPagesAnewWithoutMakingOthers() async {
    let (banner, made) = stage()
    let before = made.cards.count
    for _ in 0..<10 { banner.view.reloadPages() }
    XCTAssertEqual(made.cards.count, before)
    banner.view.banners = [BannerStage.banner("x")] + BannerStage.banners(5)
    XCTAssertEqual(texts(banner), ["Card 1"])
    XCTAssertEqual(made.cards.count, before)
  }

  @MainActor func testBeyondAnIdentifierThatWasNeverRegisteredHasNoPage() async {
    let (banner, _) = stage()
    XCTAssertNil(banner.view.dequeueReusablePage(withReuseIdentifier: "nothing"))
    banner.view.pageProvider = { view, _ in view.dequeueReusablePage(withReuseIdentifier: "nothing") }
    XCTAssertEqual(banner.currentPage?.captionText, "Banner 0")
  }

  @MainActor func testBeyondAfterRegisteringAnewNoPageOfTheEarlierKindComesBack() async {
    let (banner, _) = stage()
    let other = UILabel()
    banner.view.register(forPageWithReuseIdentifier: "card") { other }
    banner.view.reloadPages()
    XCTAssertNil(banner.currentPage?.content as? Card)
    banner.view.pageProvider = { view, _ in view.dequeueReusablePage(withReuseIdentifier: "card") }
    XCTAssertIdentical(banner.currentPage?.content, other)
  }

  @MainActor func testBeyondATapOnAnOwnPageSelectsItUnlessAControlTakesIt() async {
    let (banner, _) = stage()
    banner.stage.finger.tap(at: banner.center)
    XCTAssertEqual(banner.record.selections, [0])
    var taps = 0
    let button = UIButton(frame: CGRect(x: 150, y: 60, width: 90, height: 60))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    banner.currentPage?.content?.addSubview(button)
    banner.stage.finger.tap(at: banner.center)
    XCTAssertEqual(taps, 1)
    XCTAssertEqual(banner.record.selections, [0])
    // A drag that begins on the button still turns the page.
    banner.swipe(-150, over: 0.3)
    banner.live(2)
    XCTAssertEqual(taps, 1)
    XCTAssertEqual(banner.record.settles, [1])
  }

  @MainActor func testBeyondThePageItselfIsTouchedWhereItsContentTakesNoTouches() async {
    let (banner, _) = stage()
    let page = banner.currentPage!
    let card = page.content!
    XCTAssertIdentical(page.hitTest(CGPoint(x: 100, y: 100), with: nil), page)
    XCTAssertNil(page.hitTest(CGPoint(x: -100, y: 100), with: nil))
    card.gestureRecognizers = [UIGestureRecognizer()]
    XCTAssertIdentical(page.hitTest(CGPoint(x: 100, y: 100), with: nil), card)
  }

  @MainActor func testBeyondAViewThatTheAppKeepsMayGoFromPageToPage() async {
    let banner = BannerStage(2) { $0.pageExtent = .points(300) }
    let kept = (0..<2).map { _ in UIView() }
    banner.view.pageProvider = { _, item in item == 0 ? kept[0] : nil }
    for _ in 0..<6 {
      banner.swipe(-150)
      banner.live(2)
      if banner.view.currentItem == 0 {
        XCTAssertIdentical(banner.currentPage?.content, kept[0])
        XCTAssertIdentical(kept[0].superview, banner.currentPage)
      }
    }
  }

  @MainActor func testBeyondAViewThatTheAppKeepsStaysWithThePageThatGotItLast() async {
    let kept = UIView()
    let (first, second) = (PageView(), PageView())
    first.setContent(kept)
    second.setContent(kept)
    first.setContent(nil)
    XCTAssertIdentical(kept.superview, second)
  }
}
