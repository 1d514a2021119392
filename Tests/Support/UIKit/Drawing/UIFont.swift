/// A stand-in for Apple's class. Nothing of it changes after it is made.
open class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  public let pointSize: CGFloat

  init(pointSize: CGFloat) { self.pointSize = pointSize }

  open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }

  /// The sizes of Apple's Human Interface Guidelines, for the content sizes that there are here. On the main thread only.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let category = MainActor.assumeIsolated { Stage.current.traits.preferredContentSizeCategory }
    let sizes: [TextStyle: CGFloat]
    switch category {
    case .extraLarge: sizes = [.body: 19, .headline: 19, .subheadline: 17, .footnote: 15, .caption1: 14, .caption2: 13]
    case .accessibilityLarge:
      sizes = [.body: 33, .headline: 33, .subheadline: 30, .footnote: 27, .caption1: 26, .caption2: 24]
    default: sizes = [.subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11]
    }
    return UIFont(pointSize: sizes[style] ?? 17)
  }

  open var lineHeight: CGFloat { pointSize * 1.2 }
}
