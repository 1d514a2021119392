extension UIView {
  public func addSubview(_ view: UIView) { insert(view, at: nil) }

  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: place(of: siblingSubview, apartFrom: view))
  }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: place(of: siblingSubview, apartFrom: view).map { $0 + 1 })
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  public func removeFromSuperview() {
    guard let old = superview else { return }
    let leavesWindow = window != nil
    old.willRemoveSubview(self)
    if leavesWindow { tellWillMove(toWindow: nil) }
    willMove(toSuperview: nil)
    old.dropConstraints(into: self)
    old.subviews.removeAll { $0 === self }
    superview = nil
    old.setNeedsLayout()
    if leavesWindow { move(toWindow: nil) }
    didMoveToSuperview()
  }

  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  private func place(of sibling: UIView, apartFrom view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex(of: sibling)
  }

  private func insert(_ view: UIView, at index: Int?) {
    precondition(!isDescendant(of: view), "a view cannot be put into itself")
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
      return
    }
    let changesWindow = view.window !== window
    if let old = view.superview {
      old.willRemoveSubview(view)
      old.dropConstraints(into: view)
    }
    if changesWindow { view.tellWillMove(toWindow: window) }
    view.willMove(toSuperview: self)
    if let old = view.superview {
      old.subviews.removeAll { $0 === view }
      old.setNeedsLayout()
    }
    subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
    view.superview = self
    setNeedsLayout()
    if changesWindow { view.move(toWindow: window) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  private func tellWillMove(toWindow new: UIWindow?) {
    willMove(toWindow: new)
    for view in subviews { view.tellWillMove(toWindow: new) }
  }

  private func move(toWindow new: UIWindow?) {
    window = new
    windowDidChange()
    if new == nil, isFirstResponder { resignFirstResponder() }
    if new != nil { updateTraits() }
    didMoveToWindow()
    for view in subviews where view.window !== new { view.move(toWindow: new) }
  }

  func updateTraits() {
    let (old, new) = (lastTraits, traitCollection)
    lastTraits = new
    if let old, old != new { traitCollectionDidChange(old) }
  }

  func tellTraits() {
    updateTraits()
    for view in subviews { view.tellTraits() }
  }
}
