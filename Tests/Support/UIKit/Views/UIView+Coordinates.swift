extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(toRoot).applying((view ?? root).toRoot.inverted())
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { (view ?? root).convert(point, to: self) }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(toRoot).applying((view ?? root).toRoot.inverted())
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { (view ?? root).convert(rect, to: self) }

  private var root: UIView { superview?.root ?? self }

  /// From this view's bounds to those of the topmost view; of a transform in depth only what is flat counts.
  private var toRoot: CGAffineTransform {
    guard let superview else { return .identity }
    let own = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    return own.concatenating(superview.toRoot)
  }
}
