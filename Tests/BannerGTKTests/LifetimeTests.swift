import CGtk
import CarouselEngine
import XCTest

@testable import BannerGTK

/// The widget lives and dies as GTK's own do, and takes all that belongs to it along.
final class LifetimeTests: GTKTestCase {
  func testItDiesWithItsWindow() throws {
    try onMainActor {
      weak var owner: BannerWidget?
      weak var frames: FrameDriver?
      var window: TestWindow?
      do {
        var options = Carousel.Options()
        options.autoplay = 1
        let view = BannerView(
          banners: PaintedPictures.banners("#ff0000", "#00ff00"), options: options, pictures: PaintedPictures())
        owner = view.owner
        frames = view.owner.frames
        window = TestWindow(view.widget)
        view.next()
        XCTAssertTrue(view.owner.frames.isTicking)
      }
      XCTAssertNotNil(owner, "its window keeps it, without a handle")
      window?.close()
      waitUntil("it is gone", seconds: 2) { owner == nil }
      XCTAssertNil(owner)
      XCTAssertNil(frames)
    }
  }

  func testNoneOfManyIsLeft() {
    onMainActor {
      let owners = (0..<40).map { number -> Weak in
        let view = BannerView(banners: PaintedPictures.banners("#ff0000", "#00ff00"), pictures: PaintedPictures())
        view.options.autoplay = number % 2 == 0 ? 1 : nil
        view.onChange = { [weak view] _ in view?.next() }
        if number % 3 == 0 { view.pageWidget = { _, _ in gtk_entry_new() } }
        let window = TestWindow(view.widget)
        view.next()
        let weak = Weak(view.owner)
        window.close()
        return weak
      }
      settleLoop()
      XCTAssertEqual(owners.filter { $0.owner != nil }.count, 0)
    }
  }

  @MainActor
  private final class Weak {
    weak var owner: BannerWidget?

    init(_ owner: BannerWidget) {
      self.owner = owner
    }
  }

  func testWithoutAWindowItDiesWithItsHandle() {
    onMainActor {
      weak var owner: BannerWidget?
      do {
        let view = BannerView(banners: PaintedPictures.banners("#ff0000"))
        owner = view.owner
        XCTAssertNotNil(owner)
      }
      XCTAssertNil(owner)
    }
  }

  func testAHandleKeepsItWhenItsWindowGoes() throws {
    try onMainActor {
      let stage = try Stage()
      stage.view.scroll(to: 2, animated: false)
      stage.window.close()
      XCTAssertEqual(stage.view.currentItem, 2)
      XCTAssertFalse(stage.view.owner.isDisposed)
      stage.view.next()
      XCTAssertEqual(stage.view.currentItem, 3, "steps that nobody sees are done at once")
      XCTAssertFalse(stage.view.owner.frames.isTicking)
    }
  }

  func testNothingRunsAfterDispose() throws {
    try onMainActor {
      let stage = try Stage()
      stage.view.next()
      let widget = stage.view.widget
      gtk_window_set_child(stage.window.window, nil)
      g_object_run_dispose(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self))
      XCTAssertFalse(stage.view.owner.frames.isTicking)
      XCTAssertNil(gtk_widget_get_first_child(widget))
      stage.view.banners = PaintedPictures.banners("#ff0000", "#00ff00", "#0000ff")
      stage.view.next()
      stage.view.options.autoplay = 1
      settleLoop()
      XCTAssertFalse(stage.view.owner.frames.isTicking)
      XCTAssertFalse(stage.view.owner.frames.isWaiting)
      XCTAssertNil(gtk_widget_get_first_child(widget))
    }
  }

  func testTheAppMayDestroyTheWindowInACallback() throws {
    try onMainActor {
      let stage = try Stage()
      var calls: [Int] = []
      let window = stage.window
      stage.view.onChange = {
        calls.append($0)
        window.close()
      }
      stage.view.scroll(to: 2, animated: false)
      XCTAssertEqual(calls, [2])
    }
  }

  func testTheAppMayChangeTheBannersInACallback() throws {
    try onMainActor {
      let stage = try Stage()
      var calls: [String] = []
      stage.view.onChange = { [unowned view = stage.view] item in
        calls.append("changed \(item)")
        if item == 3 { view.banners = PaintedPictures.banners("#0000ff", "#ffffff") }
        calls.append("out of \(item)")
      }
      stage.view.scroll(to: 3, animated: false)
      XCTAssertEqual(calls, ["changed 3", "out of 3", "changed 1", "out of 1"], "one after the other, in order")
    }
  }
}
