import CarouselEngine

/// What the indicator's tests try in all combinations.
struct IndicatorSample: Sendable {
  var style = IndicatorStyle.dots
  var options = IndicatorOptions()
  var itemCount = 3
  var loops = true
  var axis = Carousel.Axis.horizontal
  var direction = Carousel.LayoutDirection.leftToRight
  var viewport = Carousel.Viewport(width: 320, height: 180)

  func layout(at position: Double, currentItem: Int = 0) -> IndicatorLayout {
    var options = options
    options.style = style
    return IndicatorLayout(
      options: options, itemCount: itemCount, position: position, currentItem: currentItem, loops: loops, axis: axis,
      layoutDirection: direction, viewport: viewport)
  }

  /// The viewport between the insets; all of it where they leave nothing.
  var allowed: Carousel.Rect {
    let insets = options.insets
    let (left, right) =
      direction == .leftToRight ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
    let width = viewport.width - left - right
    let height = viewport.height - insets.top - insets.bottom
    return Carousel.Rect(
      x: width > 0 ? left : 0, y: height > 0 ? insets.top : 0, width: width > 0 ? width : viewport.width,
      height: height > 0 ? height : viewport.height)
  }

  /// The part of the axis that a rectangle covers, from the axis' start.
  func line(_ rect: Carousel.Rect) -> (start: Double, end: Double) {
    if axis == .vertical { return (rect.minY, rect.maxY) }
    if direction == .leftToRight { return (rect.minX, rect.maxX) }
    return (viewport.width - rect.maxX, viewport.width - rect.minX)
  }

  static let everyStyle: [IndicatorStyle] = [.dots, .elongated, .worm, .numbers, .progress]
  static let everyRow: [IndicatorStyle] = [.dots, .elongated, .worm]

  static let directions: [(axis: Carousel.Axis, direction: Carousel.LayoutDirection)] = [
    (.horizontal, .leftToRight), (.horizontal, .rightToLeft), (.vertical, .leftToRight), (.vertical, .rightToLeft),
  ]

  static let sides = [0.5, 5, 20, 40, 100, 358.8, 1e7]

  /// Measures that the defaults do not try: dots without a gap, dots larger than most viewports, an even limit, one dot.
  static let measures: [IndicatorOptions] = {
    var touching = IndicatorOptions()
    touching.dotSpacing = 0
    touching.maximumDots = 8
    var large = IndicatorOptions()
    large.dotSize = 60
    large.currentLength = 300
    large.dotSpacing = 1
    large.barThickness = 90
    large.insets = Carousel.Insets(top: 3, leading: 21, bottom: 1, trailing: 0)
    var single = IndicatorOptions()
    single.maximumDots = 1
    single.insets = Carousel.Insets()
    return [IndicatorOptions(), touching, large, single]
  }()
}

extension Carousel.Rect {
  var center: Carousel.Point { Carousel.Point(x: x + width / 2, y: y + height / 2) }

  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  func contains(_ other: Carousel.Rect, within tolerance: Double = 1e-7) -> Bool {
    other.minX >= minX - tolerance && other.minY >= minY - tolerance && other.maxX <= maxX + tolerance
      && other.maxY <= maxY + tolerance && other.width >= 0 && other.height >= 0
  }
}
