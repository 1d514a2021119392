/// A stand-in for Apple's class: no recognizer but a scroll view's own.
@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  open internal(set) weak var view: UIView?
  open var state = State.possible
  open var isEnabled = true { didSet { if !isEnabled { cancel?() } } }
  var cancel: (() -> Void)?
}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  var moved = CGPoint.zero
  /// Points a second.
  var speed = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint { moved }
  open func velocity(in view: UIView?) -> CGPoint { speed }
}
