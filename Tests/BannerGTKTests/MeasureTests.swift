import CGtk
import XCTest

@testable import BannerGTK

/// How much room the widget asks for.
final class MeasureTests: GTKTestCase {
  func testByItselfItFillsWhatItIsGiven() {
    onMainActor {
      let view = BannerView()
      XCTAssertEqual(sizes(of: view, GTK_ORIENTATION_HORIZONTAL, -1), [120, 640])
      XCTAssertEqual(sizes(of: view, GTK_ORIENTATION_VERTICAL, -1), [60, 320])
      XCTAssertEqual(sizes(of: view, GTK_ORIENTATION_VERTICAL, 1000), [60, 320])
    }
  }

  func testWithAnAspectRatioItsHeightFollowsItsWidth() {
    onMainActor {
      let view = BannerView()
      view.aspectRatio = 2.5
      XCTAssertEqual(sizes(of: view, GTK_ORIENTATION_VERTICAL, 1000), [400, 400])
      XCTAssertEqual(sizes(of: view, GTK_ORIENTATION_VERTICAL, -1), [60, 256])
    }
  }

  func testAnAspectRatioThatMakesNoSenseIsIgnored() {
    onMainActor {
      let view = BannerView()
      for ratio in [0, -1, .nan, .infinity, 1e-300] {
        view.aspectRatio = ratio
        let measured = sizes(of: view, GTK_ORIENTATION_VERTICAL, 1000)
        XCTAssertTrue(measured.allSatisfy { $0 > 0 && $0 <= 1 << 15 }, "\(ratio): \(measured)")
      }
    }
  }

  func testInAScrolledPageItKeepsItsShape() throws {
    try onMainActor {
      let scrolled = gtk_scrolled_window_new()!
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      gtk_scrolled_window_set_child(OpaquePointer(scrolled), box)
      let stage = try Stage(child: { view in
        view.aspectRatio = 2
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), view.widget)
        return scrolled
      })
      XCTAssertEqual(stage.view.carousel.viewport.width, 400)
      XCTAssertEqual(stage.view.carousel.viewport.height, 200)
    }
  }
}

/// The minimum and the natural size.
@MainActor
private func sizes(of view: BannerView, _ orientation: GtkOrientation, _ forSize: Int32) -> [Int32] {
  var minimum: Int32 = 0
  var natural: Int32 = 0
  gtk_widget_measure(view.widget, orientation, forSize, &minimum, &natural, nil, nil)
  return [minimum, natural]
}
