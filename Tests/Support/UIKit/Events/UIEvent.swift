/// A stand-in for Apple's class.
@MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case presses = 3
  }

  open internal(set) var timestamp: TimeInterval = 0
  open var type: EventType { .touches }
  open internal(set) var allTouches: Set<UITouch>?
}

@MainActor open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  open internal(set) var allPresses: Set<UIPress> = []
}
