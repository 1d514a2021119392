/// A stand-in for Apple's class: something to read out that is not a view.
@MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  override var defaultAccessibilityFrame: CGRect {
    (accessibilityContainer as? UIView)?.convert(accessibilityFrameInContainerSpace, to: nil)
      ?? accessibilityFrameInContainerSpace
  }
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var actionHandler: Handler?

  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}
