import CGtk
import CarouselEngine

/// Draws a page under any of the engine's matrices, also one that turns it in space.
@MainActor
struct TurnedPage {
  /// Who draws what is turned in space.
  enum Method: Equatable {
    /// The renderer, which understands any matrix: those of GSK that use the graphics processor do.
    case matrix
    /// Strips of the page's pixels: GSK's cairo renderer draws nothing else than transforms of the plane.
    case strips
  }

  let matrix: Matrix4
  /// The page's size, in points.
  let width: Double
  let height: Double
  /// Pixels a point.
  let scale: Double
  let method: Method
  /// Whether strips stand upright: a horizontal carousel's pages turn about upright lines.
  let slicesVertically: Bool

  func draw(_ node: RenderNode, on snapshot: OpaquePointer) {
    guard !matrix.isAffine2D else { return drawFlat(node, on: snapshot) }
    switch method {
    case .matrix:
      gtk_snapshot_save(snapshot)
      gtk_snapshot_transform(snapshot, matrix.gsk)
      gtk_snapshot_append_node(snapshot, node.pointer)
      gtk_snapshot_restore(snapshot)
    case .strips:
      drawStrips(of: node, on: snapshot)
    }
  }

  private func drawFlat(_ node: RenderNode, on snapshot: OpaquePointer) {
    var transform = PlaneTransform(
      a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.m41, ty: matrix.m42)
    guard !transform.isFlat else { return }
    if transform.isTranslation {
      // What is only moved stays as sharp as it is on whole pixels, and there a copy of its pixels is all it takes.
      transform.moveToPixels(scale: scale)
      if method == .strips, !node.isForOneFrame, let raster = node.raster(width: width, height: height, scale: scale) {
        return draw(raster, at: transform, on: snapshot)
      }
    }
    snapshot.withTransform(transform) { gtk_snapshot_append_node(snapshot, node.pointer) }
  }

  private func draw(_ raster: Raster, at place: PlaneTransform, on snapshot: OpaquePointer) {
    var rect = Carousel.Rect(x: place.tx, y: place.ty, width: width, height: height).graphene
    guard let context = gtk_snapshot_append_cairo(snapshot, &rect) else { return }
    cairo_set_source_surface(context, raster.surface, place.tx, place.ty)
    cairo_paint(context)
    cairo_destroy(context)
  }

  private func drawStrips(of node: RenderNode, on snapshot: OpaquePointer) {
    guard let bounds = screenBounds, let raster = node.raster(width: width, height: height, scale: scale) else {
      return
    }
    var rect = bounds.graphene
    guard let context = gtk_snapshot_append_cairo(snapshot, &rect) else { return }
    defer { cairo_destroy(context) }
    let length = slicesVertically ? width : height
    let count = max(1, Int((length * scale / Self.stripPixels).rounded(.up)))
    for index in 0..<count {
      let start = length * Double(index) / Double(count)
      let end = length * Double(index + 1) / Double(count)
      let transform = slicesVertically ? upright(start, end) : level(start, end)
      guard !transform.isFlat else { continue }
      // A strip reaches under the next, so that no seam shows between them, and the outermost ones a little outside, so
      // that none shows between two faces of a cube; however much they are foreshortened.
      let pixel = 1 / scale / (slicesVertically ? abs(transform.a) : abs(transform.d))
      let first = index == 0 ? start - Self.bleed * pixel : start
      let last = index == count - 1 ? end + Self.bleed * pixel : min(length, end + Self.overlap * pixel)
      cairo_save(context)
      var cairo = transform.cairo
      cairo_transform(context, &cairo)
      if slicesVertically {
        cairo_rectangle(context, first, 0, last - first, height)
      } else {
        cairo_rectangle(context, 0, first, width, last - first)
      }
      cairo_set_source_surface(context, raster.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_fill(context)
      cairo_restore(context)
    }
  }

  /// The transform of an upright strip: it agrees with the matrix along the strip's middle line.
  private func upright(_ start: Double, _ end: Double) -> PlaneTransform {
    let left = (top: matrix.project(x: start, y: 0), bottom: matrix.project(x: start, y: height))
    let right = (top: matrix.project(x: end, y: 0), bottom: matrix.project(x: end, y: height))
    let top = Self.middle(left.top, right.top)
    let bottom = Self.middle(left.bottom, right.bottom)
    let across = Self.difference(Self.middle(right.top, right.bottom), Self.middle(left.top, left.bottom))
    return PlaneTransform(
      x: across.scaled(by: 1 / (end - start)), y: Self.difference(bottom, top).scaled(by: 1 / height),
      taking: Carousel.Point(x: (start + end) / 2, y: height / 2), to: Self.middle(top, bottom))
  }

  /// The transform of a level strip, in the same way.
  private func level(_ start: Double, _ end: Double) -> PlaneTransform {
    let upper = (left: matrix.project(x: 0, y: start), right: matrix.project(x: width, y: start))
    let lower = (left: matrix.project(x: 0, y: end), right: matrix.project(x: width, y: end))
    let left = Self.middle(upper.left, lower.left)
    let right = Self.middle(upper.right, lower.right)
    let down = Self.difference(Self.middle(lower.left, lower.right), Self.middle(upper.left, upper.right))
    return PlaneTransform(
      x: Self.difference(right, left).scaled(by: 1 / width), y: down.scaled(by: 1 / (end - start)),
      taking: Carousel.Point(x: width / 2, y: (start + end) / 2), to: Self.middle(left, right))
  }

  /// The box around the page's corners on the screen.
  private var screenBounds: Carousel.Rect? {
    let corners = [
      matrix.project(x: 0, y: 0), matrix.project(x: width, y: 0), matrix.project(x: 0, y: height),
      matrix.project(x: width, y: height),
    ]
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else { return nil }
    return Carousel.Rect(x: minX - 1, y: minY - 1, width: maxX - minX + 2, height: maxY - minY + 2)
  }

  private static func middle(_ a: Carousel.Point, _ b: Carousel.Point) -> Carousel.Point {
    Carousel.Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }

  private static func difference(_ a: Carousel.Point, _ b: Carousel.Point) -> Carousel.Vector {
    Carousel.Vector(dx: a.x - b.x, dy: a.y - b.y)
  }

  /// A strip's width on the page, in pixels: narrow enough that the steps along its slanted edges are never seen.
  private static let stripPixels = 2.0
  /// In pixels on the screen: more than one, so that all of the pixel is covered in which the next strip begins.
  private static let overlap = 1.5
  private static let bleed = 0.5
}

extension Carousel.Vector {
  fileprivate func scaled(by factor: Double) -> Carousel.Vector {
    Carousel.Vector(dx: dx * factor, dy: dy * factor)
  }
}

extension Matrix4 {
  /// As a `GskTransform *`, which whoever is given it owns.
  fileprivate var gsk: OpaquePointer? {
    let numbers: [Float] = [
      Float(m11), Float(m12), Float(m13), Float(m14), Float(m21), Float(m22), Float(m23), Float(m24),
      Float(m31), Float(m32), Float(m33), Float(m34), Float(m41), Float(m42), Float(m43), Float(m44),
    ]
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, numbers)
    return gsk_transform_matrix(nil, &matrix)
  }
}
