/// A stand-in for Apple's class: only equalities, all of them required.
@MainActor open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  }

  weak var firstView: UIView?
  weak var secondView: UIView?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  open var identifier: String?
  open var constant: CGFloat { didSet { holder?.askForLayout(of: self) } }
  private weak var holder: UIView?

  init(
    _ first: UIView?, _ firstAttribute: Attribute, _ second: UIView?, _ secondAttribute: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    firstView = first
    secondView = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  open var isActive: Bool {
    get { holder?.constraints.contains { $0 === self } ?? false }
    set {
      guard newValue != isActive else { return }
      newValue ? hold() : holder?.drop(self)
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The nearest view that holds both views holds the constraint.
  private func hold() {
    guard let firstView else { return }
    let other = secondView ?? firstView
    let shared = sequence(first: firstView, next: \.superview).first { other.isDescendant(of: $0) }
    guard let shared else { preconditionFailure("the views of a constraint have no view in common") }
    holder = shared
    shared.constraints.append(self)
    shared.askForLayout(of: self)
  }
}

extension UIView {
  func drop(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    askForLayout(of: constraint)
  }

  /// Drops what ties a view that leaves to those that stay.
  func dropConstraints(into leaving: UIView) {
    for holder in sequence(first: self, next: \.superview) {
      holder.constraints.removeAll { constraint in
        [constraint.firstView, constraint.secondView].contains { $0?.isDescendant(of: leaving) ?? false }
      }
    }
  }

  func askForLayout(of constraint: NSLayoutConstraint) {
    setNeedsLayout()
    for view in [constraint.firstView, constraint.secondView] { view?.superview?.setNeedsLayout() }
  }
}
