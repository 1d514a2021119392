import Banners
import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// Row 1: a plain view, by frame, by constraints, from a nib; anywhere; the app gives the height, the width follows.
final class Row01PlacesTests: XCTestCase {
  @MainActor func testRow01AViewWithAFrameShowsThePageInIt() async {
    let banner = BannerStage(frame: CGRect(x: 20, y: 300, width: 350, height: 120))
    XCTAssertEqual(banner.view.pages.shown.map(banner.place), [CGRect(x: 0, y: 0, width: 350, height: 120)])
    banner.view.frame = CGRect(x: 0, y: 0, width: 200, height: 90)
    banner.stage.layOut()
    XCTAssertEqual(banner.view.pages.shown.map(banner.place), [CGRect(x: 0, y: 0, width: 200, height: 90)])
    XCTAssertEqual(banner.view.currentItem, 0)
  }

  @MainActor func testRow01ConstraintsGiveTheHeightAndTheWidthFollows() async {
    let banner = BannerStage()
    let view = banner.view
    view.translatesAutoresizingMaskIntoConstraints = false
    let root = view.superview!
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 140),
    ])
    root.setNeedsLayout()
    banner.live(0.1)
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 0, width: 370, height: 140))
    XCTAssertEqual(view.pages.shown.map(banner.place), [CGRect(x: 0, y: 0, width: 370, height: 140)])
    banner.swipe(-200)
    banner.live(2)
    XCTAssertEqual(banner.record.settles, [1])
  }

  @MainActor func testRow01AViewFromANibWorksAsAnyOther() async throws {
    let banner = BannerStage()
    let view = try XCTUnwrap(BannerView(coder: try NSKeyedUnarchiver(forReadingFrom: Self.archive)))
    view.awakeFromNib()
    view.imageLoader = banner.images
    view.banners = BannerStage.banners(3)
    banner.stage.show(view, at: CGRect(x: 0, y: 400, width: 390, height: 100))
    XCTAssertEqual(view.pages.shown.map(\.bounds.size), [CGSize(width: 390, height: 100)])
    banner.stage.finger.down(at: CGPoint(x: 200, y: 450))
    banner.stage.finger.drag(by: CGPoint(x: -150, y: 0), over: 0.1)
    banner.stage.finger.up()
    banner.live(2)
    XCTAssertEqual(view.currentItem, 1)
    XCTAssertEqual(banner.view.currentItem, 0)
  }

  private static var archive: Data { NSKeyedArchiver(requiringSecureCoding: false).encodedData }

  @MainActor func testRow01ATableCellThatIsUsedAgainShowsItsNewBannersOnly() async {
    let banner = BannerStage()
    let cell = UITableViewCell(style: .default, reuseIdentifier: "banners")
    fill(cell.contentView, with: banner.view)
    banner.stage.show(cell, at: CGRect(x: 0, y: 100, width: 390, height: 150))
    banner.view.scroll(to: 3, animated: false)
    banner.live(0.1)
    XCTAssertEqual(banner.view.pages.shown.map(\.captionText), ["Banner 3"])
    // Scrolled away, taken out, and brought back for another row.
    cell.removeFromSuperview()
    banner.live(1)
    cell.prepareForReuse()
    banner.view.banners = [BannerStage.banner("a"), BannerStage.banner("b")]
    banner.stage.show(cell, at: CGRect(x: 0, y: 300, width: 390, height: 150))
    banner.live(0.1)
    XCTAssertEqual(banner.shownIDs.count, 1)
    XCTAssertEqual(banner.view.pages.shown.map(\.captionText), banner.shownIDs.map { "Banner \($0)" })
    XCTAssertEqual(banner.view.pages.shown.map(banner.place), [CGRect(x: 0, y: 0, width: 390, height: 150)])
  }

  @MainActor func testRow01ACollectionCellGivesItsSize() async {
    let banner = BannerStage()
    let cell = UICollectionViewCell(frame: .zero)
    fill(cell.contentView, with: banner.view)
    banner.stage.show(cell, at: CGRect(x: 0, y: 0, width: 180, height: 100))
    XCTAssertEqual(banner.view.pages.shown.map(banner.place), [CGRect(x: 0, y: 0, width: 180, height: 100)])
    cell.frame.size = CGSize(width: 240, height: 80)
    banner.stage.layOut()
    XCTAssertEqual(banner.view.pages.shown.map(banner.place), [CGRect(x: 0, y: 0, width: 240, height: 80)])
  }

  @MainActor func testRow01InAPageThatScrollsAFingerMovesWhatItsDirectionMeans() async {
    let banner = BannerStage()
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    page.contentSize = CGSize(width: 390, height: 3000)
    page.addSubview(banner.view)
    banner.stage.show(page)
    banner.swipe(-10, -60)
    banner.live(2)
    XCTAssertGreaterThan(page.contentOffset.y, 40)
    XCTAssertEqual(banner.record.moves, [])
    page.setContentOffset(.zero, animated: false)
    banner.live(1)
    banner.swipe(-150, -10)
    banner.live(2)
    XCTAssertEqual(banner.record.settles, [1])
    XCTAssertEqual(page.contentOffset.y, 0)
  }

  @MainActor func testRow01AnAspectRatioGivesTheHeightForTheWidth() async {
    let banner = BannerStage()
    let view = banner.view
    XCTAssertEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
    view.aspectRatio = 2
    view.translatesAutoresizingMaskIntoConstraints = false
    let root = view.superview!
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.setNeedsLayout()
    banner.live(0.1)
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 390, height: 195))
    XCTAssertEqual(view.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 195))
    banner.stage.window.frame.size.width = 600
    banner.live(0.1)
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 600, height: 300))
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 100, height: 1000)), CGSize(width: 100, height: 50))
    view.aspectRatio = .nan
    XCTAssertEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
  }

  @MainActor private func fill(_ content: UIView, with view: BannerView) {
    content.addSubview(view)
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
