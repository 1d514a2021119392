/// How pages look while they move.
///
/// At rest the current page looks the same with every effect: in its place, in its size, opaque.
public enum PageEffect: UInt8, CaseIterable, Sendable {
  /// Pages move past side by side.
  case slide
  /// The next page appears over the current one; nothing moves.
  case crossFade
  /// Pages shrink and fade a little while they move.
  case zoomOut
  /// The current page slides away over the next, which comes up from the depth.
  case depth
  /// Neighbours are smaller and fainter.
  case linear
  /// Neighbours are smaller and fainter, and partly under the current page.
  case overlap
  /// Neighbours stand at both sides of the current page and face it.
  case coverFlow
  /// Pages stand on the rim of a wheel.
  case ferrisWheel
  /// Pages hang from the rim of a wheel.
  case invertedFerrisWheel
  /// Pages are the faces of a turning cube.
  case cube

  /// The effect's name in options, attributes and on the command line.
  public var name: StaticString {
    switch self {
    case .slide: "slide"
    case .crossFade: "cross-fade"
    case .zoomOut: "zoom-out"
    case .depth: "depth"
    case .linear: "linear"
    case .overlap: "overlap"
    case .coverFlow: "cover-flow"
    case .ferrisWheel: "ferris-wheel"
    case .invertedFerrisWheel: "inverted-ferris-wheel"
    case .cube: "cube"
    }
  }

  /// How to draw a page when the pages are scrolled to a location; nothing, when there is no size yet.
  func transform(ofPage page: Int, at location: Double, in geometry: PageGeometry) -> PageTransform {
    transform(atDistance: Double(page) - location, in: geometry)
  }

  /// How many pages must be drawn on each side besides those that touch the viewport when they slide, so that nothing
  /// is missing.
  ///
  /// When pages slide, the first that no longer touches the viewport after (or before) those that do is at least so
  /// many pages away; further ones follow one by one. So it is asked for each of these whether this effect shows it.
  /// It takes for granted that a page, once out of sight, stays out of sight further away.
  func margin(in geometry: PageGeometry) -> Int {
    guard geometry.isUsable else { return 0 }
    let after = (geometry.length - geometry.restOffset) / geometry.stride
    let before = (geometry.restOffset + geometry.extent) / geometry.stride
    var margin = 0
    while margin < Self.widestMargin,
      shows(atDistance: after + Double(margin), in: geometry)
        || shows(atDistance: -before - Double(margin), in: geometry)
    {
      margin += 1
    }
    return margin
  }

  /// No effect draws pages so close together that more would be seen, with as many pages as a viewport may hold.
  private static let widestMargin = 1024

  /// Beyond so many pages everything stays where it is, so that no finite location overflows.
  private static let farthest = 1e9

  private func shows(atDistance distance: Double, in geometry: PageGeometry) -> Bool {
    transform(atDistance: distance, in: geometry).shows(in: geometry)
  }

  private func transform(atDistance distance: Double, in geometry: PageGeometry) -> PageTransform {
    guard geometry.isUsable else { return .hidden }
    let distance = distance.clamped(from: -Self.farthest, to: Self.farthest)
    return PageTransform(pose(atDistance: distance, on: Stage(geometry)), in: geometry)
  }

  private func pose(atDistance distance: Double, on stage: Stage) -> Pose {
    switch self {
    case .slide: .slide(distance, on: stage)
    case .crossFade: .crossFade(distance)
    case .zoomOut: .zoomOut(distance, on: stage)
    case .depth: .depth(distance, on: stage)
    case .linear: .linear(distance, on: stage)
    case .overlap: .overlap(distance, on: stage)
    case .coverFlow: .coverFlow(distance, on: stage)
    case .ferrisWheel: .ferrisWheel(distance, on: stage)
    case .invertedFerrisWheel: .invertedFerrisWheel(distance, on: stage)
    case .cube: .cube(distance, on: stage)
    }
  }
}
