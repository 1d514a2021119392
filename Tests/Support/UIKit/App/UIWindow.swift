/// A stand-in for Apple's class. A stage lays it out while it is not hidden.
@MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isHidden = true
    Stage.current.add(self)
    window = self
  }

  open override var next: UIResponder? { UIApplication.shared }

  open override var isHidden: Bool {
    didSet { if !isHidden { showRoot() } }
  }

  open var isKeyWindow: Bool { Stage.current.keyWindow === self }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() { Stage.current.keyWindow = self }

  open var screen: UIScreen { .main }

  private func showRoot() {
    guard !isHidden, let root = rootViewController, root.view.superview !== self else { return }
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.viewWillAppear(false)
    insertSubview(root.view, at: 0)
    root.viewDidAppear(false)
  }
}
