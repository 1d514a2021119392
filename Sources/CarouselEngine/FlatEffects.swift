/// Effects that move, scale and fade pages in the plane of the screen.
///
/// `distance` is how far a page is from its rest place, in pages, positive for a page that is still to come.
extension Pose {
  /// The page moves with the others.
  static func slide(_ distance: Double, on stage: Stage) -> Pose {
    Pose(distance, x: distance * stage.stride)
  }

  /// The page stays where it rests; the page to come appears over the current one.
  ///
  /// With *f* the opacity of the upper page, a pixel is `f·upper + (1 − f)·lower`: a true cross-fade. Were both pages
  /// faded, the background would show by `f·(1 − f)`, a quarter at mid-point. The lower page goes when the upper one
  /// covers it, so a page's background should be opaque.
  static func crossFade(_ distance: Double) -> Pose {
    var pose = Pose(distance, opacity: distance <= -1 ? 0 : (1 - distance).clamped(from: 0, to: 1))
    pose.zOrder = distance
    return pose
  }

  /// Pages shrink and fade a little while they move, and keep together.
  ///
  /// Scale, opacity and gap are those of Android's ZoomOutPageTransformer (developer.android.com, "Slide between
  /// fragments using ViewPager2"): scale `max(0.85, 1 − |distance|)`, opacity 0.5 at the least scale, and a gap
  /// between two pages of half of what scaling takes from their height. Beyond one page, where Android's pages are
  /// out of sight, pages that peek in keep that scale, opacity and gap.
  static func zoomOut(_ distance: Double, on stage: Stage) -> Pose {
    let leastScale = 0.85
    let leastOpacity = 0.5
    let away = abs(distance)
    let shrinkage = min(away, 1 - leastScale)
    let perShrinkage = max(0, stage.extent / 2 - stage.acrossExtent / 4)
    let closer = perShrinkage * (shrinkage + 2 * (1 - leastScale) * max(0, away - 1))
    return Pose(
      distance, x: distance * stage.stride - (distance < 0 ? -closer : closer), scale: 1 - shrinkage,
      opacity: 1 - (1 - leastOpacity) * shrinkage / (1 - leastScale))
  }

  /// The current page slides away over the next, which comes up from the depth.
  ///
  /// Scale and opacity are those of Android's DepthPageTransformer (developer.android.com, "Slide between fragments
  /// using ViewPager2"): a page to come stays where it rests, with scale `1 − 0.25·distance`, opacity `1 − distance`.
  static func depth(_ distance: Double, on stage: Stage) -> Pose {
    let leastScale = 0.75
    let away = distance.clamped(from: 0, to: 1)
    var pose = Pose(
      distance, x: min(distance, 0) * stage.stride, scale: 1 - (1 - leastScale) * away, opacity: 1 - away)
    pose.zOrder = -distance
    return pose
  }

  /// Pages become smaller and fainter in proportion to their distance, up to one page; the gap stays narrow.
  ///
  /// Least scale 0.65, least opacity 0.6, and pages closer by 0.2 of the least scale: FSPagerView's default values
  /// for `linear`.
  static func linear(_ distance: Double, on stage: Stage) -> Pose {
    shrinking(distance, closer: 0.2 * leastShrunkScale, on: stage)
  }

  /// Like `linear`, with each page partly under the one that is nearer to its rest place.
  ///
  /// Pages are closer by 0.6 of the least scale: FSPagerView's default value for `overlap`.
  static func overlap(_ distance: Double, on stage: Stage) -> Pose {
    shrinking(distance, closer: 0.6 * leastShrunkScale, on: stage)
  }

  private static let leastShrunkScale = 0.65

  /// `closer` is by how much of its extent a page is drawn nearer to the one before.
  private static func shrinking(_ distance: Double, closer: Double, on stage: Stage) -> Pose {
    let leastOpacity = 0.6
    let away = min(abs(distance), 1)
    return Pose(
      distance, x: distance * (stage.stride - closer * stage.extent), scale: 1 - (1 - leastShrunkScale) * away,
      opacity: 1 - (1 - leastOpacity) * away)
  }
}
