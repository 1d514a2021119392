@testable import CarouselEngine

// How pages and the indicator are drawn there.
extension CarouselModel {
  func checkDrawing(ofPage page: Int) throws {
    let transform = carousel.transform(ofPage: page)
    let matrix = transform.matrix
    // A sum is finite only if each part is.
    let sum =
      matrix.m11 + matrix.m12 + matrix.m14 + matrix.m21 + matrix.m22 + matrix.m24 + matrix.m41 + matrix.m42
      + matrix.m44 + transform.zOrder
    guard sum.isFinite, transform.opacity >= 0, transform.opacity <= 1 else {
      throw Violation(promise: "pages are drawn finite", detail: "page \(page): \(transform)")
    }
    guard page == carousel.currentPage, !carousel.isMoving, carousel.options.snapping == .page else { return }
    guard transform.opacity == 1 else {
      throw Violation(promise: "the page at rest is opaque", detail: "\(carousel.effect): \(transform)")
    }
  }

  func checkIndicator() throws {
    let indicator = carousel.indicator
    guard !indicator.isHidden else { return }
    let bounds = indicator.bounds
    guard (bounds.x + bounds.y + bounds.width + bounds.height).isFinite, indicator.visibleDots.count <= 1000 else {
      throw Violation(promise: "the indicator is drawn finite", detail: "\(bounds), \(indicator.visibleDots)")
    }
    guard indicator.currentItem == carousel.currentItem else {
      throw Violation(promise: "the indicator shows the current item", detail: "\(indicator.currentItem)")
    }
    for number in indicator.visibleDots.prefix(2) {
      let dot = indicator.dot(number)
      let sum = dot.frame.x + dot.frame.y + dot.frame.width + dot.frame.height + dot.cornerRadius + dot.opacity
      guard sum.isFinite, dot.isCurrent == (dot.item == carousel.currentItem) else {
        throw Violation(promise: "dots are drawn finite, and the current one marked", detail: "\(dot)")
      }
    }
  }
}
