/// Inputs from a platform that scrolls by itself: the engine says where to go, the platform's scroller goes there.
extension Carousel {
  /// The platform's scroller is at `position` now, in pages. Where the carousel rests already is no motion.
  public mutating func hostScrolled(to position: Double, at time: Double) {
    advance(to: time)
    guard position.isFinite, itemCount > 1, geometry.isUsable else { return }
    let bound = Double(PageIndexing.furthestPage)
    let goal = geometry.holdable(geometry.location(at: min(max(position, -bound), bound)))
    if phase == .resting, abs(goal - location) < PageGeometry.rounding { return }
    if phase != .dragging, phase != .hosted {
      phase = .hosted
      drag.startPage = anchorPage
    }
    autoplay.disarm()
    drag.pull = geometry.pull(holding: goal)
    move(to: goal)
    announceCurrentItem()
    lookAtItems()
  }

  /// The finger let the platform's scroller go at `velocity` points a second, positive to the right or down.
  ///
  /// - Returns: the page where the scroller should come to rest.
  public mutating func hostReleased(velocity: Double, at time: Double) -> Int {
    advance(to: time)
    let forward = -velocity * geometry.orientation.sign
    let page = releasePage(velocity: forward.isFinite ? forward : 0)
    if phase == .dragging {
      endOfDrag()
      phase = .hosted
    }
    return page
  }

  /// The platform's scroller came to rest: the carousel stands on the nearest page, exactly.
  public mutating func hostSettled(at time: Double) {
    advance(to: time)
    guard phase == .hosted || phase == .dragging else { return }
    if phase == .dragging { endOfDrag() }
    phase = .resting
    if options.snapping == .free {
      comeToRest(at: geometry.clamped(location), page: nil, passing: false)
    } else {
      let page = currentPage
      comeToRest(at: geometry.restLocation(ofPage: page), page: page, passing: false)
    }
  }
}
