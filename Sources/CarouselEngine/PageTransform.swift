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
      matrix: geometry.orientation.onScreen(pose.matrix).flattened(
        originX: place.x, originY: place.y, centerX: place.width / 2, centerY: place.height / 2),
      opacity: pose.opacity, zOrder: pose.zOrder)
  }

  /// Whether any of the page can be seen in the viewport, by the box around its corners.
  func shows(in geometry: PageGeometry) -> Bool {
    guard opacity > Self.faintest else { return false }
    let page = geometry.restRect
    let a = matrix.project(x: 0, y: 0)
    let b = matrix.project(x: page.width, y: 0)
    let c = matrix.project(x: 0, y: page.height)
    let d = matrix.project(x: page.width, y: page.height)
    return min(a.x, b.x, c.x, d.x) < geometry.viewport.width - PageGeometry.sliver
      && max(a.x, b.x, c.x, d.x) > PageGeometry.sliver
      && min(a.y, b.y, c.y, d.y) < geometry.viewport.height - PageGeometry.sliver
      && max(a.y, b.y, c.y, d.y) > PageGeometry.sliver
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

extension Matrix4 {
  /// This transform about `center` instead of the origin, then moved to `origin`, for points of the plane z = 0 and
  /// without the depth that they get.
  ///
  /// It is T(origin) · T(center) · self · T(−center), written out so that what the centre adds and takes away cancels
  /// before anything is added: a translation stays that translation, to the last bit.
  fileprivate func flattened(originX: Double, originY: Double, centerX: Double, centerY: Double) -> Matrix4 {
    let w = m44 - centerX * m14 - centerY * m24
    let (xx, yx) = (m11 + centerX * m14, m21 + centerX * m24)
    let (xy, yy) = (m12 + centerY * m14, m22 + centerY * m24)
    let x = m41 + (centerX * m44 - centerX * xx - centerY * yx)
    let y = m42 + (centerY * m44 - centerY * yy - centerX * xy)
    return Matrix4(
      m11: xx + originX * m14, m12: xy + originY * m14, m13: 0, m14: m14,
      m21: yx + originX * m24, m22: yy + originY * m24, m23: 0, m24: m24,
      m31: 0, m32: 0, m33: 1, m34: 0,
      m41: originX * w + x, m42: originY * w + y, m43: 0, m44: w)
  }
}
