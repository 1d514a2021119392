#if canImport(CLibm)
  import CLibm
#else
  import Darwin
#endif

/// Effects that turn pages about the line across the axis, seen in perspective.
extension Pose {
  /// The page at rest faces the viewer; the others stand at both sides and face the middle.
  ///
  /// A page turns like a door: its outer edge stays in the plane of the screen, its inner edge goes back, so that no
  /// page is drawn larger than it is. The viewer stands before the page at rest, two extents away. The turn is 3/8 π,
  /// as in FSPagerView's `coverFlow`, and follows a sine, so that it begins and ends gently. Pages are closer by 0.3
  /// of their extent: the inner edges of neighbours then just do not meet half-way (0.35 > cos(3/8 π · sin π/4) / 2),
  /// so that no page cuts through another when the nearer one changes.
  static func coverFlow(_ distance: Double, on stage: Stage) -> Pose {
    let closer = 0.3
    let angle = 3 / 8 * Double.pi * sin(Double.pi / 2 * distance.clamped(from: -1, to: 1))
    // What lies a point nearer is drawn larger by this.
    let nearness = 1 / stage.viewerDistance(extents: 2)
    var pose = Pose(distance, x: distance * (stage.stride - closer * stage.extent))
    pose.plane.m11 = cos(angle)
    // Subtracted from 0, so that a 0 stays a positive one.
    pose.plane.m14 = 0 - nearness * sin(angle)
    pose.plane.m44 = nearness * (stage.extent / 2 * sin(abs(angle))) + 1
    return pose
  }

  /// Pages are the outer faces of a cube that turns by a quarter for each page.
  ///
  /// A face lies half an extent before the cube's centre, which lies half an extent behind the screen: the face at
  /// rest is in the plane of the screen, and two neighbours share an edge at every moment, whatever the spacing. The
  /// viewer stands before the viewport's centre, three extents away: near enough for depth, and so far that the side
  /// of the cube that still hides the next face leaves no more than a fifteenth of its width bare. He sees a face when
  /// he is on its outer side: when, seen from the cube's centre, he is further out along the face's normal than the
  /// face. A face that goes out of sight is then seen edge-on.
  static func cube(_ distance: Double, on stage: Stage) -> Pose {
    let half = stage.extent / 2
    let viewerDistance = stage.viewerDistance(extents: 3)
    let angle = Double.pi / 2 * distance.clamped(from: -2, to: 2)
    let (sine, cosine) = (sin(angle), cos(angle))
    let viewerAlongNormal = stage.viewportCenterX * sine + (viewerDistance + half) * cosine
    // What lies a point nearer is drawn larger by this, and so is its distance from the viewport's centre.
    let nearness = 1 / viewerDistance
    let (nearnessX, nearnessY) = (stage.viewportCenterX * nearness, stage.viewportCenterY * nearness)
    // How far the face's centre lies behind the screen.
    let depth = half - cosine * half
    var pose = Pose(distance, x: sine * half + nearnessX * depth, opacity: viewerAlongNormal > half ? 1 : 0)
    pose.plane.m11 = cosine + nearnessX * sine
    pose.plane.m12 = nearnessY * sine
    pose.plane.m14 = nearness * sine
    pose.plane.m42 = nearnessY * depth
    pose.plane.m44 = nearness * depth + 1
    return pose
  }
}
