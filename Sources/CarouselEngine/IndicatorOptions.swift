/// How the carousel shows which item is current.
public enum IndicatorStyle: UInt8, CaseIterable, Sendable {
  /// Not at all.
  case none
  /// A row of equal dots; the current one has the current colour.
  case dots
  /// A row of bars; the current one is longer, and lengthens and shortens as pages move.
  case elongated
  /// A row of equal dots under a bar that stretches from one dot to the next as pages move.
  case worm
  /// The current item's number and the number of items, as in "3 / 10".
  case numbers
  /// A track that fills up from the first item to the last.
  case progress

  /// The style's name in attributes and command-line options.
  public var name: StaticString {
    switch self {
    case .none: "none"
    case .dots: "dots"
    case .elongated: "elongated"
    case .worm: "worm"
    case .numbers: "numbers"
    case .progress: "progress"
    }
  }
}

/// The indicator's style, place and measures.
///
/// No measure is an error: one that is not finite or not in its range counts as its default, and what is too large for
/// the viewport is made to fit.
public struct IndicatorOptions: Equatable, Sendable {
  /// What the indicator looks like. Default: dots.
  public var style: IndicatorStyle = .dots
  /// Where the indicator stands along the axis, between the insets. Default: in the centre.
  ///
  /// `start` is left in a left-to-right row, right in a right-to-left one, and the top of a column. A progress bar is
  /// as long as there is room, so that alignment says nothing about it.
  public var alignment: Carousel.Alignment = .center
  /// The space kept free around the indicator, in points, 0 or more. Default: 10 at the bottom and 8 elsewhere.
  ///
  /// A horizontal carousel's indicator stands at the bottom edge, a vertical one's at the trailing edge. A distance that
  /// is not finite or negative counts as 0; insets that leave no room are ignored.
  public var insets = Carousel.Insets(top: 8, leading: 8, bottom: 10, trailing: 8)
  /// A dot's width and height, in points, above 0. Default: 8.
  public var dotSize = Self.standardDotSize
  /// The gap between two dots, in points, 0 or more. Default: 8.
  public var dotSpacing = Self.standardDotSpacing
  /// The current dot's length in the elongated style, in points, above 0. Default: 20.
  ///
  /// A length below `dotSize` counts as `dotSize`.
  public var currentLength = Self.standardCurrentLength
  /// The progress bar's thickness, in points, above 0. Default: 4.
  public var barThickness = Self.standardBarThickness
  /// How round the corners of dots and bars are, in points, 0 or more; nil, the default, for as round as they can be.
  public var cornerRadius: Double?
  /// How many dots there are at most before the row scrolls, from 1 to 99. Default: 11.
  ///
  /// A row that has more items, or more than there is room for, shows the dots around the current one, an odd number of
  /// them, and those where the row goes on are smaller. A number out of range counts as the nearest that is not.
  public var maximumDots = 11

  public init() {}
}

/// The measures as they are used: each one finite and in its range.
extension IndicatorOptions {
  private static let standardDotSize = 8.0
  private static let standardDotSpacing = 8.0
  private static let standardCurrentLength = 20.0
  private static let standardBarThickness = 4.0

  /// So many dots and one more are all that a frame ever draws, whatever the number of items.
  private static let mostDots = 99

  var usableDotSize: Double { Self.positive(dotSize, or: Self.standardDotSize) }

  var usableDotSpacing: Double {
    dotSpacing.isFinite && dotSpacing >= 0 ? dotSpacing : Self.standardDotSpacing
  }

  var usableCurrentLength: Double { Self.positive(currentLength, or: Self.standardCurrentLength) }

  var usableBarThickness: Double { Self.positive(barThickness, or: Self.standardBarThickness) }

  /// Infinite where corners are as round as they can be.
  var usableCornerRadius: Double {
    guard let cornerRadius, cornerRadius.isFinite, cornerRadius >= 0 else { return .infinity }
    return cornerRadius
  }

  var usableMaximumDots: Int { maximumDots.clamped(from: 1, to: Self.mostDots) }

  private static func positive(_ value: Double, or standard: Double) -> Double {
    value.isFinite && value > 0 ? value : standard
  }
}
