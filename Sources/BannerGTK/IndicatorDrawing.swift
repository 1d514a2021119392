import CGtk
import CarouselEngine

/// Draws the indicator as the engine lays it out.
@MainActor
struct IndicatorDrawing {
  let layout: IndicatorLayout
  let style: BannerStyle
  let text: TextRenderer

  /// How far the outline reaches around a dot or a bar, in points.
  private static let outline = 1.0
  /// The space around the numbers in their box, in points.
  private static let numbersPadding = (x: 10.0, y: 4.0)

  func draw(on snapshot: OpaquePointer) {
    guard !layout.isHidden else { return }
    for number in layout.visibleDots {
      let dot = layout.dot(number)
      let color = style.indicatorColor.mixed(with: style.indicatorCurrentColor, part: dot.emphasis)
      snapshot.withOpacity(dot.opacity) {
        drawOutlined(dot.frame, radius: dot.cornerRadius, color: color, on: snapshot)
      }
    }
    if let track = layout.track {
      drawOutlined(track, radius: layout.cornerRadius(of: track), color: style.indicatorColor, on: snapshot)
    }
    for bar in [layout.fill, layout.worm, layout.wormHead] {
      guard let bar, bar.width > 0, bar.height > 0 else { continue }
      snapshot.append(style.indicatorCurrentColor, in: bar, radius: layout.cornerRadius(of: bar))
    }
    if let numbers = layout.numbers { draw(numbers, on: snapshot) }
  }

  private func drawOutlined(
    _ frame: Carousel.Rect, radius: Double, color: BannerStyle.Color, on snapshot: OpaquePointer
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    let outer = Carousel.Rect(
      x: frame.x - Self.outline, y: frame.y - Self.outline, width: frame.width + 2 * Self.outline,
      height: frame.height + 2 * Self.outline)
    snapshot.append(style.indicatorOutline, in: outer, radius: radius + Self.outline)
    snapshot.append(color, in: frame, radius: radius)
  }

  /// The rectangle that nothing of the indicator leaves, in points.
  var bounds: Carousel.Rect {
    guard let numbers = layout.numbers else { return layout.bounds }
    var bounds = Carousel.Rect.zero
    layOut(numbers, current: numbers.count) { _, box in bounds = box }
    return bounds
  }

  private func draw(_ numbers: IndicatorNumbers, on snapshot: OpaquePointer) {
    layOut(numbers, current: numbers.current) { line, box in
      snapshot.append(.black.faded(to: 0.5), in: box, radius: box.height / 2)
      snapshot.append(
        line,
        at: Carousel.Point(x: box.x + (box.width - line.width) / 2, y: box.y + (box.height - line.height) / 2),
        color: style.indicatorCurrentColor)
    }
  }

  private func layOut(
    _ numbers: IndicatorNumbers, current: Int, use: (TextRenderer.Line, _ box: Carousel.Rect) -> Void
  ) {
    text.layOut("\(current) / \(numbers.count)", font: style.numbersFont, width: nil) { line in
      use(
        line,
        numbers.frame(
          width: line.width + 2 * Self.numbersPadding.x, height: line.height + 2 * Self.numbersPadding.y))
    }
  }
}
