/// A stand-in for Apple's class. A stage's finger makes it.
@MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  open internal(set) var phase = Phase.began
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var tapCount = 1
  open internal(set) var view: UIView?
  open internal(set) var window: UIWindow?
  open var type: TouchType { .direct }

  var place = CGPoint.zero
  var previousPlace = CGPoint.zero

  open func location(in view: UIView?) -> CGPoint { view.map { $0.convert(place, from: nil) } ?? place }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view.map { $0.convert(previousPlace, from: nil) } ?? previousPlace
  }
}
