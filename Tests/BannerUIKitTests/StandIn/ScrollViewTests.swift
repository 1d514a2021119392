import UIKit
import XCTest

/// The stand-in's scroll view tells its delegate what Apple's tells, in Apple's order.
final class ScrollViewTests: XCTestCase {
  @MainActor private struct Scene {
    let stage = Stage()
    let log = ScrollLog()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))

    init() {
      scrollView.contentSize = CGSize(width: 1500, height: 200)
      scrollView.delegate = log
      stage.show(scrollView)
    }

    let middle = CGPoint(x: 150, y: 200)
  }

  @MainActor func testADragMovesTheContentWithTheFingerOnceItHasLeftTheSlop() async {
    let scene = Scene()
    scene.scrollView.contentOffset.x = 300
    scene.log.clear()
    scene.stage.finger.down(at: scene.middle)
    XCTAssertTrue(scene.scrollView.isTracking)
    scene.stage.finger.move(to: CGPoint(x: 141, y: 200))
    XCTAssertEqual(scene.log.calls, [])
    XCTAssertFalse(scene.scrollView.isDragging)
    scene.stage.finger.move(to: CGPoint(x: 100, y: 200))
    XCTAssertEqual(scene.log.calls, ["willBeginDragging", "didScroll"])
    XCTAssertEqual(scene.scrollView.contentOffset, CGPoint(x: 340, y: 0))
    scene.stage.finger.move(to: CGPoint(x: 90, y: 230))
    XCTAssertEqual(scene.scrollView.contentOffset, CGPoint(x: 350, y: 0))
  }

  @MainActor func testAFlickTellsItsVelocityInPointsAMillisecondAndEndsWhereTheDelegateWants() async {
    let scene = Scene()
    scene.log.target = CGPoint(x: 300, y: 0)
    scene.stage.finger.down(at: scene.middle)
    scene.stage.finger.drag(by: CGPoint(x: -100, y: 0), over: 0.1)
    scene.stage.finger.up()
    XCTAssertEqual(scene.log.velocity!.x, 1, accuracy: 0.001)
    XCTAssertEqual(scene.log.velocity!.y, 0)
    XCTAssertTrue(scene.scrollView.isDecelerating)
    scene.stage.advance(by: 5)
    XCTAssertEqual(
      scene.log.calls,
      [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
      ])
    XCTAssertEqual(scene.scrollView.contentOffset, CGPoint(x: 300, y: 0))
    XCTAssertEqual(scene.log.offsets.map(\.x), scene.log.offsets.map(\.x).sorted())
    XCTAssertFalse(scene.scrollView.isDecelerating)
  }

  @MainActor func testAFingerThatRestsHasNoVelocityAndNothingGoesOn() async {
    let scene = Scene()
    scene.stage.finger.down(at: scene.middle)
    scene.stage.finger.drag(by: CGPoint(x: -110, y: 0), over: 0.1)
    scene.stage.advance(by: 0.3)
    scene.stage.finger.up()
    XCTAssertEqual(scene.log.velocity, .zero)
    scene.stage.advance(by: 1)
    XCTAssertEqual(scene.log.calls.suffix(2), ["willEndDragging", "didEndDragging false"])
    XCTAssertEqual(scene.scrollView.contentOffset.x, 100, accuracy: 1e-9)
  }

  @MainActor func testATouchThatCatchesADecelerationDragsAtOnce() async {
    for tellsEnd in [true, false] {
      let scene = Scene()
      scene.stage.caughtMotionEndsDecelerating = tellsEnd
      scene.stage.finger.down(at: scene.middle)
      scene.stage.finger.drag(by: CGPoint(x: -100, y: 0), over: 0.1)
      scene.stage.finger.up()
      scene.stage.advance(by: 0.1)
      scene.log.clear()
      scene.stage.finger.down(at: scene.middle)
      XCTAssertEqual(scene.log.calls, ["willBeginDragging"] + (tellsEnd ? ["didEndDecelerating"] : []))
      XCTAssertTrue(scene.scrollView.isDragging)
      XCTAssertFalse(scene.scrollView.isDecelerating)
      let caught = scene.scrollView.contentOffset.x
      scene.stage.finger.move(to: CGPoint(x: 145, y: 200))
      XCTAssertEqual(scene.scrollView.contentOffset.x, caught + 5, accuracy: 1e-9)
    }
  }

  @MainActor func testPastTheEndTheContentResistsAndComesBack() async {
    let scene = Scene()
    scene.stage.finger.down(at: scene.middle)
    scene.stage.finger.move(to: CGPoint(x: 260, y: 200))
    let shown: CGFloat = 300 * (1 - 1 / (100 * 0.55 / 300 + 1))
    XCTAssertEqual(scene.scrollView.contentOffset.x, -shown, accuracy: 1e-9)
    scene.stage.advance(by: 0.3)
    scene.stage.finger.up()
    scene.stage.advance(by: 5)
    XCTAssertEqual(scene.scrollView.contentOffset, .zero)
    XCTAssertEqual(scene.log.calls.last, "didEndDecelerating")
  }

  @MainActor func testWithoutBouncingTheContentStopsAtItsEnd() async {
    let scene = Scene()
    scene.scrollView.bounces = false
    scene.stage.finger.down(at: scene.middle)
    scene.stage.finger.move(to: CGPoint(x: 260, y: 200))
    XCTAssertEqual(scene.scrollView.contentOffset, .zero)
  }

  @MainActor func testAnAnimatedOffsetTellsItsEndOnce() async {
    let scene = Scene()
    scene.scrollView.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
    scene.stage.advance(by: 0.15)
    XCTAssertEqual(scene.scrollView.contentOffset.x, 150, accuracy: 1)
    scene.scrollView.setContentOffset(CGPoint(x: 600, y: 0), animated: true)
    scene.stage.advance(by: 0.31)
    XCTAssertEqual(scene.scrollView.contentOffset.x, 600)
    XCTAssertEqual(scene.log.calls, ["didScroll", "didEndScrollingAnimation"])
  }

  @MainActor func testATouchStopsAnAnimatedOffsetWithoutTellingItsEnd() async {
    let scene = Scene()
    scene.scrollView.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
    scene.stage.advance(by: 0.1)
    scene.stage.finger.down(at: scene.middle)
    let caught = scene.scrollView.contentOffset
    scene.stage.advance(by: 1)
    XCTAssertEqual(scene.scrollView.contentOffset, caught)
    XCTAssertEqual(scene.log.calls, ["didScroll"])
  }

  @MainActor func testAnOffsetThatIsSetAtOnceStopsWhateverMoves() async {
    let scene = Scene()
    scene.scrollView.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
    scene.stage.advance(by: 0.1)
    scene.scrollView.setContentOffset(CGPoint(x: 900, y: 0), animated: false)
    scene.stage.advance(by: 1)
    XCTAssertEqual(scene.scrollView.contentOffset.x, 900)
    XCTAssertEqual(scene.log.calls, ["didScroll"])
  }

  /// What endless carousels do: they put the content elsewhere beneath the finger, and beneath a deceleration.
  @MainActor func testADragAndADecelerationGoOnFromAnOffsetThatIsSetMeanwhile() async {
    let scene = Scene()
    scene.scrollView.contentOffset.x = 900
    scene.stage.finger.down(at: scene.middle)
    scene.stage.finger.drag(by: CGPoint(x: -60, y: 0), over: 0.1)
    scene.scrollView.contentOffset.x -= 600
    scene.stage.finger.drag(by: CGPoint(x: -60, y: 0), over: 0.1)
    XCTAssertEqual(scene.scrollView.contentOffset.x, 410, accuracy: 1e-9)
    scene.log.target = CGPoint(x: 600, y: 0)
    scene.stage.finger.up()
    scene.stage.advance(by: 0.1)
    scene.scrollView.contentOffset.x -= 300
    scene.stage.advance(by: 5)
    XCTAssertEqual(scene.scrollView.contentOffset.x, 300, accuracy: 1e-9)
  }

  @MainActor func testScrollingLaysOutOnceAFrame() async {
    final class Counting: UIScrollView {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
      }
    }
    let stage = Stage()
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.contentSize = CGSize(width: 900, height: 200)
    stage.show(view)
    view.passes = 0
    view.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
    stage.advance(by: 0.1)
    XCTAssertEqual(view.passes, 6)
  }

  @MainActor func testAnOffsetCanBeSetOutOfAWindow() async {
    let stage = Stage()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.contentSize = CGSize(width: 900, height: 200)
    view.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
    XCTAssertEqual(view.bounds.origin.x, 300)
    stage.show(view)
    XCTAssertEqual(view.contentOffset.x, 300)
  }

  @MainActor func testAVerticalDragBelongsToTheScrollViewThatScrollsThatWay() async {
    let scene = Scene()
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    outer.contentSize = CGSize(width: 390, height: 3000)
    scene.stage.show(outer)
    outer.addSubview(scene.scrollView)
    scene.stage.finger.down(at: scene.middle)
    scene.stage.finger.move(to: CGPoint(x: 145, y: 140))
    XCTAssertTrue(outer.isDragging)
    XCTAssertFalse(scene.scrollView.isDragging)
    XCTAssertFalse(scene.scrollView.isTracking)
    XCTAssertEqual(outer.contentOffset, CGPoint(x: 0, y: 50))
  }
}
