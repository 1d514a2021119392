/// A stand-in for Apple's class. A stage makes it when a key is pressed.
@MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  open internal(set) var phase = Phase.began
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var key: UIKey?
}

@MainActor open class UIKey: NSObject {
  public let keyCode: UIKeyboardHIDUsage
  public let modifierFlags: UIKeyModifierFlags

  nonisolated init(keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
    super.init()
  }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// The numbers are those of the USB HID usage tables, page 7.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 4
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardTab = 43
  case keyboardSpacebar = 44
  case keyboardHome = 74
  case keyboardPageUp = 75
  case keyboardEnd = 77
  case keyboardPageDown = 78
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82
  case keypadEnter = 88
}
