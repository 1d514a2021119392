import CGtk
import CarouselEngine
import XCTest

@testable import BannerGTK

/// Pages that the app makes itself.
final class PageWidgetTests: GTKTestCase {
  func testAWidgetOfTheAppsOwnIsAPageAndCanBePressed() throws {
    try onMainActor {
      let maker = ButtonMaker(items: [1])
      let stage = try Stage(prepare: { $0.pageWidget = { item, _ in maker.make(item) } })
      XCTAssertEqual(maker.made, [], "it is asked for when it comes into view")
      stage.view.scroll(to: 1, animated: false)
      settleLoop()
      XCTAssertEqual(maker.made, [1])
      try Xdotool.run("mousemove 200 100 click 1")
      XCTAssertEqual(maker.clicks, [1])
      XCTAssertEqual(stage.opened, [], "the press was the button's")
    }
  }

  func testADragThatBeginsOnAButtonDragsAndDoesNotPressIt() throws {
    try onMainActor {
      let maker = ButtonMaker(items: [0])
      let stage = try Stage(prepare: { $0.pageWidget = { item, _ in maker.make(item) } })
      try Xdotool.run("mousemove 350 100 mousedown 1 mousemove 300 100 sleep 0.05 mousemove 100 100")
      XCTAssertEqual(stage.view.carousel.position, 0.625, accuracy: 1e-9)
      XCTAssertEqual(stage.color(x: 380, y: 50), "#00ff00")
      try Xdotool.run("mouseup 1")
      stage.clock.run(1)
      XCTAssertEqual(stage.view.currentItem, 1)
      XCTAssertEqual(maker.clicks, [])
    }
  }

  func testItMovesWithItsPage() throws {
    try onMainActor {
      let maker = BoxMaker()
      let stage = try Stage(prepare: { $0.pageWidget = { item, _ in maker.make(item) } })
      XCTAssertEqual(stage.color(x: 5, y: 50), "#ffff00")
      XCTAssertEqual(stage.color(x: 395, y: 50), "#ffff00")
      try Xdotool.run("mousemove 350 100 mousedown 1 mousemove 250 100")
      XCTAssertEqual(stage.color(x: 295, y: 50), "#ffff00")
      XCTAssertEqual(stage.color(x: 305, y: 50), "#00ff00")
      try Xdotool.run("mouseup 1")
    }
  }

  func testItIsLetGoOfWhenItsItemIsOutOfView() throws {
    try onMainActor {
      let maker = ButtonMaker(items: [1])
      let stage = try Stage(prepare: { $0.pageWidget = { item, _ in maker.make(item) } })
      for item in [1, 3, 1] {
        stage.view.scroll(to: item, animated: false)
        settleLoop()
      }
      XCTAssertEqual(maker.made, [1, 1])
      stage.view.scroll(to: 3, animated: false)
      settleLoop()
      XCTAssertEqual(maker.alive, 0)
    }
  }

  func testAWidgetThatTheAppKeepsComesBack() throws {
    try onMainActor {
      let label = gtk_label_new("kept")!
      g_object_ref_sink(label)
      let stage = try Stage(prepare: { $0.pageWidget = { item, _ in item == 1 ? label : nil } })
      for item in [1, 3, 1, 2, 1] {
        stage.view.scroll(to: item, animated: false)
        settleLoop(frames: 1)
        XCTAssertEqual(gtk_widget_get_parent(label) != nil, item == 1)
      }
      stage.window.close()
      g_object_unref(label)
    }
  }

  func testFocusThatComesToAPageBringsItIn() throws {
    try onMainActor {
      var options = Carousel.Options()
      options.pageExtent = .fraction(0.5)
      let maker = ButtonMaker(items: [0, 1, 2, 3])
      let stage = try Stage(options: options, prepare: { $0.pageWidget = { item, _ in maker.make(item) } })
      gtk_widget_grab_focus(try XCTUnwrap(maker.latest[1]))
      stage.clock.run(1)
      XCTAssertEqual(stage.view.currentItem, 1)
    }
  }

  func testAWidgetThatNeedsMoreRoomThanThePageIsCutOff() throws {
    try onMainActor {
      let maker = BoxMaker()
      let stage = try Stage(prepare: {
        $0.pageWidget = { item, _ in
          let box = maker.make(item)
          if let box { gtk_widget_set_size_request(box, 900, 700) }
          return box
        }
      })
      XCTAssertEqual(stage.color(x: 395, y: 100), "#ffff00")
      try Xdotool.run("mousemove 350 100 mousedown 1 mousemove 250 100")
      XCTAssertEqual(stage.color(x: 295, y: 100), "#ffff00")
      XCTAssertEqual(stage.color(x: 305, y: 100), "#00ff00")
      try Xdotool.run("mouseup 1")
    }
  }

  func testAPageThatChangesIsDrawnAnew() throws {
    try onMainActor {
      let maker = BoxMaker()
      let stage = try Stage(prepare: { $0.pageWidget = { item, _ in maker.make(item) } })
      XCTAssertEqual(stage.color(x: 200, y: 50), "#ffff00")
      maker.paint("magenta")
      XCTAssertEqual(stage.color(x: 200, y: 50), "#ff00ff")
      maker.paint("cyan")
      XCTAssertEqual(stage.color(x: 200, y: 50), "#00ffff")
    }
  }
}

/// Makes buttons that fill their pages, and counts what becomes of them.
@MainActor
private final class ButtonMaker {
  private let items: Set<Int>
  private(set) var made: [Int] = []
  private(set) var clicks: [Int] = []
  private(set) var alive = 0
  private(set) var latest: [Int: UnsafeMutablePointer<GtkWidget>] = [:]

  init(items: Set<Int>) {
    self.items = items
  }

  func make(_ item: Int) -> UnsafeMutablePointer<GtkWidget>? {
    guard items.contains(item) else { return nil }
    let button = gtk_button_new_with_label("\(item)")!
    made.append(item)
    latest[item] = button
    alive += 1
    Signal("clicked", of: button) { [unowned self] in clicks.append(item) }
    Signal("destroy", of: button) { [unowned self] in alive -= 1 }
    return button
  }
}

/// Makes one plain box, for item 0, whose colour can be changed.
@MainActor
private final class BoxMaker {
  private let css = gtk_css_provider_new()!

  init() {
    paint("yellow")
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(css), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  isolated deinit {
    gtk_style_context_remove_provider_for_display(gdk_display_get_default(), OpaquePointer(css))
    g_object_unref(css)
  }

  func paint(_ color: String) {
    gtk_css_provider_load_from_data(css, ".plain { background: \(color); }", -1)
  }

  func make(_ item: Int) -> UnsafeMutablePointer<GtkWidget>? {
    guard item == 0 else { return nil }
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    gtk_widget_add_css_class(box, "plain")
    return box
  }
}
