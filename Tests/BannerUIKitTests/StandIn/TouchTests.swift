import UIKit
import XCTest

/// The stand-in delivers touches to content, and takes them back, as Apple's scroll view does.
final class TouchTests: XCTestCase {
  /// A control that may lose its touch to a drag, as a page may.
  private final class PageScrollView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
  }

  @MainActor private final class Scene {
    let stage = Stage()
    let scrollView = PageScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let page = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    var events: [String] = []

    init(delays: Bool) {
      scrollView.contentSize = CGSize(width: 900, height: 200)
      scrollView.delaysContentTouches = delays
      scrollView.addSubview(page)
      let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchUpInside, "up"), (.touchUpOutside, "outside"), (.touchCancel, "cancel"),
      ]
      for (event, name) in names {
        page.addAction(UIAction { [unowned self] _ in events.append(name) }, for: event)
      }
      stage.show(scrollView)
    }
  }

  private let place = CGPoint(x: 150, y: 100)

  @MainActor func testATapPressesAControl() async {
    for delays in [true, false] {
      let scene = Scene(delays: delays)
      scene.stage.finger.down(at: place)
      XCTAssertEqual(scene.events, delays ? [] : ["down"])
      scene.stage.finger.up()
      XCTAssertEqual(scene.events, ["down", "up"])
      XCTAssertFalse(scene.page.isHighlighted)
    }
  }

  @MainActor func testADragTakesTheTouchFromAControl() async {
    let scene = Scene(delays: false)
    scene.stage.finger.down(at: place)
    XCTAssertTrue(scene.page.isHighlighted)
    scene.stage.finger.drag(by: CGPoint(x: -60, y: 0), over: 0.1)
    scene.stage.finger.up()
    XCTAssertEqual(scene.events, ["down", "cancel"])
  }

  @MainActor func testAControlBelowADragThatBeginsAtOnceNeverHearsOfIt() async {
    let scene = Scene(delays: true)
    scene.stage.finger.down(at: place)
    scene.stage.finger.drag(by: CGPoint(x: -60, y: 0), over: 0.1)
    scene.stage.finger.up()
    scene.stage.advance(by: 1)
    XCTAssertEqual(scene.events, [])
  }

  @MainActor func testAnOrdinaryScrollViewLeavesAPressedControlItsTouch() async {
    let stage = Stage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scrollView.contentSize = CGSize(width: 900, height: 200)
    let control = UIControl(frame: scrollView.bounds)
    scrollView.addSubview(control)
    stage.show(scrollView)
    stage.finger.down(at: place)
    stage.advance(by: 0.2)
    XCTAssertTrue(control.isTracking)
    stage.finger.move(to: CGPoint(x: 50, y: 100))
    XCTAssertFalse(scrollView.isDragging)
    stage.finger.up()
  }

  @MainActor func testACancelledTouchCancelsTheDragAndTheControl() async {
    let scene = Scene(delays: false)
    scene.stage.finger.down(at: place)
    scene.stage.finger.cancel()
    XCTAssertEqual(scene.events, ["down", "cancel"])
    XCTAssertFalse(scene.scrollView.isTracking)
  }

  @MainActor func testATapOnAPageControlChangesItsPage() async {
    let stage = Stage()
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    control.numberOfPages = 3
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    stage.show(control)
    stage.finger.tap(at: CGPoint(x: 80, y: 13))
    XCTAssertEqual(control.currentPage, 1)
    stage.finger.tap(at: CGPoint(x: 20, y: 13))
    stage.finger.tap(at: CGPoint(x: 20, y: 13))
    XCTAssertEqual(control.currentPage, 0)
    XCTAssertEqual(changes, 2)
  }

  @MainActor func testKeysGoUpTheChainFromTheFirstResponder() async {
    final class Keys: UIView {
      var keys: [UIKeyboardHIDUsage] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.keyCode }
      }
    }
    let stage = Stage()
    let (outer, inner) = (Keys(), KeylessView())
    outer.addSubview(inner)
    XCTAssertFalse(inner.becomeFirstResponder(), "out of a window nothing takes keys")
    stage.show(outer)
    XCTAssertTrue(inner.becomeFirstResponder())
    stage.press(.keyboardLeftArrow)
    XCTAssertEqual(outer.keys, [.keyboardLeftArrow])
    outer.removeFromSuperview()
    XCTAssertNil(stage.firstResponder)
  }
}

@MainActor private final class KeylessView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
