/// A stand-in for Apple's class: a tap on one half goes back, on the other forward.
@MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      invalidateIntrinsicContentSize()
    }
  }

  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }

  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var allowsContinuousInteraction = true
  private var page = 0

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 17 + 32, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let isRight = touch.location(in: self).x > bounds.midX
    let isForward = isRight == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let before = page
    currentPage += isForward ? 1 : -1
    if page != before { sendActions(for: .valueChanged) }
  }
}
