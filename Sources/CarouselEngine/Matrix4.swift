#if canImport(CLibm)
  import CLibm
#else
  import Darwin
#endif

/// A transform of space: sixteen numbers that a platform's own 3D transform takes as they are.
///
/// The numbers stand in the order of CSS's `matrix3d()`, of Core Animation's `CATransform3D` and of graphene's float
/// arrays: `m41`, `m42` and `m43` move. A point *(x, y, z)* goes to *(x′, y′, z′) / w* with
/// `x′ = m11·x + m21·y + m31·z + m41` and so on, and `w = m14·x + m24·y + m34·z + m44`.
/// x goes to the right, y down and z towards the viewer; lengths are in points, angles in radians.
public struct Matrix4: Equatable, Sendable {
  public var m11, m12, m13, m14: Double
  public var m21, m22, m23, m24: Double
  public var m31, m32, m33, m34: Double
  public var m41, m42, m43, m44: Double

  /// Leaves every point where it is.
  public static let identity = Matrix4.scale(x: 1, y: 1)

  /// Moves by so many points.
  public static func translation(x: Double, y: Double, z: Double = 0) -> Matrix4 {
    var result = Matrix4.identity
    result.m41 = x
    result.m42 = y
    result.m43 = z
    return result
  }

  /// Stretches away from the origin; 1 leaves a direction as it is.
  public static func scale(x: Double, y: Double, z: Double = 1) -> Matrix4 {
    Matrix4(
      m11: x, m12: 0, m13: 0, m14: 0,
      m21: 0, m22: y, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: z, m34: 0,
      m41: 0, m42: 0, m43: 0, m44: 1)
  }

  /// Turns about the x axis; a positive angle takes the bottom towards the viewer.
  public static func rotation(aboutX angle: Double) -> Matrix4 {
    var result = Matrix4.identity
    result.m22 = cos(angle)
    result.m23 = sin(angle)
    result.m32 = -sin(angle)
    result.m33 = cos(angle)
    return result
  }

  /// Turns about the y axis; a positive angle takes the right side away from the viewer.
  public static func rotation(aboutY angle: Double) -> Matrix4 {
    var result = Matrix4.identity
    result.m11 = cos(angle)
    result.m13 = -sin(angle)
    result.m31 = sin(angle)
    result.m33 = cos(angle)
    return result
  }

  /// Turns about the z axis; a positive angle goes clockwise on the screen.
  public static func rotation(aboutZ angle: Double) -> Matrix4 {
    var result = Matrix4.identity
    result.m11 = cos(angle)
    result.m12 = sin(angle)
    result.m21 = -sin(angle)
    result.m22 = cos(angle)
    return result
  }

  /// Shows space as it looks from `distance` points before the origin; what has z = 0 keeps its place and size.
  public static func perspective(distance: Double) -> Matrix4 {
    var result = Matrix4.identity
    result.m34 = -1 / distance
    return result
  }

  /// The transform that does `second` first and then `first`, as matrices multiply in CSS's `transform` property.
  public static func * (first: Matrix4, second: Matrix4) -> Matrix4 {
    let c1 = first.column(second.m11, second.m12, second.m13, second.m14)
    let c2 = first.column(second.m21, second.m22, second.m23, second.m24)
    let c3 = first.column(second.m31, second.m32, second.m33, second.m34)
    let c4 = first.column(second.m41, second.m42, second.m43, second.m44)
    return Matrix4(
      m11: c1.x, m12: c1.y, m13: c1.z, m14: c1.w,
      m21: c2.x, m22: c2.y, m23: c2.z, m24: c2.w,
      m31: c3.x, m32: c3.y, m33: c3.z, m34: c3.w,
      m41: c4.x, m42: c4.y, m43: c4.z, m44: c4.w)
  }

  /// Whether neither depth nor perspective is involved: then `m11`, `m12`, `m21`, `m22`, `m41` and `m42` are the whole
  /// transform, and a plain 2D one draws the same.
  public var isAffine2D: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
      && m44 == 1
  }

  /// Where a point of the plane z = 0 appears on the screen.
  ///
  /// A point that lies beside or behind the viewer (w is 0 or less) does not appear, and the answer has no meaning.
  public func project(x: Double, y: Double) -> Carousel.Point {
    let w = m14 * x + m24 * y + m44
    return Carousel.Point(x: (m11 * x + m21 * y + m41) / w, y: (m12 * x + m22 * y + m42) / w)
  }

  private func column(
    _ x: Double, _ y: Double, _ z: Double, _ w: Double
  ) -> (x: Double, y: Double, z: Double, w: Double) {
    (
      x: m11 * x + m21 * y + m31 * z + m41 * w, y: m12 * x + m22 * y + m32 * z + m42 * w,
      z: m13 * x + m23 * y + m33 * z + m43 * w, w: m14 * x + m24 * y + m34 * z + m44 * w
    )
  }
}
