/// A part of a line, in points.
struct Segment: Equatable, Sendable {
  var start: Double
  var length: Double

  var end: Double { start + length }
  var center: Double { start + length / 2 }

  init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  init(from start: Double, to end: Double) {
    self.init(start: start, length: max(0, end - start))
  }

  /// What is left of it inside a line that begins at 0.
  func clipped(to length: Double) -> Segment {
    let start = self.start.clamped(from: 0, to: length)
    return Segment(from: start, to: end.clamped(from: start, to: length))
  }
}

/// The part of the viewport that an indicator may cover, and the edge at which it stands.
///
/// Everything that an indicator consists of is worked out along the axis, from the axis' start; only here does it become
/// a rectangle on the screen.
struct IndicatorArea: Equatable, Sendable {
  let orientation: Orientation
  let viewport: Carousel.Viewport
  let alignment: Carousel.Alignment
  /// The viewport between the insets, along and across the axis.
  let along: Segment
  let across: Segment
  /// How much more the insets keep free before `along` than after it.
  private let shift: Double

  /// - Parameter viewport: a usable one.
  init(options: IndicatorOptions, orientation: Orientation, viewport: Carousel.Viewport) {
    self.orientation = orientation
    self.viewport = viewport
    alignment = options.alignment
    let alongInset = orientation.along(options.insets)
    let acrossInset = orientation.across(options.insets)
    (along, shift) = Self.band(orientation.along(viewport), alongInset.start, alongInset.end)
    (across, _) = Self.band(orientation.across(viewport), acrossInset.start, acrossInset.end)
  }

  /// Where something of that length begins along the axis.
  func start(ofLength length: Double) -> Double {
    switch alignment {
    case .start: along.start
    // Insets of the same size cancel out before anything is rounded: the centre is the viewport's own.
    case .center: (orientation.along(viewport) + shift - length) / 2
    case .end: along.end - length
    }
  }

  /// Where something of that thickness lies across the axis, at the indicator's edge.
  func band(ofThickness thickness: Double) -> Segment {
    Segment(start: orientation.isFarEdge ? across.end - thickness : across.start, length: thickness)
  }

  /// The part of the viewport, across the axis, in which a press means what lies in that band.
  func hitBand(around band: Segment) -> Segment {
    let length = orientation.across(viewport)
    let thickness = band.length.clamped(from: Self.smallestTarget, to: length)
    return Segment(start: (band.center - thickness / 2).clamped(from: 0, to: length - thickness), length: thickness)
  }

  /// The part of the viewport, along the axis, in which a press means what lies in that segment.
  func hitLine(around line: Segment, target: Double, gap: Double) -> Segment {
    let margin = max(gap / 2, (Self.smallestTarget - target) / 2)
    return Segment(from: line.start - margin, to: line.end + margin).clipped(to: orientation.along(viewport))
  }

  /// The screen rectangle of a part of the axis and a part of the line across it.
  func rect(along: Segment, across: Segment) -> Carousel.Rect {
    orientation.rect(
      start: along.start, extent: along.length, acrossStart: across.start, acrossExtent: across.length, in: viewport)
  }

  /// What a press must be able to hit with ease, in points: WCAG 2.2, success criterion 2.5.8, "Target Size (Minimum)".
  private static let smallestTarget = 24.0

  /// A line less its insets; insets that leave nothing are ignored.
  private static func band(_ length: Double, _ start: Double, _ end: Double) -> (rest: Segment, shift: Double) {
    let start = start.isFinite ? max(0, start) : 0
    let end = end.isFinite ? max(0, end) : 0
    let available = length - start - end
    guard available > 0 else { return (Segment(start: 0, length: length), 0) }
    return (Segment(start: start, length: available), start - end)
  }
}

extension Orientation {
  /// Whether the edge at which an indicator stands (a row's is the bottom, a column's the trailing edge) is the one at
  /// the larger screen coordinates.
  var isFarEdge: Bool { axis == .horizontal || layoutDirection == .leftToRight }

  /// How far a point of the screen lies from the axis' start, and from the left or top edge across it.
  func locate(_ point: Carousel.Point, in viewport: Carousel.Viewport) -> (along: Double, across: Double) {
    switch axis {
    case .horizontal: (isReversed ? viewport.width - point.x : point.x, point.y)
    case .vertical: (point.y, point.x)
    }
  }
}
