/// Where an effect puts a page, in logical coordinates: x along the axis, forward; y across it.
///
/// The origin is the centre of the page's rest place. No effect knows the axis or the layout direction.
struct Pose: Equatable, Sendable {
  /// Takes points seen from the page's own centre to points seen from the centre of its rest place.
  var plane = PlaneMatrix()
  /// From 0 to 1.
  var opacity = 1.0
  /// Higher is drawn later.
  var zOrder: Double

  /// A page as it is at rest, but moved and scaled; the nearer to its rest place, the later it is drawn.
  init(_ distance: Double, x: Double = 0, scale: Double = 1, opacity: Double = 1) {
    plane.m11 = scale
    plane.m22 = scale
    plane.m41 = x
    self.opacity = opacity
    zOrder = -abs(distance)
  }
}

/// The lengths that an effect works with, in points, in the coordinates of a `Pose`.
struct Stage: Equatable, Sendable {
  /// A page's length along the axis, and across it.
  let extent: Double
  let acrossExtent: Double
  /// From one page to the next along the axis.
  let stride: Double
  /// The viewport's centre.
  let viewportCenterX: Double
  let viewportCenterY: Double

  init(_ geometry: PageGeometry) {
    extent = geometry.extent
    acrossExtent = geometry.acrossExtent
    stride = min(geometry.stride, Self.longestStride)
    viewportCenterX = geometry.length / 2 - (geometry.restOffset + geometry.extent / 2)
    viewportCenterY =
      geometry.orientation.across(geometry.viewport) / 2 - (geometry.acrossStart + geometry.acrossExtent / 2)
  }

  /// A page further away is out of sight at any size; with an absurd spacing, distances times strides stay finite.
  private static let longestStride = 1e12

  /// How far before the screen the viewer stands for pages that turn, given in extents of a page: so an effect looks
  /// alike at all sizes. At least a point, so that its reciprocal is finite for a page of no size.
  func viewerDistance(extents: Double) -> Double { max(extents * extent, 1) }
}
