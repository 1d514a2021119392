/// Impressions: what is visible, and since when.
extension Carousel {
  /// Looks at what is visible now; before the first time told, as soon as there is one.
  mutating func lookAtItems() {
    if let beginOfWait { lookAtItems(at: beginOfWait) } else { lookAtItemsLater() }
  }

  /// Looks at what is visible at a time.
  mutating func lookAtItems(at time: Double) {
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
    where geometry.visibleFraction(ofPage: page, at: location) >= Viewability.part {
      if let item = indexing.item(ofPage: page) { viewability.see(item, at: time) }
    }
    viewability.endLook()
  }

  /// Looks at what is visible as soon as the host tells the time; while nobody can see it, not before that has changed.
  mutating func lookAtItemsLater() {
    needsLook = isWatched
  }

  /// Whether somebody may be looking: it is on the screen of an active app.
  var isWatched: Bool { autoplay.reasons.isDisjoint(with: [.hidden, .inactive]) }
}
