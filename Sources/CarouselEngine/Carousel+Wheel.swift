/// Inputs from a wheel or a trackpad.
extension Carousel {
  /// A wheel or trackpad scrolled by `displacement` points, positive to the right and down.
  ///
  /// A burst of events turns one page, however long its momentum lasts.
  /// - Returns: whether the carousel used it. If not (it goes across the axis, or past an end that does not loop),
  ///   whatever scrolls around the carousel should have it.
  @discardableResult
  public mutating func wheel(by displacement: Vector, at time: Double) -> Bool {
    advance(to: time)
    guard itemCount > 1, geometry.isUsable, let (distance, across) = geometry.orientation.travel(displacement)
    else { return false }
    let time = now ?? 0
    if abs(across) > abs(distance) {
      if case .wheeling = phase { return true }
      return wheelBurst.isWobble(at: time)
    }
    guard distance != 0 else { return wheelBurst.isRecent(at: time) }
    if isDragging { return true }
    guard wheelBurst.isMeant(distance, at: time) else { return false }
    if options.snapping == .free { return wheelFreely(by: distance, at: time) }
    let isForward = distance > 0
    let step = isForward ? 1 : -1
    // The tail of a burst that has just reached the end must not move what is around the carousel.
    guard wheelBurst.continues(at: time, forward: isForward) || indexing.page(targetPage, steppedBy: step) != targetPage
    else { return false }
    if wheelBurst.makesStep(distance, at: time, isAtRest: phase.isResting),
      indexing.page(targetPage, steppedBy: step) != targetPage
    {
      go(to: indexing.page(targetPage, steppedBy: step), animated: true)
    }
    return true
  }

  /// A wheel or trackpad scrolled by `points` along the axis, positive to the right or down.
  @discardableResult
  public mutating func wheel(by points: Double, at time: Double) -> Bool {
    wheel(by: geometry.orientation.screenVector(points), at: time)
  }

  private mutating func wheelFreely(by distance: Double, at time: Double) -> Bool {
    let goal = geometry.clamped(location + distance / geometry.stride)
    // As on pages, a burst that has reached the end stays here to its last event.
    if goal == location {
      guard case .wheeling = phase else { return false }
    }
    autoplay.disarm()
    phase = .wheeling(until: time + WheelBurst.quiet)
    move(to: goal)
    announceCurrentItem()
    lookAtItems()
    return true
  }
}
