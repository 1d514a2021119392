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

  /// The sizes at the default content size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let sizes: [TextStyle: CGFloat] = [.subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11]
    return UIFont(pointSize: sizes[style] ?? 17)
  }

  open var lineHeight: CGFloat { pointSize * 1.2 }
}
