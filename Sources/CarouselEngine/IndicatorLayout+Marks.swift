extension IndicatorLayout {
  /// A dot, a bar or a part of one, as it is drawn.
  public struct Mark: Equatable, Sendable {
    /// Where it is on the screen, in points.
    public let frame: Carousel.Rect
    /// How round its corners are, in points.
    public let cornerRadius: Double
    /// How far it has the current colour, from 0 to 1.
    public let emphasis: Double
    /// How opaque it is, from 0 to 1.
    public let opacity: Double
  }

  /// Hands over all that there is to draw but the numbers, in order: what the parts' own properties tell, at less cost.
  public func forEachMark(_ draw: (Mark) -> Void) {
    switch content {
    case .nothing, .numbers:
      break
    case .bar(let bar):
      draw(mark(bounds, emphasis: 0))
      draw(mark(area.rect(along: Segment(start: line.start, length: bar.fill), across: band)))
    case .dots(let row):
      for dot in row.visible { draw(mark(ofDot: dot, in: row)) }
      guard style == .worm else { return }
      let worm = Worm(row: row)
      draw(mark(wormRect(worm.body)))
      if let head = worm.head { draw(mark(wormRect(head))) }
    }
  }

  /// Hands over the item of each visible dot and where a press leads to it: what `hitArea(ofDot:)` tells, at less cost.
  public func forEachHitArea(_ use: (_ item: Int, _ area: Carousel.Rect) -> Void) {
    guard case .dots(let row) = content else { return }
    let dots = row.visible
    let hitLine = hitLine
    var start = hitLine.start
    for dot in dots {
      let end = dot == dots.upperBound - 1 ? hitLine.end : line.start + row.boundary(afterDot: dot)
      use(row.item(ofDot: dot), area.rect(along: Segment(from: start, to: end), across: hitBand))
      start = end
    }
  }

  func mark(_ frame: Carousel.Rect, emphasis: Double = 1, opacity: Double = 1) -> Mark {
    Mark(frame: frame, cornerRadius: cornerRadius(of: frame), emphasis: emphasis, opacity: opacity)
  }
}
