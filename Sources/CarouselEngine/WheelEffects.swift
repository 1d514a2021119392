#if canImport(CLibm)
  import CLibm
#else
  import Darwin
#endif

/// Effects that put pages on the rim of a wheel, one on each of its spokes.
extension Pose {
  /// Pages stand on a wheel whose hub is below them; in a vertical carousel, to their right.
  static func ferrisWheel(_ distance: Double, on stage: Stage) -> Pose {
    wheel(distance, hubSide: 1, on: stage)
  }

  /// Pages hang from a wheel whose hub is above them; in a vertical carousel, to their left.
  static func invertedFerrisWheel(_ distance: Double, on stage: Stage) -> Pose {
    wheel(distance, hubSide: -1, on: stage)
  }

  /// The wheel has 14 spokes, and pages are closer by 0.15 of their extent: FSPagerView's values for `ferrisWheel`. The
  /// rim is as long from page to page as pages are apart, so its radius is that times 14 / 2π. Neighbours have
  /// opacity 0.6, as there, but reach it gradually. Pages fill the half of the wheel around the page at rest: in the
  /// last spoke before a quarter turn they fade, since further round, pages from both sides would share a place.
  private static func wheel(_ distance: Double, hubSide: Double, on stage: Stage) -> Pose {
    let spokes = 14.0
    let closer = 0.15
    let leastOpacity = 0.6
    let quarter = spokes / 4
    let radius = (stage.stride - closer * stage.extent) * spokes / (2 * Double.pi)
    let away = min(abs(distance), quarter)
    let turned = distance < 0 ? -away : away
    let hub = hubSide * radius
    let angle = hubSide * turned * 2 * Double.pi / spokes
    var pose = Pose(
      distance, x: sin(angle) * hub,
      opacity: max(leastOpacity, 1 - (1 - leastOpacity) * away) * min(1, quarter - away))
    pose.plane.m11 = cos(angle)
    pose.plane.m12 = sin(angle)
    pose.plane.m21 = -sin(angle)
    pose.plane.m22 = cos(angle)
    pose.plane.m42 = hub - cos(angle) * hub
    return pose
  }
}
