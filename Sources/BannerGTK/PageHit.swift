import CarouselEngine

/// Finds the page under a point of the screen, as the page effect draws it now.
struct PageHit {
  let carousel: Carousel

  /// The frontmost page there; nil where there is none.
  func page(at point: Carousel.Point) -> Int? {
    var hit: (page: Int, zOrder: Double)?
    for page in carousel.visiblePages {
      let transform = carousel.transform(ofPage: page)
      guard transform.isVisible, covers(point, transform.matrix), transform.zOrder >= hit?.zOrder ?? -.infinity else {
        continue
      }
      hit = (page, transform.zOrder)
    }
    return hit?.page
  }

  /// Whether a point lies on the same side of all four edges of a page.
  private func covers(_ point: Carousel.Point, _ matrix: Matrix4) -> Bool {
    let page = carousel.frame(ofPage: carousel.currentPage)
    let corners = [
      matrix.project(x: 0, y: 0), matrix.project(x: page.width, y: 0),
      matrix.project(x: page.width, y: page.height), matrix.project(x: 0, y: page.height),
    ]
    let sides = corners.indices.map { index in
      let start = corners[index]
      let end = corners[(index + 1) % corners.count]
      return (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }
}
