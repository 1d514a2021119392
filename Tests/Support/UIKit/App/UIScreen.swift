/// A stand-in for Apple's class: the stage's screen.
@MainActor open class UIScreen: NSObject {
  static let only = UIScreen()
  open class var main: UIScreen { only }

  open var scale: CGFloat { Stage.current.traits.displayScale }
  open var bounds: CGRect { CGRect(origin: .zero, size: Stage.current.size) }
  open var maximumFramesPerSecond: Int { 60 }
}
