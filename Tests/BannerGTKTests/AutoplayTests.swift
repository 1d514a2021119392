import CGtk
import CarouselEngine
import XCTest

@testable import BannerGTK

/// When the view turns by itself, and what runs while it does not.
final class AutoplayTests: GTKTestCase {
  func testItTurnsAPageAnInterval() throws {
    try onMainActor {
      let stage = try Stage(options: playing)
      stage.clock.run(0.1)
      stage.clock.run(4.5)
      XCTAssertEqual(stage.view.currentItem, 0)
      stage.clock.run(1)
      XCTAssertEqual(stage.view.currentItem, 1)
      stage.clock.run(5.5)
      XCTAssertEqual(stage.view.currentItem, 2)
    }
  }

  func testAtRestThereIsOneTimerAndNoTickCallback() throws {
    try onMainActor {
      let stage = try Stage(options: playing)
      stage.clock.run(2)
      XCTAssertFalse(stage.view.owner.frames.isTicking)
      XCTAssertTrue(stage.view.owner.frames.isWaiting)
      stage.view.options.autoplay = nil
      stage.clock.run(2)
      XCTAssertFalse(stage.view.owner.frames.isTicking)
      XCTAssertFalse(stage.view.owner.frames.isWaiting)
    }
  }

  func testItWaitsWhileThePointerIsOverIt() throws {
    try onMainActor {
      let stage = try Stage(options: playing)
      try Xdotool.run("mousemove 200 100")
      stage.clock.run(20)
      XCTAssertEqual(stage.view.currentItem, 0)
      try Xdotool.leave()
      stage.clock.run(4.8)
      XCTAssertEqual(stage.view.currentItem, 0, "a full interval passes first")
      stage.clock.run(1)
      XCTAssertEqual(stage.view.currentItem, 1)
    }
  }

  func testADragThatEndsUnderThePointerDoesNotRestartIt() throws {
    try onMainActor {
      let stage = try Stage(options: playing)
      try Xdotool.run("mousemove 300 100 mousedown 1 mousemove 280 100 sleep 0.05 mousemove 290 100 mouseup 1")
      stage.clock.run(20)
      XCTAssertEqual(stage.view.currentItem, 0)
      try Xdotool.leave()
      stage.clock.run(6)
      XCTAssertEqual(stage.view.currentItem, 1)
    }
  }

  func testFocusThatTheAppGivesBeforeTheWindowIsShownDoesNotStopIt() throws {
    try onMainActor {
      let stage = try Stage(child: { view in
        // As an app does that wants the keys: the view has a window by now, which nobody has seen.
        g_signal_connect_data(
          UnsafeMutableRawPointer(view.widget), "realize", unsafeBitCast(Self.grabFocus, to: GCallback.self), nil, nil,
          GConnectFlags(rawValue: 0))
        return view.widget
      })
      XCTAssertFalse(stage.view.carousel.pauseReasons.contains(.focused))
      XCTAssertEqual(stage.color(x: 1, y: 100), "#ff0000", "no ring is drawn")
    }
  }

  private static let grabFocus: @convention(c) (UnsafeMutablePointer<GtkWidget>?, gpointer?) -> Void = { widget, _ in
    gtk_widget_grab_focus(widget)
  }

  func testTheKeyboardsFocusStopsItUntilThePointerIsUsed() throws {
    try onMainActor {
      let stage = try Stage(options: playing)
      XCTAssertFalse(stage.view.carousel.pauseReasons.contains(.focused), "a new window's focus stops nothing")
      try Xdotool.run("key Right")
      stage.clock.run(20)
      XCTAssertEqual(stage.view.currentItem, 1)
      try Xdotool.run("mousemove 200 100 mousedown 2 mouseup 2 click 1")
      try Xdotool.leave()
      stage.clock.run(6)
      XCTAssertEqual(stage.view.currentItem, 2)
    }
  }

  func testWhileItIsNotOnTheScreenNothingRuns() throws {
    try onMainActor {
      let stage = try Stage(options: playing)
      stage.clock.run(1)
      stage.view.next()
      XCTAssertTrue(stage.view.owner.frames.isTicking)
      gtk_widget_set_visible(stage.view.widget, 0)
      XCTAssertFalse(stage.view.owner.frames.isTicking)
      XCTAssertFalse(stage.view.owner.frames.isWaiting)
      XCTAssertEqual(stage.events, ["changed 1", "settled 1"], "what nobody sees is at its end at once")
      stage.clock.leap(600)
      XCTAssertEqual(stage.view.currentItem, 1)
      gtk_widget_set_visible(stage.view.widget, 1)
      settleLoop(frames: 1)
      XCTAssertEqual(stage.view.currentItem, 1, "no burst after ten minutes")
      stage.clock.run(4.8)
      XCTAssertEqual(stage.view.currentItem, 1)
      stage.clock.run(1)
      XCTAssertEqual(stage.view.currentItem, 2)
    }
  }

  func testOutsideAWindowItWaitsAndKeepsItsItem() throws {
    try onMainActor {
      let stage = try Stage(options: playing)
      stage.view.scroll(to: 2, animated: false)
      gtk_window_set_child(stage.window.window, nil)
      stage.clock.leap(60)
      XCTAssertEqual(stage.view.currentItem, 2)
      gtk_window_set_child(stage.window.window, stage.view.widget)
      waitUntil("it is shown again") { gtk_widget_get_mapped(stage.view.widget) != 0 }
      settleLoop(frames: 1)
      XCTAssertEqual(stage.view.currentItem, 2)
      stage.clock.run(6)
      XCTAssertEqual(stage.view.currentItem, 3)
    }
  }

  func testScrolledOutOfSightItWaits() throws {
    try onMainActor {
      let page = ScrolledPage()
      let stage = try Stage(options: playing, child: { page.put($0) })
      page.vertical = 500
      waitUntil("it is out of sight") { stage.view.carousel.pauseReasons.contains(.hidden) }
      XCTAssertFalse(stage.view.owner.frames.isWaiting)
      stage.clock.leap(60)
      XCTAssertEqual(stage.view.currentItem, 0)
      page.vertical = 150
      waitUntil("a part of it is in sight") { !stage.view.carousel.pauseReasons.contains(.hidden) }
      stage.clock.run(6)
      XCTAssertEqual(stage.view.currentItem, 1)
    }
  }

  func testOfAViewThatIsScrolledAwayInPartNothingCountsAsSeenUntilHalfOfItIs() throws {
    try onMainActor {
      let page = ScrolledPage()
      let stage = try Stage(child: { page.put($0) })
      var seen: [Int] = []
      stage.view.onImpression = { seen.append($0) }
      page.vertical = 150
      waitUntil("a quarter is in sight") { stage.view.carousel.exposure == 0.25 }
      stage.clock.run(3)
      XCTAssertEqual(seen, [])
      page.vertical = 100
      waitUntil("half is in sight") { stage.view.carousel.exposure == 0.5 }
      stage.clock.run(1.1)
      XCTAssertEqual(seen, [0])
    }
  }

  func testWithAnimationsOffItWaitsForPlayAndStepsAtOnce() throws {
    try onMainActor {
      let stage = try Stage(options: playing)
      setAnimations(false)
      defer { setAnimations(true) }
      XCTAssertTrue(stage.view.carousel.pauseReasons.contains(.reducedMotion))
      stage.clock.run(20)
      XCTAssertEqual(stage.view.currentItem, 0)
      stage.view.next()
      XCTAssertEqual(stage.events, ["changed 1", "settled 1"])
      stage.view.play()
      stage.clock.run(5.1)
      XCTAssertEqual(stage.view.currentItem, 2)
      setAnimations(true)
      XCTAssertFalse(stage.view.carousel.pauseReasons.contains(.reducedMotion))
    }
  }

  func testWhatTheAppStoppedStaysStopped() throws {
    try onMainActor {
      let stage = try Stage(options: playing)
      stage.view.stop()
      try Xdotool.run("mousemove 200 100")
      try Xdotool.leave()
      gtk_widget_set_visible(stage.view.widget, 0)
      gtk_widget_set_visible(stage.view.widget, 1)
      stage.view.options.autoplay = 2
      stage.clock.run(20)
      XCTAssertEqual(stage.view.currentItem, 0)
      stage.view.play()
      stage.clock.run(2.5)
      XCTAssertEqual(stage.view.currentItem, 1)
    }
  }

  func testBehindAnotherWindowItWaits() throws {
    try onMainActor {
      let stage = try Stage(options: playing)
      let other = TestWindow(gtk_label_new("another window")!)
      waitUntil("the other window is active") { gtk_window_is_active(stage.window.window) == 0 }
      XCTAssertTrue(stage.view.carousel.pauseReasons.contains(.inactive))
      stage.clock.run(20)
      XCTAssertEqual(stage.view.currentItem, 0)
      other.close()
    }
  }
}

/// Options with a page every five seconds.
private var playing: Carousel.Options {
  var options = Carousel.Options()
  options.autoplay = 5
  return options
}

@MainActor
private func setAnimations(_ areOn: Bool) {
  var value = GValue()
  g_value_init(&value, GType(5 << 2))
  g_value_set_boolean(&value, areOn ? 1 : 0)
  let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!).assumingMemoryBound(to: GObject.self)
  g_object_set_property(settings, "gtk-enable-animations", &value)
  g_value_unset(&value)
}
