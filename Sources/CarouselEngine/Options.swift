extension Carousel {
  /// What an app chooses about a carousel; every skin offers these options by these names.
  ///
  /// Options can change at any moment and in any order: the current item stays.
  public struct Options: Equatable, Sendable {
    /// The line along which pages follow each other. Default: horizontal.
    public var axis: Axis = .horizontal
    /// Whether a horizontal carousel's next page is to the right or to the left. Default: left to right.
    public var layoutDirection: LayoutDirection = .leftToRight
    /// Whether the first item follows the last, without an end in either direction. Default: true.
    ///
    /// A carousel of fewer than two items never loops.
    public var loop = true
    /// Whether a step past an end that does not loop goes to the other end. Default: false.
    public var rewind = false
    /// A page's length along the axis. Default: the whole viewport between the insets.
    public var pageExtent: PageExtent = .fraction(1)
    /// The gap after each page, in points, 0 or more. Default: 0.
    public var spacing = 0.0
    /// The space kept free around the pages, in points, 0 or more. Default: none.
    public var insets = Insets()
    /// Where the current page rests when it is shorter than the viewport. Default: in the centre.
    ///
    /// Without `loop`, the first and the last page keep to the edges instead, so that no blank is shown.
    public var alignment: Alignment = .center
    /// Whether the carousel rests on pages only. Default: on pages.
    public var snapping: Snapping = .page
    /// How pages look while they move. Default: they slide.
    public var effect: PageEffect = .slide
    /// The time between two turns that the carousel makes by itself, in seconds; nil, the default, for none.
    ///
    /// A number that is not finite or not above 0 counts as nil.
    public var autoplay: Double?
    /// Which way autoplay turns. Default: forward.
    public var autoplayDirection: AutoplayDirection = .forward
    /// The dots, their place and their measures. Default: dots in the centre of the bottom edge.
    public var indicator = IndicatorOptions()

    public init() {}
  }

  /// A page's length along the axis.
  public enum PageExtent: Equatable, Sendable {
    /// A part of the viewport's length between the insets: 1 is all of it. Not above 0 counts as 1.
    case fraction(Double)
    /// A length in points. Not above 0 counts as the whole viewport.
    case points(Double)
  }

  /// Where a page rests that is shorter than the viewport.
  public enum Alignment: UInt8, CaseIterable, Sendable {
    case start
    case center
    case end

    /// How much of what is left lies before the page: 0, a half, or all of it.
    var part: Double { Double(rawValue) / 2 }
  }

  /// Where the carousel comes to rest.
  public enum Snapping: UInt8, CaseIterable, Sendable {
    /// On a page, at most one page from where it was released.
    case page
    /// Wherever its speed carries it.
    case free
  }

  /// Which way autoplay turns.
  public enum AutoplayDirection: UInt8, CaseIterable, Sendable {
    case forward
    case backward
  }
}
