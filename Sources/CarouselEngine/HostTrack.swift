/// The content along which a platform's own scroller moves, and where on it a location lies.
///
/// A carousel without loop has its ends where the track has its own. One that loops, or that is very long, shows a part of
/// its row: as many pages on each side of the page where it last rested as no series of gestures leaves behind before the
/// next rest.
struct HostTrack: Equatable, Sendable {
  /// The locations at the track's ends.
  let range: ClosedRange<Double>
  private let geometry: PageGeometry

  /// - Parameter page: where the carousel last rested.
  init(_ geometry: PageGeometry, around page: Int) {
    self.geometry = geometry
    let half = geometry.isUsable ? max(Self.fewestPages, (Self.reach / geometry.stride).rounded(.down)) : 0
    let wide = Double(page) - half...Double(page) + half
    range = geometry.limits.map { $0.clamped(to: wide) } ?? wide
  }

  /// The size of the scroller's content, in points.
  var size: Carousel.Viewport {
    guard geometry.isUsable else { return .zero }
    let viewport = geometry.viewport
    return geometry.orientation.axis == .horizontal
      ? Carousel.Viewport(width: contentLength, height: viewport.height)
      : Carousel.Viewport(width: viewport.width, height: contentLength)
  }

  /// Where the scroller stands when the carousel is at `location`: the part of the content in the viewport's top left
  /// corner.
  func offset(at location: Double) -> Carousel.Point {
    let along = (location - range.lowerBound) * geometry.stride
    // Mirrored, a scroller begins at its far end.
    let vector = geometry.orientation.screenVector(
      geometry.orientation.isReversed ? contentLength - geometry.length - along : along)
    return Carousel.Point(x: vector.dx, y: vector.dy)
  }

  /// The location when the scroller stands at `offset`; nil where there is none.
  func location(at offset: Carousel.Point) -> Double? {
    let vector = Carousel.Vector(dx: offset.x, dy: offset.y)
    guard geometry.isUsable, let travel = geometry.orientation.travel(vector) else { return nil }
    let along = geometry.orientation.isReversed ? travel.along + contentLength - geometry.length : travel.along
    return range.lowerBound + along / geometry.stride
  }

  private var contentLength: Double {
    (range.upperBound - range.lowerBound) * geometry.stride + geometry.length
  }

  /// Points on each side: a flick of 400 points every sixth of a second takes more than a minute and a half for them, and a
  /// number of 32 bits, as Core Animation's renderer has them, still tells a thirtieth of a point there.
  private static let reach = Double(1 << 18)
  /// However long pages are.
  private static let fewestPages = 16.0
}
