/// The offsets at which a scroll view may rest, and how far past them a finger draws it.
struct ScrollRange {
  var least: CGPoint
  var most: CGPoint
  var size: CGSize
  var bouncesAcross: Bool
  var bouncesAlong: Bool

  func clamping(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  /// Where an offset that a finger asks for is shown.
  func banded(_ asked: CGPoint) -> CGPoint {
    CGPoint(
      x: Self.band(asked.x, least.x, most.x, size.width, bouncesAcross),
      y: Self.band(asked.y, least.y, most.y, size.height, bouncesAlong))
  }

  /// The offset that is shown at `shown`.
  func asked(_ shown: CGPoint) -> CGPoint {
    CGPoint(
      x: Self.unband(shown.x, least.x, most.x, size.width), y: Self.unband(shown.y, least.y, most.y, size.height))
  }

  private static func band(
    _ asked: CGFloat, _ least: CGFloat, _ most: CGFloat, _ length: CGFloat, _ bounces: Bool
  ) -> CGFloat {
    let kept = min(max(asked, least), most)
    guard bounces, length > 0, asked != kept else { return kept }
    let past = abs(asked - kept)
    let shown = length * (1 - 1 / (past * 0.55 / length + 1))
    return asked < kept ? kept - shown : kept + shown
  }

  private static func unband(_ shown: CGFloat, _ least: CGFloat, _ most: CGFloat, _ length: CGFloat) -> CGFloat {
    let kept = min(max(shown, least), most)
    guard shown != kept, length > 0 else { return shown }
    let past = min(abs(shown - kept), length * 0.99)
    let asked = (1 / (1 - past / length) - 1) * length / 0.55
    return shown < kept ? kept - asked : kept + asked
  }
}
