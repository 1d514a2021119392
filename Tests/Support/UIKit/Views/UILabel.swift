public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A stand-in for Apple's class. A character is half as wide as its font's size.
@MainActor open class UILabel: UIView {
  open var text: String? { didSet { invalidateIntrinsicContentSize() } }
  open var font: UIFont! = UIFont.systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontForContentSizeCategory = false
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let whole = CGFloat(text.count) * font.pointSize / 2
    guard numberOfLines != 1, size.width > 0, whole > size.width else {
      return CGSize(width: whole.rounded(.up), height: font.lineHeight.rounded(.up))
    }
    let needed = (whole / size.width).rounded(.up)
    let lines = numberOfLines > 0 ? min(needed, CGFloat(numberOfLines)) : needed
    return CGSize(width: size.width, height: (lines * font.lineHeight).rounded(.up))
  }
}
