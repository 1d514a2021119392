/// Inputs about what there is to show, and where: data, size and options.
extension Carousel {
  /// There are `count` items now; a current item that is gone gives its place to the nearest one that is left.
  ///
  /// - Parameter count: 0 or more; less counts as 0, and more than 2⁵⁰ (2²⁸ on 32 bits) as that many.
  public mutating func setItems(count: Int) {
    let count = min(max(0, count), PageIndexing.furthestPage)
    guard count != itemCount || !identities.isEmpty else { return }
    identities = []
    replaceItems(count: count) { $0 < count ? $0 : nil }
  }

  /// The items are now those with these identities; the current item stays, wherever it is now, without any movement.
  ///
  /// Where it is gone, the item that has come into its place is current, or the last one. Where an identity occurs
  /// more than once, the nearest occurrence counts.
  public mutating func setItems<ID: Hashable>(ids: [ID]) {
    var identities: [Int] = []
    identities.reserveCapacity(ids.count)
    for id in ids { identities.append(id.hashValue) }
    setItems(identities: identities)
  }

  /// The same for identities that are numbers already, for a host without hashing.
  public mutating func setItems(identities: [Int]) {
    guard identities != self.identities || identities.count != itemCount else { return }
    let old = self.identities
    self.identities = identities
    replaceItems(count: identities.count) { item in
      item < old.count ? Self.index(of: old[item], in: identities, nearestTo: item) : nil
    }
  }

  /// The visible area is `viewport` now; the item and the fraction of a page stay, also in a drag or a settle.
  public mutating func resize(to viewport: Viewport) {
    guard viewport != self.viewport else { return }
    let wasUsable = geometry.isUsable
    self.viewport = viewport
    relayout()
    if geometry.isUsable != wasUsable { rearmAutoplay(at: nil) }
  }

  /// Takes options of which the host knows that they are others, so that nobody needs to compare them.
  package mutating func change(to options: Options) {
    let interval = chosen.autoplay
    chosen = options
    if options.autoplay != interval {
      autoplay.setInterval(options.autoplay)
      autoplay.disarm()
    }
    relayout()
    if options.snapping == .page, endsBetweenPages { go(to: targetPage, animated: true) }
    rearmAutoplay(at: nil, unlessArmed: true)
  }

  private static func index(of identity: Int, in identities: [Int], nearestTo place: Int) -> Int? {
    var best: Int?
    for index in identities.indices where identities[index] == identity {
      if let best, abs(best - place) <= abs(index - place) { break }
      best = index
    }
    return best
  }

  /// - Parameter place: where an item is now that there was before; nil when it is gone.
  private mutating func replaceItems(count: Int, place: (Int) -> Int?) {
    let last = count > 0 ? count - 1 : nil
    let stayed = currentItem.flatMap(place)
    let item = stayed ?? last.map { min(currentItem ?? pendingItem ?? 0, $0) }
    let target = targetItem.flatMap(place) ?? last.map { min(targetItem ?? 0, $0) }
    if count > 0 { pendingItem = nil }
    viewability.renumber(place)
    // What stayed is no change, though its index may be another one.
    if let stayed { announcedItem = stayed }
    let hasStopped = count < 2 && isMoving
    if count < 2 { stopMoving() }
    relayout(count: count, keeping: item, leadingTo: target)
    if hasStopped, let currentItem { events.append(.settled(currentItem)) }
    // What is new in the view is shown for a full interval.
    rearmAutoplay(at: nil, unlessArmed: stayed != nil)
  }

  /// Ends a motion that has become impossible.
  private mutating func stopMoving() {
    if isDragging { endOfDrag() }
    phase = .resting
    anchorPage = 0
    location = 0
  }

  /// Lays the same items out anew.
  private mutating func relayout() {
    relayout(count: itemCount, keeping: currentItem, leadingTo: targetItem)
  }

  /// Lays pages out anew so that the current item stays where it is, and a motion leads where it led.
  ///
  /// - Parameters:
  ///   - item: what the current item is called from now on.
  ///   - target: what the item is called from now on to which a settle leads.
  private mutating func relayout(count: Int, keeping item: Int?, leadingTo target: Int?) {
    let oldPage = currentPage
    let fraction = position - Double(oldPage)
    let wayLeft = targetPage - oldPage
    geometry = PageGeometry(
      options: options, viewport: viewport, itemCount: count, loops: options.loop && count > 1)
    let page = indexing.item(ofPage: oldPage) == item ? oldPage : item ?? 0
    let shift = page - oldPage
    announcedPage += shift
    let place = geometry.restLocation(ofPage: page)
    location = anchorPage != nil ? place : geometry.holdable(geometry.location(at: Double(page) + fraction))
    if anchorPage == nil, phase.isResting {
      // A free rest may lie outside what is legal now.
      location = geometry.clamped(location)
    }
    // Where pages share a place now, it is still this one that is meant.
    anchorPage = location == place ? page : nil
    drag.startPage = drag.startPage.map { indexing.clamped($0 + shift) }
    trackPage = phase.isResting ? page : trackPage + shift
    let goalPage = indexing.page(showing: target ?? 0, nearestTo: page + wayLeft)
    switch phase {
    case .dragging, .hosted:
      drag.pull = geometry.pull(holding: location)
      if let goal = hostGoal { hostGoal = renewed(goal, page: goalPage, shift: Double(shift)) }
    case .settling(let settle):
      let goal = renewed(Goal(location: settle.location, page: settle.page), page: goalPage, shift: Double(shift))
      resettle(settle, to: goal)
    case .resting, .wheeling:
      break
    }
    announceCurrentItem()
    lookAtItemsLater()
  }

  /// Where a motion leads that led to `goal`: to the same item under its new page, or as far as pages now reach.
  private func renewed(_ goal: Goal, page: Int, shift: Double) -> Goal {
    guard goal.page != nil else { return Goal(location: geometry.clamped(goal.location + shift)) }
    return Goal(location: geometry.restLocation(ofPage: page), page: page)
  }

  /// A spring that begins anew with the velocity it has moves as before, and ends where the last step can't be seen at the
  /// stride there is now.
  private mutating func resettle(_ settle: Settle, to goal: Goal) {
    let time = now ?? settle.begin
    phase = .settling(
      Settle(
        from: location, velocity: settle.velocity(at: time), to: goal.location, page: goal.page, in: geometry, at: time)
    )
  }
}
