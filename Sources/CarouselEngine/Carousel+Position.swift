/// Where the carousel is: the outputs that a skin reads in each frame.
extension Carousel {
  /// Where it is, in pages; 2.5 is half-way between page 2 and page 3. At rest on a page it is an integer.
  public var position: Double {
    if let anchorPage { return Double(anchorPage) }
    return geometry.position(at: location)
  }

  /// The page that covers most of the place where pages rest; of two that cover as much, the lower one.
  public var currentPage: Int {
    if let anchorPage { return anchorPage }
    return indexing.clamped(PageIndexing.nearestPage(to: position))
  }

  /// The item that the current page shows; nil only when there are no items.
  public var currentItem: Int? { indexing.item(ofPage: currentPage) }

  /// The item where the motion that is under way will end, or the current one.
  public var targetItem: Int? { indexing.item(ofPage: targetPage) }

  /// The item that a page shows; nil where there is no such page.
  public func item(ofPage page: Int) -> Int? { indexing.item(ofPage: page) }

  /// The pages to draw: those that touch the viewport, and those that the effect brings into it.
  public var visiblePages: Range<Int> {
    geometry.visiblePages(at: location, margin: effect.margin(in: geometry))
  }

  /// How far a page's left edge (its top edge on a vertical axis) is from the viewport's, in points.
  public func offset(ofPage page: Int) -> Double {
    let frame = frame(ofPage: page)
    return options.axis == .horizontal ? frame.x : frame.y
  }

  /// Where a page lies while it slides, before any other effect, in points.
  public func frame(ofPage page: Int) -> Rect {
    geometry.orientation.rect(
      start: geometry.start(ofPage: page, at: location), extent: geometry.extent,
      acrossStart: geometry.acrossStart, acrossExtent: geometry.acrossExtent, in: geometry.viewport)
  }

  /// How a page is drawn: the page effect at this moment.
  public func transform(ofPage page: Int) -> PageTransform {
    effect.transform(ofPage: page, at: location, in: geometry)
  }

  /// Whether any of a page is to be seen now, as its effect draws it: not every page that is drawn is.
  public func isVisible(page: Int) -> Bool {
    transform(ofPage: page).shows(in: geometry)
  }

  /// The part of a page that is inside the viewport, from 0 to 1.
  public func visibleFraction(ofPage page: Int) -> Double {
    geometry.visibleFraction(ofPage: page, at: location)
  }

  /// The dots or whatever shows which item is current.
  public var indicator: IndicatorLayout {
    IndicatorLayout(
      options: options.indicator, itemCount: itemCount, position: position, currentItem: currentItem ?? 0,
      loops: loops, axis: options.axis, layoutDirection: options.layoutDirection, viewport: geometry.viewport)
  }

  /// A page's length along the axis, in points; 0 while there is no usable size.
  public var extent: Double { geometry.extent }

  /// A page's length and the gap after it, in points; 0 while there is no usable size.
  public var stride: Double { geometry.stride }

  /// Whether it is anywhere but at rest.
  public var isMoving: Bool { !phase.isResting }

  /// Whether a finger holds it.
  public var isDragging: Bool { phase.isDragging }

  /// Whether it moves by itself to where it will rest.
  public var isSettling: Bool {
    if case .settling = phase { return true }
    return hostGoal != nil
  }

  /// Whether a step by `count` pages leads anywhere.
  public func canStep(by count: Int) -> Bool {
    itemCount > 1 && count != 0 && isElsewhere(page(steppedBy: count))
  }

  /// The effect in use: with reduced motion, pages that would turn or zoom fade instead.
  var effect: PageEffect {
    autoplay.reasons.contains(.reducedMotion) && options.effect != .slide ? .crossFade : options.effect
  }

  /// The page where the motion that is under way will end, or the nearest to there; at rest the current one.
  var targetPage: Int {
    let goal: Goal
    if case .settling(let settle) = phase {
      goal = Goal(location: settle.location, page: settle.page)
    } else if let hostGoal {
      goal = hostGoal
    } else {
      return currentPage
    }
    return goal.page ?? indexing.clamped(PageIndexing.nearestPage(to: geometry.position(at: goal.location)))
  }

  /// Whether it rests between pages, or will when its motion ends.
  var endsBetweenPages: Bool {
    switch phase {
    case .resting: return anchorPage == nil
    case .settling(let settle): return settle.page == nil
    case .wheeling: return true
    case .hosted: return hostGoal.map { $0.page == nil } ?? false
    case .dragging: return false
    }
  }

  /// Whether a page is another place than the one where the motion that is under way will end.
  func isElsewhere(_ page: Int) -> Bool { page != targetPage || endsBetweenPages }

  /// The page for a step from the target: past an end that does not loop, the end, or with rewind the other end.
  func page(steppedBy count: Int) -> Int {
    let base = targetPage
    let page = indexing.page(base, steppedBy: count)
    guard page == base, count != 0, !loops, options.rewind, !endsBetweenPages else { return page }
    return count > 0 ? 0 : max(0, itemCount - 1)
  }
}
