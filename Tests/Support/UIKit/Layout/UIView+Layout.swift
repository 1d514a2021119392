extension UIView {
  public func setNeedsLayout() { needsLayout = true }

  /// Lays out from the topmost view above this one that waits for layout, as far as they wait without a gap.
  public func layoutIfNeeded() {
    var top = self
    while let above = top.superview, above.needsLayout { top = above }
    top.layOutTree()
  }

  func layOutTree() {
    // A view may ask for another pass while it lays out; one that always does is left after a few.
    for _ in 0..<8 where needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews where view.superview === self { view.layOutTree() }
  }

  public func sizeToFit() {
    let center = center
    bounds.size = sizeThatFits(bounds.size)
    self.center = center
  }

  public func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  public func setNeedsUpdateConstraints() {}

  /// How much of the window's unsafe border each edge lies in.
  public var safeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    let safe = window.bounds.inset(by: Stage.current.safeArea)
    let own = superview?.convert(frame, to: window) ?? bounds
    func length(_ length: CGFloat) -> CGFloat { max((length * 1e6).rounded() / 1e6, 0) }
    return UIEdgeInsets(
      top: length(safe.minY - own.minY), left: length(safe.minX - own.minX),
      bottom: length(own.maxY - safe.maxY), right: length(own.maxX - safe.maxX))
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  func autoresize(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints && view.autoresizingMask != [] {
      let mask = view.autoresizingMask
      var frame = view.frame
      (frame.origin.x, frame.size.width) = Self.share(
        bounds.width - old.width, start: frame.minX, length: frame.width, of: old.width,
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
      (frame.origin.y, frame.size.height) = Self.share(
        bounds.height - old.height, start: frame.minY, length: frame.height, of: old.height,
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
      view.frame = frame
    }
  }

  /// Shares a growth among the flexible parts, by their lengths, or evenly where they have none.
  private static func share(
    _ growth: CGFloat, start: CGFloat, length: CGFloat, of whole: CGFloat, _ before: Bool, _ middle: Bool,
    _ after: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let flexible: [CGFloat] = [
      before ? start : 0, middle ? length : 0, after ? whole - start - length : 0,
    ]
    let total = flexible.reduce(0, +)
    let count = CGFloat([before, middle, after].filter { $0 }.count)
    func part(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? growth * flexible[index] / total : growth / count
    }
    return (start + part(0, before), length + part(1, middle))
  }
}
