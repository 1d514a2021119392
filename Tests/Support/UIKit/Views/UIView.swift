/// A stand-in for Apple's class: geometry, look and place in the hierarchy.
@MainActor open class UIView: UIResponder, UITraitEnvironment {
  public let layer = CALayer()
  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  open internal(set) weak var window: UIWindow?
  open var gestureRecognizers: [UIGestureRecognizer]?
  open internal(set) var interactions: [any UIInteraction] = []
  open internal(set) var constraints: [NSLayoutConstraint] = []

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var isOpaque = true
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { superview?.setNeedsLayout() } }
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { setNeedsLayout() } }

  private var ownBackground: UIColor?
  private var ownTint: UIColor?
  private var storedBounds: CGRect
  private var storedCenter: CGPoint
  var needsLayout = true
  var lastTraits: UITraitCollection?
  /// The controller whose root view this is.
  weak var controller: UIViewController?

  public init(frame: CGRect) {
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// Nothing is archived here: it is as if made with an empty frame.
  public required init?(coder: NSCoder) {
    storedBounds = .zero
    storedCenter = .zero
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  open func awakeFromNib() {}

  open override var next: UIResponder? { controller ?? superview }

  override var canTakeKeys: Bool { window != nil }

  open var bounds: CGRect {
    get { storedBounds }
    set {
      let old = storedBounds
      guard newValue != old else { return }
      storedBounds = newValue
      setNeedsLayout()
      boundsDidChange(from: old)
      if newValue.size != old.size { autoresize(from: old.size) }
    }
  }

  func boundsDidChange(from old: CGRect) {}
  func windowDidChange() {}

  open var center: CGPoint {
    get { storedCenter }
    set { storedCenter = newValue }
  }

  /// The rectangle in the superview that holds the transformed bounds.
  open var frame: CGRect {
    get {
      let size = storedBounds.size
      let plain = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return (transform.isIdentity ? plain : plain.applying(transform)).offsetBy(
        dx: storedCenter.x, dy: storedCenter.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      let size =
        transform.isIdentity
        ? newValue.size : CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var backgroundColor: UIColor? {
    get { ownBackground }
    set {
      ownBackground = newValue
      layer.backgroundColor = newValue?.cgColor
    }
  }

  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintColorDidChange()
    }
  }

  open func tintColorDidChange() {}

  open func setNeedsDisplay() {}

  // What a subclass is told of its place.
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // Layout, for a subclass to decide.
  open class var requiresConstraintBasedLayout: Bool { false }
  open class var noIntrinsicMetric: CGFloat { -1 }
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func layoutSubviews() { resolveConstraints() }
  open func safeAreaInsetsDidChange() {}
  open func updateConstraints() {}

  // Touches, for a subclass to decide.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open var traitCollection: UITraitCollection { Stage.current.traits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  override var defaultAccessibilityFrame: CGRect { convert(bounds, to: nil) }
}
