import Testing

@testable import CarouselEngine

@Suite struct Matrix4Tests {
  private func expect(
    _ matrix: Matrix4, takes from: (Double, Double), to goal: (Double, Double),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let point = matrix.project(x: from.0, y: from.1)
    #expect(
      abs(point.x - goal.0) < 1e-12 && abs(point.y - goal.1) < 1e-12, "\(point)", sourceLocation: sourceLocation)
  }

  @Test func identityLeavesPointsWhereTheyAre() {
    #expect(Matrix4.identity.project(x: 3, y: -4) == Carousel.Point(x: 3, y: -4))
    #expect(Matrix4.identity == .translation(x: 0, y: 0))
  }

  @Test func translationStandsInTheLastFourNumbers() {
    let matrix = Matrix4.translation(x: 5, y: 6, z: 7)
    #expect(matrix.entries == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1])
    expect(matrix, takes: (1, 2), to: (6, 8))
  }

  @Test func perspectiveStandsInThirdColumnFourthRow() {
    #expect(Matrix4.perspective(distance: 500).entries == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1])
  }

  @Test func memoryHoldsTheNumbersInTheOrderOfMatrix3d() {
    let matrix = Matrix4(
      m11: 1, m12: 2, m13: 3, m14: 4, m21: 5, m22: 6, m23: 7, m24: 8, m31: 9, m32: 10, m33: 11, m34: 12, m41: 13,
      m42: 14, m43: 15, m44: 16)
    withUnsafeBytes(of: matrix) { bytes in
      #expect(Array(bytes.bindMemory(to: Double.self)) == (1...16).map(Double.init))
    }
  }

  @Test func scaleStretchesAwayFromTheOrigin() {
    expect(.scale(x: 2, y: 3), takes: (5, -7), to: (10, -21))
  }

  @Test func rotationAboutZGoesClockwise() {
    expect(.rotation(aboutZ: .pi / 2), takes: (1, 0), to: (0, 1))
    expect(.rotation(aboutZ: .pi / 2), takes: (0, 1), to: (-1, 0))
  }

  @Test func rotationAboutYTakesTheRightSideAway() {
    let seen = Matrix4.perspective(distance: 100) * .rotation(aboutY: .pi / 6)
    let (half, depth) = (50 * 3.0.squareRoot() / 2, 25.0)
    expect(seen, takes: (50, 10), to: (half / (1 + depth / 100), 10 / (1 + depth / 100)))
    expect(seen, takes: (-50, 10), to: (-half / (1 - depth / 100), 10 / (1 - depth / 100)))
  }

  @Test func rotationAboutXTakesTheBottomTowardsTheViewer() {
    let seen = Matrix4.perspective(distance: 100) * .rotation(aboutX: .pi / 6)
    let (half, depth) = (50 * 3.0.squareRoot() / 2, 25.0)
    expect(seen, takes: (10, 50), to: (10 / (1 - depth / 100), half / (1 - depth / 100)))
  }

  @Test func productDoesTheSecondFirst() {
    expect(.translation(x: 10, y: 0) * .scale(x: 2, y: 2), takes: (1, 1), to: (12, 2))
    expect(.scale(x: 2, y: 2) * .translation(x: 10, y: 0), takes: (1, 1), to: (22, 2))
  }

  @Test func productIsAssociative() {
    let a = Matrix4.perspective(distance: 300) * .rotation(aboutX: 0.3)
    let (b, c) = (Matrix4.translation(x: 3, y: 4, z: 5), Matrix4.rotation(aboutY: 0.7) * .scale(x: 2, y: 3, z: 4))
    for (left, right) in zip(((a * b) * c).entries, (a * (b * c)).entries) {
      #expect(abs(left - right) < 1e-12)
    }
  }

  @Test func identityIsNeutralToTheLastBit() {
    let matrix = Matrix4.perspective(distance: 313) * .rotation(aboutY: 0.7) * .translation(x: 0.1, y: 0.7, z: 0.3)
    #expect(matrix * .identity == matrix)
    #expect(.identity * matrix == matrix)
  }

  @Test func onlyTransformsInThePlaneAreAffine2D() {
    #expect(Matrix4.identity.isAffine2D)
    #expect((Matrix4.translation(x: 3, y: 4) * .rotation(aboutZ: 1) * .scale(x: 2, y: 0.5)).isAffine2D)
    #expect(!Matrix4.translation(x: 0, y: 0, z: 1).isAffine2D)
    #expect(!Matrix4.scale(x: 1, y: 1, z: 2).isAffine2D)
    #expect(!Matrix4.rotation(aboutX: 0.1).isAffine2D)
    #expect(!Matrix4.rotation(aboutY: 0.1).isAffine2D)
    #expect(!Matrix4.perspective(distance: 100).isAffine2D)
  }
}
