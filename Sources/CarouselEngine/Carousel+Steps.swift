/// Inputs from buttons, keys, dots and the app: going to another page.
extension Carousel {
  /// Goes `count` pages on, back when negative, from where a motion under way would have ended.
  ///
  /// Past an end that does not loop it stays there, or with `rewind` goes to the other end.
  public mutating func step(by count: Int, at time: Double) {
    advance(to: time)
    guard canStep(by: count) else { return }
    go(to: page(steppedBy: count), animated: true)
  }

  /// Goes to an item, the shorter way round when the carousel loops.
  ///
  /// Before there are items or a size, the wish is kept. A motion under way, a drag too, ends with this.
  /// - Parameters:
  ///   - item: from 0; a number outside the data counts as the nearest one inside.
  ///   - animated: whether pages move there; otherwise the item is current at once. Default: true.
  public mutating func scroll(to item: Int, animated: Bool = true, at time: Double) {
    advance(to: time)
    guard itemCount > 0 else {
      pendingItem = max(0, item)
      return
    }
    let item = min(max(0, item), itemCount - 1)
    guard itemCount > 1 else { return }
    let isThereOrUnderWay = phase.isResting || animated && isSettling
    if isThereOrUnderWay, targetItem == item, !endsBetweenPages { return }
    go(to: indexing.page(showing: item, nearestTo: currentPage), animated: animated)
  }

  /// A key went down; arrows work along the axis, in the layout's direction.
  ///
  /// - Returns: whether the carousel used it.
  @discardableResult
  public mutating func press(_ key: NavigationKey, at time: Double) -> Bool {
    advance(to: time)
    guard itemCount > 1 else { return false }
    switch key {
    case .home, .end:
      let item = key == .home ? 0 : itemCount - 1
      guard targetItem != item || endsBetweenPages else { return false }
      scroll(to: item, at: time)
    case .left, .right, .up, .down, .pageUp, .pageDown:
      guard let count = geometry.orientation.step(for: key), canStep(by: count) else { return false }
      step(by: count, at: time)
    }
    return true
  }

  /// Goes to a page, by itself or at once; where nothing can be seen moving, at once.
  mutating func go(to page: Int, animated: Bool) {
    if isDragging { endOfDrag() }
    autoplay.disarm()
    let goal = geometry.restLocation(ofPage: page)
    guard animated, now != nil, !isJumping else {
      phase = .resting
      comeToRest(at: goal, page: page, passing: false)
      return
    }
    settle(at: goal, page: page, velocity: velocity)
  }

  /// Whether pages jump to where they go: without a size, with reduced motion, and on a platform's scroller, which moves
  /// only in a window, while it is hidden.
  var isJumping: Bool {
    !geometry.isUsable || autoplay.reasons.contains(.reducedMotion)
      || motion == .host && autoplay.reasons.contains(.hidden)
  }

  /// How fast the carousel moves by itself, in pages a second.
  private var velocity: Double {
    if case .settling(let settle) = phase, let now { return settle.velocity(at: now) }
    return 0
  }
}
