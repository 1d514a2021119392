import UIKit
import XCTest

/// The stand-in places views and tells of their lives as Apple's does.
final class LayoutTests: XCTestCase {
  private final class Telling: UIView {
    var told: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) { told.append("willSuper \(newSuperview != nil)") }
    override func didMoveToSuperview() { told.append("didSuper \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) { told.append("willWindow \(newWindow != nil)") }
    override func didMoveToWindow() { told.append("didWindow \(window != nil)") }
    override func layoutSubviews() { told.append("layout") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { told.append("traits") }
  }

  @MainActor func testAViewIsToldOfItsWayIntoAWindowAndOut() async {
    let stage = Stage()
    let view = Telling(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.show(view)
    XCTAssertEqual(
      view.told, ["willWindow true", "willSuper true", "didWindow true", "didSuper true", "layout"])
    view.told = []
    stage.setLayoutDirection(.rightToLeft)
    XCTAssertEqual(view.told, ["traits"])
    view.told = []
    view.removeFromSuperview()
    XCTAssertEqual(view.told, ["willWindow false", "willSuper false", "didWindow false", "didSuper false"])
  }

  @MainActor func testLayoutComesWithASizeAndNotWithAPlace() async {
    let stage = Stage()
    let view = Telling(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.show(view)
    view.told = []
    view.frame.origin.x = 50
    stage.layOut()
    XCTAssertEqual(view.told, [])
    view.frame.size.width = 20
    XCTAssertEqual(view.told, [])
    stage.layOut()
    XCTAssertEqual(view.told, ["layout"])
  }

  @MainActor func testConstraintsPlaceAViewInItsSuperview() async {
    let stage = Stage()
    let (parent, child, below) = (UIView(), UIView(), UILabel())
    below.text = "a label"
    for view in [child, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -30),
      child.topAnchor.constraint(equalTo: parent.topAnchor),
      child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5),
      below.topAnchor.constraint(equalTo: child.bottomAnchor, constant: 8),
      below.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
    ])
    stage.show(parent, at: CGRect(x: 0, y: 0, width: 240, height: 400))
    XCTAssertEqual(child.frame, CGRect(x: 10, y: 0, width: 200, height: 100))
    XCTAssertEqual(below.frame.origin.y, 108)
    XCTAssertEqual(below.frame.size, below.intrinsicContentSize)
    XCTAssertEqual(below.center.x, 120)
    stage.setLayoutDirection(.rightToLeft)
    parent.setNeedsLayout()
    stage.layOut()
    XCTAssertEqual(child.frame, CGRect(x: 30, y: 0, width: 200, height: 100))
  }

  @MainActor func testAChangedConstantOrIntrinsicSizeLaysOutAnew() async {
    let stage = Stage()
    let (parent, child) = (UIView(), UILabel())
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    let top = child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 5)
    NSLayoutConstraint.activate([top, child.leftAnchor.constraint(equalTo: parent.leftAnchor)])
    stage.show(parent, at: CGRect(x: 0, y: 0, width: 240, height: 400))
    child.text = "longer"
    top.constant = 7
    stage.layOut()
    XCTAssertEqual(child.frame, CGRect(origin: CGPoint(x: 0, y: 7), size: child.intrinsicContentSize))
    child.removeFromSuperview()
    XCTAssertFalse(top.isActive)
  }

  @MainActor func testPointsAreConvertedThroughOffsetsAndTransforms() async {
    let stage = Stage()
    let outer = UIScrollView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    outer.addSubview(inner)
    outer.contentOffset.x = 50
    stage.show(outer)
    XCTAssertEqual(inner.frame, CGRect(x: 125, y: 25, width: 50, height: 50))
    XCTAssertEqual(inner.convert(CGPoint.zero, to: nil), CGPoint(x: 85, y: 45))
    XCTAssertEqual(inner.convert(CGPoint(x: 85, y: 45), from: nil), .zero)
    XCTAssertIdentical(stage.window.hitTest(CGPoint(x: 86, y: 46), with: nil), inner)
    XCTAssertIdentical(stage.window.hitTest(CGPoint(x: 84, y: 44), with: nil), outer)
  }

  @MainActor func testAutoresizingKeepsAViewAsLargeAsItsSuperview() async {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 50))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 100)
    XCTAssertEqual(child.frame, CGRect(x: 10, y: 0, width: 180, height: 100))
  }

  @MainActor func testViewsAreFreedOnceNobodyHoldsThem() async {
    weak var held: UIView?
    let stage = Stage()
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 300, height: 100)
      held = view
      stage.show(view)
      view.setContentOffset(CGPoint(x: 100, y: 0), animated: true)
      stage.finger.down(at: CGPoint(x: 50, y: 50))
      stage.finger.drag(by: CGPoint(x: -30, y: 0), over: 0.1)
      view.removeFromSuperview()
      stage.finger.up()
    }
    stage.advance(by: 1)
    XCTAssertNil(held)
  }
}
