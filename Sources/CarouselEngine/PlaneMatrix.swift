/// What a transform of space does to the points of the plane z = 0, without the depth that they get: of a `Matrix4`, the
/// numbers that are left.
///
/// A point *(x, y)* goes to *(x′, y′) / w* with `x′ = m11·x + m21·y + m41` and so on, and `w = m14·x + m24·y + m44`.
struct PlaneMatrix: Equatable, Sendable {
  var m11 = 1.0, m12 = 0.0, m14 = 0.0
  var m21 = 0.0, m22 = 1.0, m24 = 0.0
  var m41 = 0.0, m42 = 0.0, m44 = 1.0

  /// This transform about `center` instead of the origin, then moved to `origin`.
  ///
  /// It is T(origin) · T(center) · self · T(−center), written out so that what the centre adds and takes away cancels
  /// before anything is added: a translation stays that translation, to the last bit.
  func placed(originX: Double, originY: Double, centerX: Double, centerY: Double) -> Matrix4 {
    let w = m44 - centerX * m14 - centerY * m24
    let (xx, yx) = (m11 + centerX * m14, m21 + centerX * m24)
    let (xy, yy) = (m12 + centerY * m14, m22 + centerY * m24)
    let x = m41 + (centerX * m44 - centerX * xx - centerY * yx)
    let y = m42 + (centerY * m44 - centerY * yy - centerX * xy)
    return Matrix4(
      m11: xx + originX * m14, m12: xy + originY * m14, m13: 0, m14: m14,
      m21: yx + originX * m24, m22: yy + originY * m24, m23: 0, m24: m24,
      m31: 0, m32: 0, m33: 1, m34: 0,
      m41: originX * w + x, m42: originY * w + y, m43: 0, m44: w)
  }
}
