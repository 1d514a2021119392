import CarouselEngine

/// What a page's box shows. An element of a web page can be in one place only; where a short loop shows its item twice, one
/// box has the element and the others have copies of it.
enum PageRole: UInt8 {
  /// Nothing: the element is in another box, and nobody sees this one.
  case empty
  /// The element, out of sight, so that its picture is there when it comes into view.
  case ready
  /// The element, in view.
  case shown
  /// A copy, in view.
  case copy
}

extension WebCarousel {
  func role(ofPage page: Int) -> PageRole {
    let isShown = engine.isVisible(page: page)
    let count = engine.itemCount
    if engine.loops {
      let wanted = engine.wantedPages
      var other = page - (page - wanted.lowerBound) / count * count
      while other < wanted.upperBound {
        if other != page, comesBefore(other, page) { return isShown ? .copy : .empty }
        other += count
      }
    }
    return isShown ? .shown : .ready
  }

  /// Whether of two pages that show the same item, the first has the element: a page in view, then the one nearest to the
  /// current page, so that the current page always has it.
  private func comesBefore(_ page: Int, _ other: Int) -> Bool {
    let isShown = engine.isVisible(page: page)
    if isShown != engine.isVisible(page: other) { return isShown }
    let distance = abs(page - engine.currentPage)
    let otherDistance = abs(other - engine.currentPage)
    return distance != otherDistance ? distance < otherDistance : page < other
  }
}
