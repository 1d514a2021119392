import CarouselEngine
import UIKit

/// Draws the engine's indicator, and tells which item a tap on it means.
final class IndicatorView: UIControl {
  var onSelect: (_ item: Int) -> Void = { _ in }
  private var layout: IndicatorLayout?
  private var dots: [UIView] = []
  private let track = UIView()
  private let fill = UIView()
  private let worm = UIView()
  private let wormHead = UIView()
  private let numbers = UILabel()
  /// The dots' look at the last time, so that a carousel at rest writes nothing.
  private var colors: (dot: UIColor, current: UIColor)?
  /// The size of texts at the last time.
  private var textSize: UIContentSizeCategory?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isAccessibilityElement = false
    numbers.textAlignment = .center
    numbers.adjustsFontForContentSizeCategory = true
    for view in [track, worm, wormHead, fill, numbers] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  func show(_ layout: IndicatorLayout, style: BannerStyle) {
    isHidden = layout.isHidden
    let isSame =
      layout == self.layout && colors?.dot == style.indicatorColor && colors?.current == style.indicatorCurrentColor
    let textSize = traitCollection.preferredContentSizeCategory
    guard !isSame || textSize != self.textSize else { return }
    self.layout = layout
    self.textSize = textSize
    colors = (style.indicatorColor, style.indicatorCurrentColor)
    showBar(track, layout.track, style.indicatorColor)
    showDots(layout, style)
    showBar(worm, layout.worm, style.indicatorCurrentColor)
    showBar(wormHead, layout.wormHead, style.indicatorCurrentColor)
    showBar(fill, layout.fill, style.indicatorCurrentColor)
    showNumbers(layout, style)
  }

  private func showDots(_ layout: IndicatorLayout, _ style: BannerStyle) {
    let visible = layout.visibleDots
    while dots.count < visible.count {
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      insertSubview(dot, belowSubview: worm)
      dots.append(dot)
    }
    for (index, view) in dots.enumerated() {
      let isShown = index < visible.count
      view.isHidden = !isShown
      guard isShown else { continue }
      let dot = layout.dot(visible.lowerBound + index)
      view.frame = CGRect(dot.frame)
      view.layer.cornerRadius = dot.cornerRadius
      view.alpha = dot.opacity
      view.backgroundColor = style.indicatorColor.mixed(with: style.indicatorCurrentColor, part: dot.emphasis)
    }
  }

  private func showBar(_ view: UIView, _ rect: Carousel.Rect?, _ color: UIColor) {
    view.isHidden = rect == nil
    guard let rect, let layout else { return }
    view.frame = CGRect(rect)
    view.layer.cornerRadius = layout.cornerRadius(of: rect)
    view.backgroundColor = color
  }

  private func showNumbers(_ layout: IndicatorLayout, _ style: BannerStyle) {
    numbers.isHidden = layout.numbers == nil
    guard let text = layout.numbers else { return }
    numbers.text = "\(text.current) / \(text.count)"
    numbers.textColor = style.indicatorCurrentColor
    numbers.font = UIFont.preferredFont(forTextStyle: .footnote)
    let size = numbers.sizeThatFits(bounds.size)
    numbers.frame = CGRect(text.frame(width: Double(size.width), height: Double(size.height)))
  }

  /// Beside the indicator, what lies below gets the touch.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    !isHidden && layout?.item(at: Carousel.Point(point)) != nil
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let point = touch?.location(in: self), let item = layout?.item(at: Carousel.Point(point)) else { return }
    onSelect(item)
  }
}

extension UIColor {
  /// This colour, or the other where `part` is 1, or what lies between.
  fileprivate func mixed(with other: UIColor, part: Double) -> UIColor {
    guard part > 0 else { return self }
    guard part < 1 else { return other }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    var (otherRed, otherGreen, otherBlue, otherAlpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha),
      other.getRed(&otherRed, green: &otherGreen, blue: &otherBlue, alpha: &otherAlpha)
    else { return part < 0.5 ? self : other }
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(part) }
    return UIColor(
      red: between(red, otherRed), green: between(green, otherGreen), blue: between(blue, otherBlue),
      alpha: between(alpha, otherAlpha))
  }
}
