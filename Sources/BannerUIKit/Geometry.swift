import CarouselEngine
import UIKit

/// The engine's numbers as the platform's.
extension CGPoint {
  init(_ point: Carousel.Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  init(_ size: Carousel.Viewport) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  init(_ rect: Carousel.Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension Carousel.Point {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Carousel.Viewport {
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension CATransform3D {
  init(_ matrix: Matrix4) {
    self.init(
      m11: matrix.m11, m12: matrix.m12, m13: matrix.m13, m14: matrix.m14,
      m21: matrix.m21, m22: matrix.m22, m23: matrix.m23, m24: matrix.m24,
      m31: matrix.m31, m32: matrix.m32, m33: matrix.m33, m34: matrix.m34,
      m41: matrix.m41, m42: matrix.m42, m43: matrix.m43, m44: matrix.m44)
  }
}
