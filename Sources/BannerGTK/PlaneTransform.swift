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

  /// The transform that takes the origin and the ends of two edges of a `width` × `height` rectangle at `origin` to
  /// three places.
  init(
    origin: Carousel.Point, width: Double, height: Double, topLeft: Carousel.Point, topRight: Carousel.Point,
    bottomLeft: Carousel.Point
  ) {
    a = (topRight.x - topLeft.x) / width
    b = (topRight.y - topLeft.y) / width
    c = (bottomLeft.x - topLeft.x) / height
    d = (bottomLeft.y - topLeft.y) / height
    tx = topLeft.x - a * origin.x - c * origin.y
    ty = topLeft.y - b * origin.x - d * origin.y
  }

  /// Whether it squeezes the plane into a line.
  var isFlat: Bool { abs(a * d - b * c) < 1e-9 }

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
