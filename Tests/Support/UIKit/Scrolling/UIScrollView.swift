/// A stand-in for Apple's class: how far it has scrolled is where its bounds begin.
@MainActor open class UIScrollView: UIView {
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  open weak var delegate: (any UIScrollViewDelegate)?
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceHorizontal = false
  open var alwaysBounceVertical = false
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { keepInRange() } } }
  open var contentInset = UIEdgeInsets.zero { didSet { insetsDidChange(from: oldValue != contentInset) } }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsDidChange(from: oldValue != contentInsetAdjustmentBehavior) }
  }

  open var isScrollEnabled = true {
    didSet { if !isScrollEnabled { motion.cancelDrag() } }
  }

  public let panGestureRecognizer = UIPanGestureRecognizer()
  private(set) lazy var motion = ScrollMotion(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    panGestureRecognizer.view = self
    gestureRecognizers = [panGestureRecognizer]
    panGestureRecognizer.cancel = { [weak self] in self?.motion.cancelDrag() }
  }

  open var isTracking: Bool { motion.isTracking }
  open var isDragging: Bool { motion.isDragging }
  open var isDecelerating: Bool { motion.isDecelerating }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      motion.willSet(newValue)
      bounds.origin = newValue
    }
  }

  /// An offset that is set at once, out of range or not, stays until something else moves it.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated && window != nil {
      motion.animate(to: contentOffset)
    } else {
      motion.stop()
      self.contentOffset = contentOffset
    }
  }

  override func boundsDidChange(from old: CGRect) {
    if bounds.origin != old.origin { delegate?.scrollViewDidScroll(self) }
    if bounds.size != old.size { keepInRange() }
  }

  override func windowDidChange() {
    if window == nil { motion.leaveWindow() }
  }

  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var inset = contentInset
    let (across, along): (Bool, Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .automatic, .scrollableAxes:
        (
          contentSize.width > bounds.width || alwaysBounceHorizontal,
          contentSize.height > bounds.height || alwaysBounceVertical
        )
      }
    if across {
      inset.left += safe.left
      inset.right += safe.right
    }
    if along {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    return inset
  }

  open func adjustedContentInsetDidChange() {}

  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open func flashScrollIndicators() {}

  private func insetsDidChange(from hasChanged: Bool) {
    guard hasChanged else { return }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    keepInRange()
  }

  /// Content that became smaller takes the offset along, unless a finger or a motion has it.
  private func keepInRange() {
    guard !motion.isTracking, !motion.isMoving else { return }
    let kept = motion.range.clamping(contentOffset)
    if kept != contentOffset { contentOffset = kept }
  }
}
