import BannerGTK
import CGtk
import CarouselEngine
import XCTest

/// Pictures of the pure drawing function, without widget and display.
final class GoldenTests: XCTestCase {
  func testEveryEffectBetweenTwoPages() {
    onMainActor {
      for effect in PageEffect.allCases {
        check("effect-\(effect.name)") { $0.effect = effect }
      }
    }
  }

  func testEveryEffectOnAVerticalAxis() {
    onMainActor {
      for effect in [PageEffect.slide, .coverFlow, .cube] {
        check("vertical-\(effect.name)") {
          $0.axis = .vertical
          $0.effect = effect
        }
      }
    }
  }

  func testRightToLeft() {
    onMainActor {
      for effect in [PageEffect.slide, .depth, .cube] {
        check("right-to-left-\(effect.name)") {
          $0.layoutDirection = .rightToLeft
          $0.effect = effect
        }
      }
    }
  }

  func testEveryIndicatorBetweenTwoPages() {
    onMainActor {
      for style in IndicatorStyle.allCases {
        check("indicator-\(style.name)", tolerance: style == .numbers ? 0.02 : nil) { $0.indicator.style = style }
      }
    }
  }

  func testIndicatorsInOtherPlaces() {
    onMainActor {
      check("indicator-end") {
        $0.indicator.style = .elongated
        $0.indicator.alignment = .end
      }
      check("indicator-right-to-left") {
        $0.layoutDirection = .rightToLeft
        $0.indicator.style = .worm
        $0.indicator.alignment = .start
      }
      check("indicator-vertical") {
        $0.axis = .vertical
        $0.indicator.style = .elongated
      }
      check("indicator-long-row", items: 40, position: 20.4) { _ in }
    }
  }

  func testPagesThatAreShorterThanTheViewport() {
    onMainActor {
      check("peek") {
        $0.pageExtent = .fraction(0.6)
        $0.spacing = 12
      }
      check("peek-cover-flow", position: 1) {
        $0.pageExtent = .fraction(0.5)
        $0.effect = .coverFlow
      }
      check("insets") {
        $0.insets = Carousel.Insets(top: 8, leading: 30, bottom: 20, trailing: 10)
        $0.alignment = .start
        $0.loop = false
      }
    }
  }

  func testAPullPastAnEnd() {
    onMainActor { check("past-the-end", position: -0.2) { $0.loop = false } }
  }

  func testPlaceholderAndStyles() {
    onMainActor {
      check("placeholder", hasPictures: false) { _ in }
      check("rounded", position: 0, style: { $0.cornerRadius = 20 }, options: { _ in })
      check("fit", position: 0, style: { $0.contentMode = .fit }, options: { _ in })
    }
  }

  func testACaptionStandsClearOfTheIndicator() {
    onMainActor {
      check("caption", tolerance: 0.02, title: "Autumn sale", position: 0) { _ in }
      check("caption-right-to-left", tolerance: 0.02, title: "Autumn sale", position: 0) {
        $0.layoutDirection = .rightToLeft
      }
      check("caption-long", tolerance: 0.04, title: String(repeating: "A long title ", count: 12), position: 0) { _ in }
    }
  }

  func testTwoPixelsAPoint() {
    onMainActor { check("double-scale", scale: 2, size: (160, 60)) { $0.effect = .coverFlow } }
  }
}

@MainActor
private func check(
  _ name: String, tolerance: Double? = nil, items: Int = 4, title: String? = nil, position: Double = 0.4,
  scale: Double = 1, size: (width: Int, height: Int) = (320, 120), hasPictures: Bool = true,
  style change: (inout BannerStyle) -> Void = { _ in }, file: StaticString = #filePath, line: UInt = #line,
  options prepare: (inout Carousel.Options) -> Void
) {
  var options = Carousel.Options()
  prepare(&options)
  var style = BannerStyle()
  change(&style)
  var carousel = Carousel(options: options)
  carousel.setItems(count: items)
  carousel.resize(to: Carousel.Viewport(width: Double(size.width), height: Double(size.height)))
  if position != 0 { carousel.hostScrolled(to: position, at: 0) }

  let drawing = BannerDrawing(carousel: carousel, style: style, text: TextRenderer(), scale: scale)
  let renderer = FrameRenderer(
    width: Int(Double(size.width) * scale), height: Int(Double(size.height) * scale), scale: scale,
    background: .init(red: 0.2, green: 0.2, blue: 0.2))
  var golden = GoldenPicture(name: name)
  if let tolerance { golden.tolerance = tolerance }
  golden.check(renderer, file: file, line: line) { snapshot in
    drawing.draw(on: snapshot) { page in
      guard let item = carousel.item(ofPage: page) else { return nil }
      let body = hasPictures ? PageContent.Body.picture(testCard(item)) : .placeholder
      return drawing.record(PageContent(body: body, title: title))
    }
  }
}

/// A picture on which a flip, a turn or a stretch is seen: a colour of its own, a frame, a bright corner at the upper left
/// and as many bars as the item's number, from 1.
@MainActor
private func testCard(_ item: Int) -> Picture {
  let width: Int32 = 200
  let height: Int32 = 100
  let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
  let context = cairo_create(surface)
  let colors: [(Double, Double, Double)] = [(0.75, 0.25, 0.2), (0.2, 0.55, 0.3), (0.2, 0.35, 0.75), (0.6, 0.5, 0.2)]
  let color = colors[item % colors.count]
  cairo_set_source_rgb(context, color.0, color.1, color.2)
  cairo_paint(context)
  cairo_set_source_rgb(context, 1, 1, 1)
  cairo_rectangle(context, 4, 4, 192, 92)
  cairo_set_line_width(context, 2)
  cairo_stroke(context)
  cairo_move_to(context, 4, 4)
  cairo_line_to(context, 44, 4)
  cairo_line_to(context, 4, 44)
  cairo_fill(context)
  for bar in 0...item % 6 {
    cairo_rectangle(context, 60 + Double(bar) * 20, 35, 10, 30)
    cairo_fill(context)
  }
  cairo_destroy(context)
  cairo_surface_flush(surface)
  let stride = cairo_image_surface_get_stride(surface)
  let bytes = g_bytes_new(cairo_image_surface_get_data(surface), gsize(stride * height))
  defer {
    g_bytes_unref(bytes)
    cairo_surface_destroy(surface)
  }
  return Picture(
    taking: gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride)))
}
