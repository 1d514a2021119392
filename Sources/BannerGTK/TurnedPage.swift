import CGtk
import CarouselEngine

/// Draws a page under any of the engine's matrices, also one that turns it in space.
///
/// GSK's cairo renderer cannot draw a turned page, so that one is cut into strips along the lines that stay straight;
/// each strip is drawn by the plane transform that fits its corners.
@MainActor
struct TurnedPage {
  let matrix: Matrix4
  /// The page's size, in points.
  let width: Double
  let height: Double
  /// Whether strips stand upright: a horizontal carousel's pages turn about upright lines.
  let slicesVertically: Bool

  /// A strip's width on the page, in points: narrow enough that its slanted edges look straight.
  private static let stripLength = 4.0
  /// How far a strip reaches under the next, in points, so that no seam shows between them.
  private static let overlap = 0.75

  func draw(_ node: RenderNode, on snapshot: OpaquePointer) {
    if matrix.isAffine2D {
      let transform = plane(x: 0, y: 0, width: width, height: height)
      if !transform.isFlat {
        snapshot.withTransform(transform) { gtk_snapshot_append_node(snapshot, node.pointer) }
      }
      return
    }
    let length = slicesVertically ? width : height
    let count = max(1, Int((length / Self.stripLength).rounded(.up)))
    for index in 0..<count {
      let start = length * Double(index) / Double(count)
      let end = length * Double(index + 1) / Double(count)
      drawStrip(from: start, to: end, reachingTo: min(length, end + Self.overlap), of: node, on: snapshot)
    }
  }

  private func drawStrip(
    from start: Double, to end: Double, reachingTo reach: Double, of node: RenderNode, on snapshot: OpaquePointer
  ) {
    let transform: PlaneTransform
    let strip: Carousel.Rect
    if slicesVertically {
      transform = plane(x: start, y: 0, width: end - start, height: height)
      strip = Carousel.Rect(x: start, y: 0, width: reach - start, height: height)
    } else {
      transform = plane(x: 0, y: start, width: width, height: end - start)
      strip = Carousel.Rect(x: 0, y: start, width: width, height: reach - start)
    }
    guard !transform.isFlat else { return }
    snapshot.withTransform(transform) {
      snapshot.withClip(strip) { gtk_snapshot_append_node(snapshot, node.pointer) }
    }
  }

  /// The plane transform that agrees with the matrix at three corners of a part of the page.
  private func plane(x: Double, y: Double, width: Double, height: Double) -> PlaneTransform {
    PlaneTransform(
      origin: Carousel.Point(x: x, y: y), width: width, height: height,
      topLeft: matrix.project(x: x, y: y), topRight: matrix.project(x: x + width, y: y),
      bottomLeft: matrix.project(x: x, y: y + height))
  }
}
