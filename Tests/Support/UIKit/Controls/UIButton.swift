/// A stand-in for Apple's class.
@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system
  }

  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }

  override var tapEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: tapEvents)
    return true
  }
}
