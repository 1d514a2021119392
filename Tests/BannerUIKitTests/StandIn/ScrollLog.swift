import UIKit

/// Writes down what a scroll view tells its delegate; calls that follow each other are written once.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
  private(set) var calls: [String] = []
  private(set) var offsets: [CGPoint] = []
  private(set) var velocity: CGPoint?
  private(set) var naturalTarget: CGPoint?
  /// Where a released scroll view is sent.
  var target: CGPoint?

  func clear() {
    calls = []
    offsets = []
  }

  private func log(_ call: String) {
    if calls.last != call { calls.append(call) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log("didScroll")
    offsets.append(scrollView.contentOffset)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log("willEndDragging")
    self.velocity = velocity
    naturalTarget = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log("didEndScrollingAnimation") }
}
