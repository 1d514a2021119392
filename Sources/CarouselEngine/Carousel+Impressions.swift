/// Impressions: what is visible, and since when.
extension Carousel {
  /// Tells how much of the viewport is on the screen, where what is around it scrolls: nobody sees the rest.
  ///
  /// Only impressions mind it. What is wholly off the screen is `hidden`.
  ///
  /// - Parameters:
  ///   - part: from 0 to 1, the default; what lies beyond is the nearer of the two, what is no number is 1.
  ///   - time: in seconds.
  public mutating func expose(_ part: Double, at time: Double) {
    advance(to: time)
    let part = part.isNaN ? 1 : part.clamped(from: 0, to: 1)
    guard part != exposure else { return }
    exposure = part
    lookAtItems()
  }

  /// Looks at what is visible now; before the first time told, as soon as there is one.
  mutating func lookAtItems() {
    if let beginOfWait { lookAtItems(at: beginOfWait) } else { lookAtItemsLater() }
  }

  /// Looks at what is visible at a time.
  ///
  /// - Parameter settle: what has led here since `past`: a page that came into view on the way did so in between, at a
  ///   moment that does not depend on the frames.
  mutating func lookAtItems(at time: Double, after settle: Settle? = nil, since past: Double = 0) {
    needsLook = false
    guard geometry.isUsable, !autoplay.reasons.contains(.hidden) else {
      viewability.endVisits()
      return
    }
    guard !autoplay.reasons.contains(.inactive) else {
      viewability.interrupt()
      return
    }
    viewability.beginLook()
    for page in geometry.visiblePages(at: location, margin: 0)
    where geometry.isViewable(page, at: location, exposure: exposure) {
      guard let item = indexing.item(ofPage: page) else { continue }
      viewability.see(item) {
        guard let settle else { return time }
        return settle.time(between: past, and: time) {
          geometry.isViewable(page, at: $0, exposure: exposure)
        }
      }
    }
    viewability.endLook()
  }

  /// Looks at what is visible as soon as the host tells the time; while nobody can see it, not before that has changed.
  mutating func lookAtItemsLater() {
    needsLook = isWatched
  }

  /// Whether somebody may be looking: it is on the screen of an active app.
  var isWatched: Bool { !autoplay.reasons.contains(.hidden) && !autoplay.reasons.contains(.inactive) }
}

extension PageGeometry {
  /// Whether as much of a page is visible as an impression needs, where a part of the viewport is on the screen.
  fileprivate func isViewable(_ page: Int, at location: Double, exposure: Double) -> Bool {
    visibleFraction(ofPage: page, at: location) * exposure >= Viewability.part
  }
}
