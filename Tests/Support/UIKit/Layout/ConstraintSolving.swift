/// Finds the frames of one view's subviews by following equalities from what is known to what is not.
///
/// What conflicts with an earlier finding is passed over; what stays open keeps the frame it has.
@MainActor struct ConstraintSolving {
  /// A stretch along one axis, of which two of the four make the others.
  private struct Stretch {
    var start: CGFloat?
    var end: CGFloat?
    var center: CGFloat?
    var length: CGFloat?

    mutating func complete() {
      if length == nil {
        if let start, let end { length = end - start }
        if let start, let center { length = (center - start) * 2 }
        if let end, let center { length = (end - center) * 2 }
      }
      guard let length else { return }
      start = start ?? end.map { $0 - length } ?? center.map { $0 - length / 2 }
      end = end ?? start.map { $0 + length }
      center = center ?? start.map { $0 + length / 2 }
    }
  }

  private let parent: UIView
  private let views: [UIView]
  private let constraints: [NSLayoutConstraint]
  private var stretches: [ObjectIdentifier: (x: Stretch, y: Stretch)] = [:]

  init?(_ parent: UIView) {
    self.parent = parent
    views = parent.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    guard !views.isEmpty else { return nil }
    let views = views
    let holders = Array(sequence(first: parent, next: \.superview)) + views
    constraints = holders.flatMap(\.constraints).filter { constraint in
      views.contains { $0 === constraint.firstView || $0 === constraint.secondView }
    }
    for view in views { stretches[ObjectIdentifier(view)] = (Stretch(), Stretch()) }
  }

  mutating func solve() {
    follow()
    for view in views {
      let size = view.intrinsicContentSize
      let id = ObjectIdentifier(view)
      if stretches[id]?.x.length == nil, size.width >= 0 { stretches[id]?.x.length = size.width }
      follow()
      if stretches[id]?.y.length == nil, size.height >= 0 { stretches[id]?.y.length = size.height }
      follow()
    }
    for view in views {
      guard let (x, y) = stretches[ObjectIdentifier(view)] else { continue }
      view.frame = CGRect(
        x: x.start ?? view.frame.minX, y: y.start ?? view.frame.minY, width: x.length ?? view.frame.width,
        height: y.length ?? view.frame.height)
    }
  }

  private mutating func follow() {
    var goesOn = true
    while goesOn {
      goesOn = false
      for id in stretches.keys {
        stretches[id]?.x.complete()
        stretches[id]?.y.complete()
      }
      for constraint in constraints {
        let (first, second) = (value(constraint.firstView, constraint.firstAttribute, constraint), other(constraint))
        if first == nil, let second {
          goesOn = set(constraint.firstView, constraint.firstAttribute, second, constraint) || goesOn
        } else if let first, second == nil, constraint.multiplier != 0 {
          let value = (first - sign(constraint) * constraint.constant) / constraint.multiplier
          goesOn = set(constraint.secondView, constraint.secondAttribute, value, constraint) || goesOn
        }
      }
    }
  }

  private func other(_ constraint: NSLayoutConstraint) -> CGFloat? {
    guard constraint.secondAttribute != .notAnAttribute else { return constraint.constant }
    return value(constraint.secondView, constraint.secondAttribute, constraint).map {
      $0 * constraint.multiplier + sign(constraint) * constraint.constant
    }
  }

  /// A constant leads from right to left where reading does.
  private func sign(_ constraint: NSLayoutConstraint) -> CGFloat {
    [.leading, .trailing].contains(constraint.firstAttribute) && isMirrored(constraint) ? -1 : 1
  }

  private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    (constraint.firstView ?? parent).effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func path(
    _ attribute: NSLayoutConstraint.Attribute, _ constraint: NSLayoutConstraint
  ) -> (axis: WritableKeyPath<(x: Stretch, y: Stretch), Stretch>, part: WritableKeyPath<Stretch, CGFloat?>)? {
    switch attribute {
    case .left: (\.x, \.start)
    case .right: (\.x, \.end)
    case .leading: (\.x, isMirrored(constraint) ? \.end : \.start)
    case .trailing: (\.x, isMirrored(constraint) ? \.start : \.end)
    case .centerX: (\.x, \.center)
    case .width: (\.x, \.length)
    case .top: (\.y, \.start)
    case .bottom: (\.y, \.end)
    case .centerY: (\.y, \.center)
    case .height: (\.y, \.length)
    case .notAnAttribute: nil
    }
  }

  private func value(
    _ view: UIView?, _ attribute: NSLayoutConstraint.Attribute, _ constraint: NSLayoutConstraint
  ) -> CGFloat? {
    guard let view, let path = path(attribute, constraint) else { return nil }
    if let found = stretches[ObjectIdentifier(view)] { return found[keyPath: path.axis][keyPath: path.part] }
    // Those above are laid out before; those below and beside count where they are.
    let rect = view === parent ? parent.bounds : parent.convert(view.bounds, from: view)
    var known = (
      x: Stretch(start: rect.minX, length: rect.width), y: Stretch(start: rect.minY, length: rect.height)
    )
    known.x.complete()
    known.y.complete()
    return known[keyPath: path.axis][keyPath: path.part]
  }

  private mutating func set(
    _ view: UIView?, _ attribute: NSLayoutConstraint.Attribute, _ value: CGFloat, _ constraint: NSLayoutConstraint
  ) -> Bool {
    guard let view, let path = path(attribute, constraint), stretches[ObjectIdentifier(view)] != nil else {
      return false
    }
    stretches[ObjectIdentifier(view)]![keyPath: path.axis][keyPath: path.part] = value
    return true
  }
}

extension UIView {
  func resolveConstraints() {
    guard var solving = ConstraintSolving(self) else { return }
    solving.solve()
  }
}
