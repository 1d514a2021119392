/// How to draw one page now: where, how opaque, and before or after which others.
///
/// A page that rests in its place is drawn by a plain translation, fully opaque.
public struct PageTransform: Equatable, Sendable {
  /// Takes a point of the page (points from its top left corner, y down) to the viewport (the same from its corner).
  ///
  /// It contains the page's place. A page is flat and is drawn flat: depth and perspective are worked into x, y and w
  /// already, and z stays 0, so that only `zOrder` decides what covers what.
  public var matrix: Matrix4
  /// From 0, not to be drawn, to 1.
  public var opacity: Double
  /// A page is drawn after, and so over, pages with a lower number.
  public var zOrder: Double

  public init(matrix: Matrix4, opacity: Double, zOrder: Double) {
    self.matrix = matrix
    self.opacity = opacity
    self.zOrder = zOrder
  }

  /// Whether the effect shows the page at all; one that shows its back has opacity 0. It may yet lie outside the
  /// viewport.
  public var isVisible: Bool { opacity > 0 }

  /// Draws nothing.
  static let hidden = PageTransform(matrix: .identity, opacity: 0, zOrder: 0)

  /// Puts a pose on the screen: the one place where an effect meets the axis and the layout direction.
  init(_ pose: Pose, in geometry: PageGeometry) {
    let place = geometry.restRect
    self.init(
      matrix: geometry.orientation.onScreen(pose.plane).placed(
        originX: place.x, originY: place.y, centerX: place.width / 2, centerY: place.height / 2),
      opacity: pose.opacity, zOrder: pose.zOrder)
  }

  /// Whether any of the page can be seen in the viewport, by the box around its corners.
  func shows(in geometry: PageGeometry) -> Bool {
    guard opacity > Self.faintest else { return false }
    let page = geometry.restRect
    var (left, right) = (Double.infinity, -Double.infinity)
    var (top, bottom) = (left, right)
    for corner in 0..<4 {
      let point = matrix.project(x: corner & 1 == 0 ? 0 : page.width, y: corner & 2 == 0 ? 0 : page.height)
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return left < geometry.viewport.width - PageGeometry.sliver && right > PageGeometry.sliver
      && top < geometry.viewport.height - PageGeometry.sliver && bottom > PageGeometry.sliver
  }

  /// What is left of an opacity by rounding: far below a step of 8 bits.
  private static let faintest = 1e-6
}

extension PageGeometry {
  /// Where a page lies on the screen that alignment has in its place.
  fileprivate var restRect: Carousel.Rect {
    orientation.rect(
      start: restOffset, extent: extent, acrossStart: acrossStart, acrossExtent: acrossExtent, in: viewport)
  }
}
