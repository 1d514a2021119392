extension Carousel {
  /// The line along which pages follow each other.
  public enum Axis: UInt8, CaseIterable, Sendable {
    case horizontal
    case vertical
  }

  /// The direction in which a horizontal carousel's pages follow each other; a vertical one ignores it.
  public enum LayoutDirection: UInt8, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
  }
}

/// Turns the screen's directions into the carousel's and back: the only place that knows the axis and the layout
/// direction.
///
/// Everything else in the engine works *along* the axis, where forward is positive, and *across* it.
struct Orientation: Equatable, Sendable {
  var axis: Carousel.Axis
  var layoutDirection: Carousel.LayoutDirection

  /// Whether the next page lies towards smaller screen coordinates.
  var isReversed: Bool { axis == .horizontal && layoutDirection == .rightToLeft }

  /// +1 where forward is towards larger screen coordinates, otherwise -1.
  var sign: Double { isReversed ? -1 : 1 }

  /// The part of a screen displacement that goes along the axis, positive when it goes forward.
  func along(_ vector: Carousel.Vector) -> Double {
    axis == .horizontal ? vector.dx * sign : vector.dy
  }

  /// A displacement along and across the axis; nil for one that is no number. Longer than any screen counts as that
  /// long.
  func travel(_ vector: Carousel.Vector) -> (along: Double, across: Double)? {
    let along = along(vector)
    let across = across(vector)
    guard along.isFinite, across.isFinite else { return nil }
    let longest = Carousel.Viewport.sides.upperBound
    return (along.clamped(from: -longest, to: longest), across.clamped(from: -longest, to: longest))
  }

  /// A displacement of `points` on the screen along the axis, to the right or down when positive.
  func screenVector(_ points: Double) -> Carousel.Vector {
    axis == .horizontal ? Carousel.Vector(dx: points, dy: 0) : Carousel.Vector(dx: 0, dy: points)
  }

  /// The part of a screen displacement that goes across the axis.
  func across(_ vector: Carousel.Vector) -> Double {
    axis == .horizontal ? vector.dy : vector.dx
  }

  func along(_ size: Carousel.Viewport) -> Double {
    axis == .horizontal ? size.width : size.height
  }

  func across(_ size: Carousel.Viewport) -> Double {
    axis == .horizontal ? size.height : size.width
  }

  /// The insets before the first and after the last page along the axis.
  func along(_ insets: Carousel.Insets) -> (start: Double, end: Double) {
    axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  /// The insets across the axis, in screen order: top and bottom, or left and right.
  func across(_ insets: Carousel.Insets) -> (start: Double, end: Double) {
    if axis == .horizontal { return (insets.top, insets.bottom) }
    return layoutDirection == .leftToRight ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
  }

  /// The screen rectangle of something that begins at `start` along the axis and at `acrossStart` across it.
  func rect(
    start: Double, extent: Double, acrossStart: Double, acrossExtent: Double, in viewport: Carousel.Viewport
  ) -> Carousel.Rect {
    switch axis {
    case .horizontal:
      let x = isReversed ? viewport.width - start - extent : start
      return Carousel.Rect(x: x, y: acrossStart, width: extent, height: acrossExtent)
    case .vertical:
      return Carousel.Rect(x: acrossStart, y: start, width: acrossExtent, height: extent)
    }
  }

  /// A transform of the screen, given one in logical coordinates (x along the axis, y across it), both about the
  /// same origin: mirrored where pages go to the left, transposed where they go down.
  func onScreen(_ logical: PlaneMatrix) -> PlaneMatrix {
    var result = logical
    if axis == .vertical {
      (result.m11, result.m22) = (logical.m22, logical.m11)
      (result.m12, result.m21) = (logical.m21, logical.m12)
      (result.m14, result.m24) = (logical.m24, logical.m14)
      (result.m41, result.m42) = (logical.m42, logical.m41)
    } else if isReversed {
      // Subtracted from 0, so that a 0 stays a positive one.
      result.m12 = 0 - logical.m12
      result.m14 = 0 - logical.m14
      result.m21 = 0 - logical.m21
      result.m41 = 0 - logical.m41
    }
    return result
  }
}
