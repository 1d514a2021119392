import CGtk
import CarouselEngine
import XCTest

@testable import BannerGTK

/// What the real wheel does, alone and inside a page that scrolls. X's buttons 4 to 7 are up, down, left and right.
final class WheelTests: GTKTestCase {
  func testAWheelAlongTheAxisTurnsAPageANotch() throws {
    try onMainActor {
      let stage = try Stage()
      try Xdotool.run("mousemove 200 100 click 7")
      stage.clock.run(1)
      XCTAssertEqual(stage.view.currentItem, 1)
      try Xdotool.run("click 6")
      stage.clock.run(1)
      XCTAssertEqual(stage.view.currentItem, 0)
      XCTAssertEqual(stage.events, ["changed 1", "settled 1", "changed 0", "settled 0"])
    }
  }

  func testWithShiftTheWheelGoesSideways() throws {
    try onMainActor {
      let stage = try Stage()
      try Xdotool.run("mousemove 200 100 keydown shift click 5 keyup shift")
      stage.clock.run(1)
      XCTAssertEqual(stage.view.currentItem, 1)
    }
  }

  func testAVerticalCarouselTakesTheVerticalWheel() throws {
    try onMainActor {
      var options = Carousel.Options()
      options.axis = .vertical
      let stage = try Stage(options: options)
      try Xdotool.run("mousemove 200 100 click 5")
      stage.clock.run(1)
      XCTAssertEqual(stage.view.currentItem, 1)
    }
  }

  func testAWheelAcrossTheAxisScrollsThePageAround() throws {
    try onMainActor {
      let page = ScrolledPage()
      let stage = try Stage(child: { page.put($0) })
      try Xdotool.run("mousemove 200 100 click 5")
      XCTAssertGreaterThan(page.vertical, 0)
      stage.clock.run(1)
      XCTAssertEqual(stage.view.currentItem, 0)
    }
  }

  func testAtAnEndThatDoesNotLoopTheWheelScrollsThePageAround() throws {
    try onMainActor {
      var options = Carousel.Options()
      options.loop = false
      let page = ScrolledPage()
      let stage = try Stage(options: options, child: { page.put($0) })
      try Xdotool.run("mousemove 200 100 click 7")
      stage.clock.run(1)
      XCTAssertEqual(stage.view.currentItem, 1)
      XCTAssertEqual(page.horizontal, 0, "a wheel that turns a page moves nothing around it")
      stage.view.scroll(to: 3, animated: false)
      stage.clock.run(1)
      try Xdotool.run("click 7")
      XCTAssertGreaterThan(page.horizontal, 0)
      XCTAssertEqual(stage.view.currentItem, 3)
    }
  }
}

/// A scrolled window of which the view is a part, with much more to the right of it and below.
@MainActor
final class ScrolledPage {
  let window: OpaquePointer
  private let grid: UnsafeMutablePointer<GtkGrid>

  init() {
    window = OpaquePointer(gtk_scrolled_window_new()!)
    let grid = gtk_grid_new()!
    self.grid = UnsafeMutableRawPointer(grid).assumingMemoryBound(to: GtkGrid.self)
    gtk_scrolled_window_set_child(window, grid)
  }

  /// Puts a view in the upper left corner, of 400 × 200 points.
  func put(_ view: BannerView) -> UnsafeMutablePointer<GtkWidget> {
    gtk_widget_set_size_request(view.widget, 400, 200)
    gtk_grid_attach(grid, view.widget, 0, 0, 1, 1)
    let rest = gtk_label_new("")!
    gtk_widget_set_size_request(rest, 2000, 2000)
    gtk_grid_attach(grid, rest, 1, 1, 1, 1)
    return UnsafeMutablePointer<GtkWidget>(window)
  }

  var horizontal: Double { gtk_adjustment_get_value(gtk_scrolled_window_get_hadjustment(window)) }

  var vertical: Double {
    get { gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(window)) }
    set { gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(window), newValue) }
  }
}
