@testable import CarouselEngine

/// The geometries that every page effect is tried on: sizes × extents × spacings × alignments, each way round.
enum PageEffectFixtures {
  struct Shape: Sendable {
    var length = 400.0
    var across = 200.0
    var extent = Carousel.PageExtent.fraction(1)
    var spacing = 0.0
    var alignment = Carousel.Alignment.center
    var inset = (start: 0.0, end: 0.0, acrossStart: 0.0, acrossEnd: 0.0)
  }

  static let full = [
    Shape(), Shape(length: 358.8, across: 180.3), Shape(length: 428.0 / 3, across: 900), Shape(length: 1e7, across: 3),
  ]

  static let shapes: [Shape] =
    full + [
      Shape(spacing: 16),
      Shape(spacing: 5000),
      Shape(extent: .fraction(0.6), spacing: 12),
      Shape(extent: .fraction(0.6), alignment: .start),
      Shape(extent: .fraction(0.3), alignment: .end),
      Shape(extent: .points(120.7), spacing: 8, inset: (20, 12, 9, 4)),
      Shape(extent: .points(120), alignment: .start, inset: (0, 30, 0, 60)),
      Shape(length: 1200, across: 300, extent: .points(90), spacing: 3),
      Shape(length: 300, across: 1500, extent: .points(250)),
      Shape(length: 300, across: 1500, extent: .points(40), spacing: 2),
      Shape(extent: .points(700)),
      Shape(length: 2000, across: 100, extent: .fraction(0.01)),
    ]

  enum Way: CaseIterable, Sendable {
    case leftToRight, rightToLeft, down
  }

  static func geometry(_ shape: Shape, _ way: Way = .leftToRight, loops: Bool = true) -> PageGeometry {
    var options = Carousel.Options()
    options.pageExtent = shape.extent
    options.spacing = shape.spacing
    options.alignment = shape.alignment
    options.axis = way == .down ? .vertical : .horizontal
    options.layoutDirection = way == .rightToLeft ? .rightToLeft : .leftToRight
    let inset = shape.inset
    options.insets =
      way == .down
      ? Carousel.Insets(top: inset.start, leading: inset.acrossStart, bottom: inset.end, trailing: inset.acrossEnd)
      : Carousel.Insets(top: inset.acrossStart, leading: inset.start, bottom: inset.acrossEnd, trailing: inset.end)
    let viewport =
      way == .down
      ? Carousel.Viewport(width: shape.across, height: shape.length)
      : Carousel.Viewport(width: shape.length, height: shape.across)
    return PageGeometry(options: options, viewport: viewport, itemCount: 1000, loops: loops)
  }

  /// All geometries, each way round.
  static let geometries = shapes.flatMap { shape in Way.allCases.map { geometry(shape, $0) } }
}

extension PageGeometry {
  var pageWidth: Double { orientation.axis == .horizontal ? extent : acrossExtent }
  var pageHeight: Double { orientation.axis == .horizontal ? acrossExtent : extent }
}

extension PageTransform {
  /// The page's corners on the screen: top left, top right, bottom right, bottom left.
  func corners(in geometry: PageGeometry) -> [Carousel.Point] {
    [
      matrix.project(x: 0, y: 0), matrix.project(x: geometry.pageWidth, y: 0),
      matrix.project(x: geometry.pageWidth, y: geometry.pageHeight), matrix.project(x: 0, y: geometry.pageHeight),
    ]
  }

  var isFinite: Bool {
    opacity.isFinite && zOrder.isFinite && matrix.entries.allSatisfy(\.isFinite)
  }
}

extension Matrix4 {
  var entries: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

/// The area of a polygon, positive when its corners go clockwise on the screen.
func area(_ corners: [Carousel.Point]) -> Double {
  var sum = 0.0
  for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) { sum += a.x * b.y - b.x * a.y }
  return sum / 2
}

/// What of a polygon lies inside the viewport: cut by one edge after the other.
func clip(_ corners: [Carousel.Point], to viewport: Carousel.Viewport) -> [Carousel.Point] {
  let insides: [(Carousel.Point) -> Double] = [
    { $0.x }, { viewport.width - $0.x }, { $0.y }, { viewport.height - $0.y },
  ]
  var polygon = corners
  for inside in insides {
    var rest: [Carousel.Point] = []
    for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      let (da, db) = (inside(a), inside(b))
      if da >= 0 { rest.append(a) }
      if (da < 0) != (db < 0) {
        let part = da / (da - db)
        rest.append(Carousel.Point(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part))
      }
    }
    polygon = rest
  }
  return polygon
}
