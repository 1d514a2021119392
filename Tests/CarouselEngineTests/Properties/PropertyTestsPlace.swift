@testable import CarouselEngine

// Where the carousel is, and how pages are laid out there.
extension CarouselModel {
  func checkPlace() throws {
    let position = carousel.position
    let count = carousel.itemCount
    guard position.isFinite, carousel.location.isFinite, carousel.extent.isFinite, carousel.stride.isFinite,
      carousel.drag.pull.isFinite
    else { throw Violation(promise: "everything is finite", detail: "position \(position)") }
    guard abs(position) <= 0x1p51 else { throw Violation(promise: "the position is in range", detail: "\(position)") }
    let page = carousel.currentPage
    guard count > 0 else {
      try expectQuiet()
      guard carousel.currentItem == nil, carousel.visiblePages.isEmpty else {
        throw Violation(promise: "without items nothing is shown", detail: "\(carousel.visiblePages)")
      }
      return
    }
    guard let item = carousel.currentItem, (0..<count).contains(item), let target = carousel.targetItem,
      (0..<count).contains(target), carousel.loops || (0..<count).contains(page)
    else { throw Violation(promise: "there is a current item", detail: "page \(page) of \(count)") }
    if count == 1 { try expectQuiet() }
    try checkNearest(position, page)
    if !carousel.isMoving { try checkRest(position, page) }
  }

  private func expectQuiet() throws {
    guard carousel.position == 0, carousel.currentPage == 0, !carousel.isMoving, !carousel.autoplay.isArmed else {
      throw Violation(
        promise: "fewer than two items do not move or tick",
        detail: "position \(carousel.position), \(carousel.phase)")
    }
  }

  private func checkNearest(_ position: Double, _ page: Int) throws {
    let isPastAnEnd = !carousel.loops && (position < 0 || position > Double(carousel.itemCount - 1))
    guard isPastAnEnd || abs(position - Double(page)) <= 0.5 + 2e-9 else {
      throw Violation(promise: "the current page is the nearest", detail: "\(page) at \(position)")
    }
    // On a tie, the lower page.
    guard isPastAnEnd || position - Double(page) > -0.5 else {
      throw Violation(promise: "on a tie the lower page is current", detail: "\(page) at \(position)")
    }
  }

  private func checkRest(_ position: Double, _ page: Int) throws {
    if carousel.options.snapping == .page {
      guard position == Double(page), carousel.location == carousel.geometry.restLocation(ofPage: page) else {
        throw Violation(promise: "it rests exactly on a page", detail: "\(position), page \(page)")
      }
    }
    // Pages under another effect always come to their own place.
    guard !carousel.loops, carousel.geometry.isUsable, carousel.options.effect == .slide else { return }
    // Without a loop no blank is shown at an end that content could fill.
    let first = carousel.geometry.start(ofPage: 0, at: carousel.location)
    let last = carousel.geometry.start(ofPage: carousel.itemCount - 1, at: carousel.location)
    let (start, length) = freeBand
    let content = Double(carousel.itemCount - 1) * carousel.stride + carousel.extent
    let rounding = 1e-6 + content * 1e-12
    if content >= length {
      let isFilled = first <= start + rounding && last + carousel.extent >= start + length - rounding
      guard isFilled else {
        throw Violation(promise: "at rest no end shows a blank", detail: "from \(first) to \(last + carousel.extent)")
      }
    } else if content < carousel.geometry.length {
      guard first >= -rounding, last + carousel.extent <= carousel.geometry.length + rounding else {
        throw Violation(promise: "few pages are all inside", detail: "from \(first) to \(last + carousel.extent)")
      }
    }
  }

  /// The viewport's length between the insets, worked out once more from the options.
  private var freeBand: (start: Double, length: Double) {
    let insets = carousel.options.insets
    let isHorizontal = carousel.options.axis == .horizontal
    let length = isHorizontal ? carousel.viewport.width : carousel.viewport.height
    let ends = isHorizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    let start = ends.0.isFinite ? max(0, ends.0) : 0
    let end = ends.1.isFinite ? max(0, ends.1) : 0
    return length - start - end > 0 ? (start, length - start - end) : (0, length)
  }

  mutating func checkLayout() throws {
    let visible = carousel.visiblePages
    guard carousel.geometry.isUsable else {
      guard visible.isEmpty else { throw Violation(promise: "without a size nothing is visible", detail: "\(visible)") }
      return
    }
    guard visible.count <= 300 + 2 * carousel.effect.margin(in: carousel.geometry), visible.count <= 1000 else {
      throw Violation(promise: "a frame's pages are bounded", detail: "\(visible.count) are visible")
    }
    if visible.count <= 12 { try checkSlots(visible) }
    for page in visible.prefix(4) { try checkFrame(ofPage: page) }
    if visible.count > 4 { try checkFrame(ofPage: visible.upperBound - 1) }
    for page in visible.prefix(2) { try checkDrawing(ofPage: page) }
    try checkIndicator()
    if carousel.itemCount > 0 { try checkCover(visible) }
  }

  private func checkFrame(ofPage page: Int) throws {
    let frame = carousel.frame(ofPage: page)
    let fraction = carousel.visibleFraction(ofPage: page)
    guard frame.x.isFinite, frame.y.isFinite, frame.width.isFinite, frame.height.isFinite, frame.width > 0,
      frame.height > 0, fraction >= 0, fraction <= 1, carousel.offset(ofPage: page).isFinite
    else { throw Violation(promise: "everything is finite", detail: "page \(page): \(frame), \(fraction)") }
    guard carousel.item(ofPage: page) != nil else {
      throw Violation(promise: "each visible page has an item", detail: "page \(page)")
    }
  }

  /// The visible pages are all those that touch the viewport; they cover it where nothing has to be left free.
  private func checkCover(_ visible: Range<Int>) throws {
    let length = carousel.geometry.length
    let rounding = 2e-6 + carousel.stride * abs(carousel.location).ulp * 4
    let before = startAlong(ofPage: visible.lowerBound) - (carousel.stride - carousel.extent)
    let after = startAlong(ofPage: visible.upperBound)
    let margin = carousel.effect.margin(in: carousel.geometry)
    guard carousel.loops, margin == 0 else { return }
    guard before <= rounding, after >= length - rounding else {
      throw Violation(
        promise: "visible pages cover the viewport",
        detail: "\(visible) from \(before) to \(after) of \(length), location \(carousel.location)")
    }
  }

  /// How far a page's frame begins from the viewport's start, along the axis.
  private func startAlong(ofPage page: Int) -> Double {
    let frame = carousel.frame(ofPage: page)
    switch (carousel.options.axis, carousel.options.layoutDirection) {
    case (.vertical, _): return frame.y
    case (.horizontal, .leftToRight): return frame.x
    case (.horizontal, .rightToLeft): return carousel.viewport.width - frame.maxX
    }
  }
}
