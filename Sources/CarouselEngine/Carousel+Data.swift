/// Inputs about what there is to show, and where: data, size and options.
extension Carousel {
  /// There are `count` items now; a current item that is gone gives its place to the nearest one that is left.
  ///
  /// - Parameter count: 0 or more; less counts as 0.
  public mutating func setItems(count: Int) {
    let count = max(0, count)
    guard count != itemCount || !identities.isEmpty else { return }
    let item = currentItem.map { min($0, count - 1) }
    identities = []
    viewability.renumber { $0 < count ? $0 : nil }
    replaceItems(count: count, current: item, hasStayed: false)
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
    let place = { (item: Int) -> Int? in
      item < old.count ? Self.index(of: old[item], in: identities, nearestTo: item) : nil
    }
    let stayed = currentItem.flatMap(place)
    let item = stayed ?? currentItem.map { min($0, identities.count - 1) }
    viewability.renumber(place)
    self.identities = identities
    replaceItems(count: identities.count, current: item, hasStayed: stayed != nil)
  }

  /// The visible area is `viewport` now; the item and the fraction of a page stay, also in a drag or a settle.
  public mutating func resize(to viewport: Viewport) {
    guard viewport != self.viewport else { return }
    let wasUsable = geometry.isUsable
    self.viewport = viewport
    relayout(keeping: currentItem)
    if geometry.isUsable != wasUsable { rearmAutoplay(at: nil) }
    lookAtItemsLater()
  }

  mutating func optionsChanged(from old: Options) {
    if options.autoplay != old.autoplay {
      autoplay.setInterval(options.autoplay)
      autoplay.disarm()
    }
    relayout(keeping: currentItem)
    if phase == .resting, case .page = options.snapping, anchorPage == nil {
      snapToNearestPage()
    }
    rearmAutoplay(at: nil, unlessArmed: true)
    lookAtItemsLater()
  }

  private static func index(of identity: Int, in identities: [Int], nearestTo place: Int) -> Int? {
    var best: Int?
    for index in identities.indices where identities[index] == identity {
      if let best, abs(best - place) <= abs(index - place) { break }
      best = index
    }
    return best
  }

  private mutating func replaceItems(count: Int, current: Int?, hasStayed: Bool) {
    let wasEmpty = itemCount == 0
    let couldMove = itemCount > 1
    var item = count > 0 ? max(0, current ?? 0) : nil
    if wasEmpty, count > 0, let pendingItem {
      item = min(pendingItem, count - 1)
      self.pendingItem = nil
    }
    let fraction = couldMove ? position - Double(currentPage) : 0
    let target = targetPage - currentPage
    itemCount = count
    let hasStopped = count < 2 && isMoving
    if count < 2 { stopMoving() }
    relayout(keeping: item, fraction: fraction, target: target)
    if hasStayed {
      announcedItem = item
      announcedPage = currentPage
    } else {
      announceCurrentItem()
    }
    if hasStopped, let currentItem { events.append(.settled(currentItem)) }
    rearmAutoplay(at: nil, unlessArmed: couldMove && count > 1)
    lookAtItemsLater()
  }

  /// Ends a motion that has become impossible.
  private mutating func stopMoving() {
    if phase == .dragging { endOfDrag() }
    phase = .resting
    anchorPage = 0
    location = 0
  }

  /// Lays pages out anew so that `item` stays where it is.
  private mutating func relayout(keeping item: Int?) {
    relayout(keeping: item, fraction: position - Double(currentPage), target: targetPage - currentPage)
  }

  /// - Parameters:
  ///   - fraction: how far the position is from the current page, in pages.
  ///   - target: how many pages the motion that is under way has left to go.
  private mutating func relayout(keeping item: Int?, fraction: Double, target: Int) {
    let oldPage = currentPage
    geometry = PageGeometry(options: options, viewport: viewport, itemCount: itemCount, loops: loops)
    let page = indexing.item(ofPage: oldPage) == item ? oldPage : item ?? 0
    announcedPage += page - oldPage
    if anchorPage != nil {
      anchorPage = page
      location = geometry.restLocation(ofPage: page)
    } else {
      location = geometry.location(at: Double(page) + fraction)
    }
    switch phase {
    case .resting:
      // A free rest may lie outside what is legal now.
      if anchorPage == nil { location = geometry.clamped(location) }
    case .dragging:
      drag.pull = geometry.pull(holding: location)
      drag.startPage = drag.startPage.map { indexing.clamped($0 + page - oldPage) }
    case .settling(let settle):
      resettle(settle, page: indexing.clamped(page + target), shift: Double(page - oldPage))
    case .hosted, .wheeling:
      break
    }
  }

  /// Leads a settle to the same item under its new page; one that goes there already is left alone.
  private mutating func resettle(_ settle: Settle, page: Int, shift: Double) {
    let goal = settle.page == nil ? geometry.clamped(settle.location + shift) : geometry.restLocation(ofPage: page)
    guard goal != settle.location || shift != 0 else { return }
    let time = now ?? settle.begin
    phase = .settling(
      Settle(
        from: location, velocity: settle.velocity(at: time), to: goal, page: settle.page == nil ? nil : page,
        stride: geometry.stride, at: time))
  }
}
