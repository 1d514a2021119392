/// Where everything that an indicator draws is, at one moment: a pure function of the options, the position and the
/// viewport.
///
/// A skin draws what there is, in this order, and never asks which style it is: the `track`, the `visibleDots`, the
/// `worm` and its `wormHead`, the `fill`, the `numbers`. Making a layout and asking it allocates nothing and costs the
/// same for any number of items.
public struct IndicatorLayout: Equatable, Sendable {
  /// The style whose layout this is.
  public let style: IndicatorStyle
  /// The number of items, 0 or more.
  public let itemCount: Int
  /// The current item: the one that accessibility calls current, whatever the position's fraction.
  public let currentItem: Int
  let area: IndicatorArea
  let content: Content
  /// What the content covers, along and across the axis.
  let line: Segment
  let band: Segment
  private let cornerRadius: Double

  /// Lays the indicator out.
  ///
  /// - Parameters:
  ///   - options: the style, the place and the measures.
  ///   - itemCount: the number of items; below 0 counts as 0.
  ///   - position: where the carousel is, in pages; one that is not finite counts as `currentItem`. A carousel that loops
  ///     may have turned any number of times in either direction; one that does not stays at its ends.
  ///   - currentItem: the current item; one that does not exist counts as the nearest that does.
  ///   - loops: whether the first item follows the last.
  ///   - axis: the line along which pages follow each other.
  ///   - layoutDirection: the direction in which a horizontal carousel's pages follow each other.
  ///   - viewport: the visible area, in points; an unusable one hides the indicator.
  public init(
    options: IndicatorOptions, itemCount: Int, position: Double, currentItem: Int, loops: Bool,
    axis: Carousel.Axis = .horizontal, layoutDirection: Carousel.LayoutDirection = .leftToRight,
    viewport: Carousel.Viewport
  ) {
    self.init(
      options: options, itemCount: itemCount, position: position, currentItem: currentItem, loops: loops,
      orientation: Orientation(axis: axis, layoutDirection: layoutDirection), viewport: viewport)
  }

  init(
    options: IndicatorOptions, itemCount: Int, position: Double, currentItem: Int, loops: Bool,
    orientation: Orientation, viewport: Carousel.Viewport
  ) {
    let isShown = viewport.isUsable && itemCount > 1 && options.style != .none
    let itemCount = itemCount.clamped(from: 0, to: PageIndexing.furthestPage)
    let currentItem = currentItem.clamped(from: 0, to: max(itemCount - 1, 0))
    let area = IndicatorArea(
      options: options, orientation: orientation, viewport: viewport.isUsable ? viewport : .zero)
    style = options.style
    self.itemCount = itemCount
    self.currentItem = currentItem
    self.area = area
    cornerRadius = options.usableCornerRadius

    guard isShown else {
      content = .nothing
      line = Segment(start: 0, length: 0)
      band = line
      return
    }
    let phase = IndicatorPhase(position: position, currentItem: currentItem, itemCount: itemCount, loops: loops)
    switch options.style {
    case .none, .numbers:
      content = .numbers
      line = Segment(start: area.start(ofLength: 0), length: 0)
      band = area.band(ofThickness: 0)
    case .dots, .elongated, .worm:
      let size = min(options.usableDotSize, area.across.length)
      let row = DotRow(
        itemCount: itemCount, phase: phase, loops: loops, size: size, spacing: options.usableDotSpacing,
        currentLength: options.style == .elongated ? options.usableCurrentLength : size,
        maximum: options.usableMaximumDots, available: area.along.length)
      content = .dots(row)
      line = Segment(start: area.start(ofLength: row.length), length: row.length)
      band = area.band(ofThickness: row.size)
    case .progress:
      let thickness = min(options.usableBarThickness, area.across.length)
      content = .bar(
        ProgressBar(phase: phase, itemCount: itemCount, length: area.along.length, shortest: thickness))
      line = area.along
      band = area.band(ofThickness: thickness)
    }
  }

  /// What one dot looks like.
  public struct Dot: Equatable, Sendable {
    /// The item that the dot stands for.
    public let item: Int
    /// Where the dot is on the screen, in points, its size as it is drawn.
    public let frame: Carousel.Rect
    /// How round its corners are, in points.
    public let cornerRadius: Double
    /// How far the dot has the current colour, from 0 to 1; always 0 under a worm, which has that colour itself.
    public let emphasis: Double
    /// How opaque the dot is, from 0 to 1: less than 1 only while it comes or goes at the end of a long row.
    public let opacity: Double
    /// Whether the dot stands for the current item.
    public let isCurrent: Bool
  }

  /// Whether there is nothing to draw: no style, fewer than two items, or no usable viewport.
  public var isHidden: Bool {
    if case .nothing = content { return true }
    return false
  }

  /// The rectangle that nothing of the indicator leaves, in points, the same at every position; without a size where
  /// only the skin knows how large the numbers are.
  public var bounds: Carousel.Rect { area.rect(along: line, across: band) }

  /// The number of dots in the whole row, seen or not: the number of items, or 0 in a style without dots.
  public var dotCount: Int { row == nil ? 0 : itemCount }

  /// The dots to draw, from the row's start to its end.
  ///
  /// They are numbered by item. In a long row of a carousel that loops, the numbers run on where the loop closes, as
  /// pages do: they may be below 0, or `itemCount` and above, and `dot(_:)` knows their items.
  public var visibleDots: Range<Int> { row?.visible ?? 0..<0 }

  /// What a dot looks like, by its item or its number in `visibleDots`; one that is out of sight has no size.
  public func dot(_ number: Int) -> Dot {
    guard let row else {
      return Dot(item: 0, frame: .zero, cornerRadius: 0, emphasis: 0, opacity: 0, isCurrent: false)
    }
    let item = row.item(ofDot: number)
    let mark = mark(ofDot: row.dot(ofItem: item), in: row)
    return Dot(
      item: item, frame: mark.frame, cornerRadius: mark.cornerRadius, emphasis: mark.emphasis, opacity: mark.opacity,
      isCurrent: item == currentItem)
  }

  func mark(ofDot dot: Int, in row: DotRow) -> Mark {
    let thickness = row.size * row.scale(ofDot: dot)
    return mark(
      area.rect(
        along: placed(row.segment(ofDot: dot)), across: Segment(start: band.center - thickness / 2, length: thickness)),
      emphasis: style == .worm ? 0 : row.phase.emphasis(of: row.item(ofDot: dot)), opacity: row.opacity(ofDot: dot))
  }

  /// The bar of the worm style, in points, in the current colour.
  public var worm: Carousel.Rect? {
    guard style == .worm, let row else { return nil }
    return wormRect(Worm(row: row).body)
  }

  /// The part of the worm that has come in at the first dot while the rest goes out at the last one, in points; nil
  /// except where the loop closes.
  public var wormHead: Carousel.Rect? {
    guard style == .worm, let row, let head = Worm(row: row).head else { return nil }
    return wormRect(head)
  }

  /// The progress style's whole bar, in points.
  public var track: Carousel.Rect? { bar == nil ? nil : bounds }

  /// The part of the track that is filled, in points, in the current colour.
  public var fill: Carousel.Rect? {
    guard let bar else { return nil }
    return area.rect(along: Segment(start: line.start, length: bar.fill), across: band)
  }

  /// How round the corners of the worm, the track or the fill are, in points.
  public func cornerRadius(of frame: Carousel.Rect) -> Double {
    min(cornerRadius, min(frame.width, frame.height) / 2)
  }

  /// What the numbers style says, and where.
  public var numbers: IndicatorNumbers? {
    guard case .numbers = content else { return nil }
    return IndicatorNumbers(current: currentItem + 1, count: itemCount, at: bounds, in: area)
  }

  /// The item to which a press leads; nil beside the indicator.
  ///
  /// The area in which a press counts is at least 24 points thick where the viewport is. Between two dots, the nearer one
  /// counts; a progress bar leads to the item in whose part of the track the press is; numbers lead nowhere.
  public func item(at point: Carousel.Point) -> Int? {
    let place = area.orientation.locate(point, in: area.viewport)
    let hitLine = hitLine
    let hitBand = hitBand
    guard place.along >= hitLine.start, place.along <= hitLine.end, place.across >= hitBand.start,
      place.across <= hitBand.end
    else { return nil }
    switch content {
    case .nothing, .numbers: return nil
    case .bar(let bar): return bar.item(at: place.along - line.start)
    case .dots(let row):
      let dots = row.visible
      var dot = dots.lowerBound
      while dot < dots.upperBound - 1, place.along - line.start >= row.boundary(afterDot: dot) { dot += 1 }
      return row.item(ofDot: dot)
    }
  }

  /// Where a press leads to the item of a visible dot, in points: these areas cover the row without a gap.
  ///
  /// A dot that is out of sight has an area without a size.
  public func hitArea(ofDot number: Int) -> Carousel.Rect {
    guard let row else { return .zero }
    let dot = row.dot(ofItem: row.item(ofDot: number))
    let dots = row.visible
    guard dots.contains(dot) else { return self.dot(number).frame }
    let start = dot == dots.lowerBound ? hitLine.start : line.start + row.boundary(afterDot: dot - 1)
    let end = dot == dots.upperBound - 1 ? hitLine.end : line.start + row.boundary(afterDot: dot)
    return area.rect(along: Segment(from: start, to: end), across: hitBand)
  }

  enum Content: Equatable, Sendable {
    case nothing
    case numbers
    case dots(DotRow)
    case bar(ProgressBar)
  }

  private var row: DotRow? {
    if case .dots(let row) = content { return row }
    return nil
  }

  private var bar: ProgressBar? {
    if case .bar(let bar) = content { return bar }
    return nil
  }

  var hitLine: Segment {
    area.hitLine(around: line, target: row?.size ?? line.length, gap: row?.spacing ?? 0)
  }

  var hitBand: Segment { area.hitBand(around: band) }

  /// A part of the worm is never thicker than long, so that one that comes or goes is a small dot and not a splinter.
  func wormRect(_ part: Segment) -> Carousel.Rect {
    let thickness = min(part.length, band.length)
    return area.rect(along: placed(part), across: Segment(start: band.center - thickness / 2, length: thickness))
  }

  /// A part of the content as a part of the axis.
  private func placed(_ segment: Segment) -> Segment {
    Segment(start: line.start + segment.start, length: segment.length)
  }
}
