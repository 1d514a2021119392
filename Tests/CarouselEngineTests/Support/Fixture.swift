@testable import CarouselEngine
import Testing

/// A size, an axis, a direction and a page's measure: the places in which the same promises are tried.
struct Fixture: Sendable, CustomTestStringConvertible {
  var axis = Carousel.Axis.horizontal
  var layoutDirection = Carousel.LayoutDirection.leftToRight
  /// The viewport's length along the axis.
  var length = 400.0
  var loop = true
  var extent = Carousel.PageExtent.fraction(1)
  var spacing = 0.0

  var viewport: Carousel.Viewport {
    axis == .horizontal
      ? Carousel.Viewport(width: length, height: 200) : Carousel.Viewport(width: 200, height: length)
  }

  func apply(to options: inout Carousel.Options) {
    options.axis = axis
    options.layoutDirection = layoutDirection
    options.loop = loop
    options.pageExtent = extent
    options.spacing = spacing
  }

  var testDescription: String {
    "\(axis) \(layoutDirection) \(length) loop \(loop) \(extent) + \(spacing)"
  }

  /// Both axes and both directions, with and without a loop.
  static let directions: [Fixture] = [false, true].flatMap { loop in
    [
      Fixture(loop: loop),
      Fixture(layoutDirection: .rightToLeft, loop: loop),
      Fixture(axis: .vertical, loop: loop),
      Fixture(axis: .vertical, layoutDirection: .rightToLeft, loop: loop),
    ]
  }

  static let looping = directions.filter(\.loop)
  static let ending = directions.filter { !$0.loop }

  /// Widths that no binary fraction hits, as screens and split views have them.
  static let lengths = [358.8, 428.0 / 3, 500.4 / 3, 357.5, 400]

  /// Every direction at every such width, with one page in view, two with a gap, and three.
  static let everywhere: [Fixture] = directions.flatMap { direction in
    lengths.flatMap { length in
      [(Carousel.PageExtent.fraction(1), 0.0), (.points(length / 2 - 5), 10), (.fraction(1 / 3), 0)].map {
        var fixture = direction
        fixture.length = length
        fixture.extent = $0.0
        fixture.spacing = $0.1
        return fixture
      }
    }
  }
}
