import CGtk
import CarouselEngine
import Foundation

/// A transform in the plane, made of what GSK's renderers all can draw: `x′ = a·x + c·y + tx`, `y′ = b·x + d·y + ty`.
struct PlaneTransform: Equatable {
  var a: Double
  var b: Double
  var c: Double
  var d: Double
  var tx: Double
  var ty: Double

  init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that takes a step right to `x`, a step down to `y`, and one point to another.
  init(x: Carousel.Vector, y: Carousel.Vector, taking point: Carousel.Point, to goal: Carousel.Point) {
    self.init(
      a: x.dx, b: x.dy, c: y.dx, d: y.dy, tx: goal.x - x.dx * point.x - y.dx * point.y,
      ty: goal.y - x.dy * point.x - y.dy * point.y)
  }

  /// Whether it squeezes the plane into a line.
  var isFlat: Bool { abs(a * d - b * c) < 1e-9 }

  /// Whether it only moves.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Moves to the nearest whole pixels.
  mutating func moveToPixels(scale: Double) {
    tx = (tx * scale).rounded() / scale
    ty = (ty * scale).rounded() / scale
  }

  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

  /// As a `GskTransform *`, which whoever is given it owns.
  ///
  /// GSK's cairo renderer draws no general matrix, only translations, rotations, scales and skews: the matrix is taken
  /// apart into them (a QR decomposition).
  var gsk: OpaquePointer? {
    var origin = graphene_point_t(x: Float(tx), y: Float(ty))
    var transform = gsk_transform_translate(nil, &origin)
    if b == 0, c == 0 {
      return a == 1 && d == 1 ? transform : gsk_transform_scale(transform, Float(a), Float(d))
    }
    let scaleX = hypot(a, b)
    guard scaleX > 0 else { return gsk_transform_scale(transform, Float(a), Float(d)) }
    let angle = atan2(b, a)
    let shear = (a * c + b * d) / scaleX
    let scaleY = (a * d - b * c) / scaleX
    transform = gsk_transform_rotate(transform, Float(angle * 180 / .pi))
    if shear != 0, scaleY != 0 {
      transform = gsk_transform_skew(transform, Float(atan2(shear, scaleY) * 180 / .pi), 0)
    }
    return gsk_transform_scale(transform, Float(scaleX), Float(scaleY))
  }
}
