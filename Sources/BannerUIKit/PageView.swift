import UIKit

/// A reusable page: a picture with a caption, or a view of the app's own. A tap on it is a control's.
final class PageView: UIControl {
  /// The page that it shows; nil while it waits to be used again.
  var page: Int?
  /// The item that the page showed when it was filled; nil while it waits.
  var item: Int?
  /// What the app made for the item, if it did.
  private(set) var content: UIView?
  private let pictureView = UIImageView()
  private let shade = UIView()
  private let caption = UILabel()
  private var captionMargin: CGFloat = 0
  /// The space below the caption, in points: that of the indicator.
  var captionInset: CGFloat = 0 { didSet { if captionInset != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    pictureView.clipsToBounds = true
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.35)
    shade.isUserInteractionEnabled = false
    pictureView.isUserInteractionEnabled = false
    caption.adjustsFontForContentSizeCategory = true
    caption.numberOfLines = 2
    for view in [pictureView, shade, caption] { addSubview(view) }
  }

  // What it shows.

  func show(_ item: BannerItem, style: BannerStyle) {
    let title = style.showsCaptions && content == nil ? item.banner.title : nil
    caption.text = title
    caption.isHidden = title == nil
    shade.isHidden = title == nil
    caption.textColor = style.captionColor
    caption.font = UIFont.preferredFont(forTextStyle: style.captionTextStyle)
    captionMargin = style.captionMargin
    layer.cornerRadius = style.cornerRadius
    backgroundColor = content == nil ? style.placeholderColor : nil
    setNeedsLayout()
  }

  /// - Parameter image: nil for the placeholder.
  func show(_ image: UIImage?, style: BannerStyle) {
    let shown = image ?? style.placeholder
    if pictureView.image !== shown { pictureView.image = shown }
    pictureView.contentMode = style.contentMode == .fill ? .scaleAspectFill : .scaleAspectFit
    pictureView.isHidden = content != nil
  }

  /// Puts a view of the app's own in place of the picture; nil for the picture again.
  func setContent(_ view: UIView?) {
    guard view !== content || view.map({ $0.superview !== self }) == true else { return }
    // Another page may have taken it meanwhile.
    if content?.superview === self { content?.removeFromSuperview() }
    content = view
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  /// The picture that is on show, for tests and for a transition to the app's next screen.
  var image: UIImage? { pictureView.image }
  /// The caption's words, if any are written.
  var captionText: String? { caption.isHidden ? nil : caption.text }

  /// A tap on the app's own view is for the page, where no control and no gesture there takes it: a control is told of
  /// touches that hit itself only.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit != nil else { return nil }
    var view = hit
    while let current = view, current !== self {
      if current is UIControl || current.gestureRecognizers?.isEmpty == false { return hit }
      view = current.superview
    }
    return self
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pictureView.frame = bounds
    content?.frame = bounds
    let width = max(0, bounds.width - 2 * captionMargin)
    let size = caption.sizeThatFits(CGSize(width: width, height: bounds.height))
    // In a small view the margins go before the words do.
    let below = min(max(captionMargin / 2, captionInset), max(0, bounds.height - size.height))
    let height = min(size.height, bounds.height - below)
    let band = min(height + captionMargin / 2 + below, bounds.height)
    shade.frame = CGRect(x: 0, y: bounds.height - band, width: bounds.width, height: band)
    caption.frame = CGRect(x: captionMargin, y: bounds.height - below - height, width: width, height: height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    caption.textAlignment = isMirrored ? .right : .left
  }
}
