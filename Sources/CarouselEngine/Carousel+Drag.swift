/// Inputs from a finger, a pen or a mouse button that pulls.
extension Carousel {
  /// A finger took hold; what moves stops where it is. A second finger, or a carousel that cannot move, changes nothing.
  public mutating func beginDrag(at time: Double) {
    advance(to: time)
    guard itemCount > 1, geometry.isUsable, !isDragging else { return }
    phase = .dragging
    autoplay.pause(.dragging)
    autoplay.disarm()
    drag.startPage = anchorPage
    drag.pull = geometry.pull(holding: location)
    drag.tracker.begin(at: now ?? 0)
    events.append(.dragBegan)
  }

  /// The finger moved by `displacement` points; content follows exactly, and resists past an end that does not loop.
  public mutating func drag(by displacement: Vector, at time: Double) {
    advance(to: time)
    guard isDragging, let distance = geometry.orientation.travel(displacement)?.along else { return }
    drag.tracker.move(by: distance, at: now ?? 0)
    guard distance != 0, geometry.isUsable else { return }
    let bound = Double(PageIndexing.furthestPage)
    drag.pull = (drag.pull - distance / geometry.stride).clamped(from: -bound, to: bound)
    move(to: geometry.resisted(drag.pull))
    announceCurrentItem()
    lookAtItems()
  }

  /// The finger moved by `points` along the axis, to the right or down when positive.
  public mutating func drag(by points: Double, at time: Double) {
    drag(by: geometry.orientation.screenVector(points), at: time)
  }

  /// The finger let go: a flick goes on to the next page, a slow release to the nearest.
  public mutating func endDrag(at time: Double) {
    advance(to: time)
    guard isDragging else { return }
    release(velocity: -drag.tracker.velocity(at: now ?? 0))
  }

  /// The gesture was taken away (by a call, or by another gesture): the nearest page comes back.
  public mutating func cancelDrag(at time: Double) {
    advance(to: time)
    guard isDragging else { return }
    release(velocity: 0)
  }

  /// - Parameter velocity: in points a second, forward positive.
  private mutating func release(velocity: Double) {
    endOfDrag()
    let speed = geometry.isUsable ? velocity / geometry.stride * geometry.slope(atPull: drag.pull) : 0
    if geometry.isUsable, options.snapping == .free {
      let goal = SnapTarget.location(from: location, velocity: velocity, stride: geometry.stride)
      settle(at: geometry.clamped(goal), page: nil, velocity: speed)
    } else {
      let page = releasePage(velocity: velocity)
      settle(at: geometry.restLocation(ofPage: page), page: page, velocity: speed)
    }
  }

  /// The page for a release now, at a velocity in points a second, forward positive.
  func releasePage(velocity: Double) -> Int {
    guard geometry.isUsable else { return currentPage }
    let page = indexing.clamped(
      SnapTarget.page(from: position, velocity: velocity, stride: geometry.stride))
    guard let limits = geometry.limits, !loops else { return page }
    let goal = geometry.restLocation(ofPage: page)
    // Several pages share the place at an end: the page that was there stays, otherwise the outermost is meant.
    if let start = drag.startPage, geometry.restLocation(ofPage: start) == goal, limits.contains(drag.pull) {
      return start
    }
    // Where all pages share the one place, the way of the pull has told already which end is meant.
    guard limits.lowerBound < limits.upperBound else { return page }
    if goal == limits.upperBound { return itemCount - 1 }
    return goal == limits.lowerBound ? 0 : page
  }

  /// Tells that no finger holds the carousel any more, and lets autoplay go on once it rests.
  mutating func endOfDrag() {
    events.append(.dragEnded)
    autoplay.resume(.dragging)
    phase = .resting
  }
}
