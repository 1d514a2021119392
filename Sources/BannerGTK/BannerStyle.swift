import CGtk
import CarouselEngine

/// What the GTK skin draws pages and indicators with.
public struct BannerStyle: Equatable, Sendable {
  /// How a picture fills its page.
  public enum ContentMode: Equatable, Sendable {
    /// It covers the page; what is too much is cut off evenly on both sides.
    case fill
    /// All of it is visible, with the placeholder's colour around it.
    case fit
  }

  /// A colour without a colour space of its own: sRGB, each part from 0 to 1, not premultiplied.
  public struct Color: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    public static let white = Color(red: 1, green: 1, blue: 1)
    public static let black = Color(red: 0, green: 0, blue: 0)

    /// The same colour, with its alpha multiplied.
    public func faded(to part: Double) -> Color {
      Color(red: red, green: green, blue: blue, alpha: alpha * part)
    }

    var rgba: GdkRGBA {
      GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
  }

  /// Default: fill.
  public var contentMode = ContentMode.fill
  /// How round a page's corners are, in points. Default: 0.
  public var cornerRadius = 0.0
  /// What stands where a picture is missing or does not reach: a soft light at the top, this colour below.
  public var placeholder = Color(red: 0.80, green: 0.82, blue: 0.85)
  /// Whether a banner's title is drawn on its page. Default: true.
  public var showsCaptions = true
  /// The caption's font, as Pango describes fonts. Default: "Sans Bold 15px".
  public var captionFont = "Sans Bold 15px"
  /// The space around the caption, in points. Default: 16.
  public var captionMargin = 16.0
  /// Default: white.
  public var captionColor = Color.white
  /// The current dot, the worm, the bar's fill and the numbers. Default: white.
  public var indicatorCurrentColor = Color.white
  /// The other dots and the bar's track. Default: white at 45 %.
  public var indicatorColor = Color.white.faded(to: 0.45)
  /// What is drawn a point wider under each dot, so that it stands out from a light picture. Default: black at 25 %.
  public var indicatorOutline = Color.black.faded(to: 0.25)
  /// The numbers' font, as Pango describes fonts. Default: "Sans Bold 12px".
  public var numbersFont = "Sans Bold 12px"

  public init() {}
}
