import UIKit

/// The scroll view that moves the pages: the platform's feel, gestures and pointer. Its content lies where the engine's track
/// says.
final class Scroller: UIScrollView {
  /// The content moved, to where nobody here put it.
  var onScroll: () -> Void = {}
  var onDragBegan: () -> Void = {}
  /// The finger let go, at points a second to the right and down; returns where to come to rest.
  var onRelease: (_ velocity: CGPoint) -> CGPoint? = { _ in nil }
  var onRest: () -> Void = {}
  private let reporter = ScrollReporter()
  private var isPlacing = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    decelerationRate = .fast
    // Right-to-left is the engine's: offsets count from the left, whatever the language.
    semanticContentAttribute = .forceLeftToRight
    reporter.scroller = self
    delegate = reporter
  }

  /// Puts the content somewhere without telling anybody; a motion under way ends.
  func place(_ offset: CGPoint, contentSize size: CGSize) {
    isPlacing = true
    defer { isPlacing = false }
    if contentSize != size { contentSize = size }
    if abs(contentOffset.x - offset.x) > Self.tolerance || abs(contentOffset.y - offset.y) > Self.tolerance {
      setContentOffset(offset, animated: false)
    }
  }

  /// Takes another place without telling anybody where the content came to lie: a size of its own makes the platform keep
  /// its offset within what there is.
  func place(in frame: CGRect) {
    isPlacing = true
    defer { isPlacing = false }
    self.frame = frame
  }

  /// Whether a finger or the platform moves it now.
  var isBusy: Bool { isTracking || isDragging || isDecelerating }

  /// Pages are controls; a drag that begins on one takes the touch away from it.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  fileprivate func scrolled() {
    if !isPlacing { onScroll() }
  }

  /// What `contentOffset` loses by the platform's rounding to pixels, in points.
  private static let tolerance = 1e-3
}

/// A scroll view's delegate may be anything but the view's owner, who is a view of the app's.
@MainActor
private final class ScrollReporter: NSObject, UIScrollViewDelegate {
  weak var scroller: Scroller?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scroller?.scrolled() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { scroller?.onDragBegan() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    // Points a millisecond, positive where the content's offset grows; the finger went the other way.
    let finger = CGPoint(x: -velocity.x * 1000, y: -velocity.y * 1000)
    if let target = scroller?.onRelease(finger) { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { scroller?.onRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { scroller?.onRest() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { scroller?.onRest() }
}
