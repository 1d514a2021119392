import Testing

@testable import CarouselEngine

/// What holds for every effect at one moment.
@Suite struct PageEffectTests {
  private static let locations: [Double] = (-48...48).map { Double($0) / 16 } + [0.15, 0.5 - 1e-9, 1.0 / 3]

  @Test(arguments: PageEffect.allCases)
  func pageInItsPlaceIsDrawnByAPlainTranslation(_ effect: PageEffect) {
    for geometry in PageEffectFixtures.geometries {
      for page in [0, 1, -1, 7, 123_456_789, -1_000_000_007] {
        let transform = effect.transform(ofPage: page, at: Double(page), in: geometry)
        let rest = geometry.orientation.rect(
          start: geometry.restOffset, extent: geometry.extent, acrossStart: geometry.acrossStart,
          acrossExtent: geometry.acrossExtent, in: geometry.viewport)
        let expected: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, rest.x, rest.y, 0, 1]
        #expect(transform.matrix.entries.map(\.bitPattern) == expected.map(\.bitPattern), "\(transform) \(geometry)")
        #expect(transform.matrix.isAffine2D)
        #expect(transform.opacity == 1 && transform.zOrder == 0 && transform.isVisible)
      }
    }
  }

  @Test(arguments: PageEffect.allCases)
  func pageInItsPlaceCoversAllOthersThatShareItsPlace(_ effect: PageEffect) {
    for geometry in PageEffectFixtures.geometries {
      for page in [-3, -2, -1, 1, 2, 3] {
        let transform = effect.transform(ofPage: page, at: 0, in: geometry)
        #expect(!transform.isVisible || transform.zOrder < 0 || effect == .depth && page < 0, "\(page) \(transform)")
      }
    }
  }

  @Test(arguments: PageEffect.allCases)
  func rightToLeftMirrorsLeftToRight(_ effect: PageEffect) {
    for shape in PageEffectFixtures.shapes {
      let (ltr, rtl) = (
        PageEffectFixtures.geometry(shape, .leftToRight), PageEffectFixtures.geometry(shape, .rightToLeft)
      )
      for location in Self.locations {
        let a = effect.transform(ofPage: 0, at: location, in: ltr)
        let b = effect.transform(ofPage: 0, at: location, in: rtl)
        #expect(a.opacity == b.opacity && a.zOrder == b.zOrder)
        let corners = b.corners(in: rtl)
        for (one, other) in zip(a.corners(in: ltr), [corners[1], corners[0], corners[3], corners[2]]) {
          let tolerance = 1e-12 * (ltr.viewport.width + ltr.stride)
          #expect(abs(ltr.viewport.width - one.x - other.x) <= tolerance, "\(shape) \(location)")
          #expect(abs(one.y - other.y) <= tolerance, "\(shape) \(location)")
        }
      }
    }
  }

  @Test(arguments: PageEffect.allCases)
  func verticalIsHorizontalTransposed(_ effect: PageEffect) {
    for shape in PageEffectFixtures.shapes {
      let (across, down) = (PageEffectFixtures.geometry(shape, .leftToRight), PageEffectFixtures.geometry(shape, .down))
      for location in Self.locations {
        let a = effect.transform(ofPage: 0, at: location, in: across)
        let b = effect.transform(ofPage: 0, at: location, in: down)
        #expect(a.opacity == b.opacity && a.zOrder == b.zOrder)
        let (m, n) = (a.matrix, b.matrix)
        let transposed = [m.m22, m.m21, m.m24, m.m12, m.m11, m.m14, m.m42, m.m41, m.m44]
        let expected = [n.m11, n.m12, n.m14, n.m21, n.m22, n.m24, n.m41, n.m42, n.m44]
        #expect(transposed == expected, "\(shape) \(location)")
      }
    }
  }

  @Test func slidingPagesLieWhereTheGeometrySays() {
    for geometry in PageEffectFixtures.geometries {
      for location in Self.locations {
        let transform = PageEffect.slide.transform(ofPage: 2, at: location, in: geometry)
        let rect = geometry.orientation.rect(
          start: geometry.start(ofPage: 2, at: location), extent: geometry.extent, acrossStart: geometry.acrossStart,
          acrossExtent: geometry.acrossExtent, in: geometry.viewport)
        #expect(transform.matrix.isAffine2D && transform.opacity == 1)
        #expect(abs(transform.matrix.m41 - rect.x) <= 1e-14 * (abs(rect.x) + geometry.viewport.width + geometry.stride))
        #expect(
          abs(transform.matrix.m42 - rect.y) <= 1e-14 * (abs(rect.y) + geometry.viewport.height + geometry.stride))
      }
    }
  }

  @Test func effectsInThePlaneNeedNoPerspective() {
    let flat = PageEffect.allCases.filter { $0 != .cube && $0 != .coverFlow }
    for effect in flat {
      for location in Self.locations {
        for geometry in PageEffectFixtures.geometries {
          #expect(effect.transform(ofPage: 0, at: location, in: geometry).matrix.isAffine2D)
        }
      }
    }
    let geometry = PageEffectFixtures.geometry(.init())
    #expect(!PageEffect.cube.transform(ofPage: 0, at: 0.5, in: geometry).matrix.isAffine2D)
    #expect(!PageEffect.coverFlow.transform(ofPage: 0, at: 0.5, in: geometry).matrix.isAffine2D)
  }

  @Test(arguments: PageEffect.allCases)
  func visiblePagesFaceTheViewerAndLieBeforeHim(_ effect: PageEffect) {
    for geometry in PageEffectFixtures.geometries {
      for location in Self.locations {
        let transform = effect.transform(ofPage: 0, at: location, in: geometry)
        #expect((0...1).contains(transform.opacity))
        guard transform.isVisible else { continue }
        let m = transform.matrix
        let (alongTop, alongLeft) = (m.m14 * geometry.pageWidth, m.m24 * geometry.pageHeight)
        #expect(min(0, alongTop) + min(0, alongLeft) + m.m44 > 0)
        #expect(area(transform.corners(in: geometry)) > 0, "\(effect) \(location) \(geometry)")
      }
    }
  }

  @Test(arguments: PageEffect.allCases)
  func everyNumberIsFinite(_ effect: PageEffect) {
    let tiny = [.leastNonzeroMagnitude, 1e-300, 1e-12].map { PageEffectFixtures.Shape(length: $0, across: $0) }
    let thin = [
      PageEffectFixtures.Shape(length: 1e7, across: .leastNonzeroMagnitude, extent: .points(1e-300)),
      PageEffectFixtures.Shape(length: .leastNonzeroMagnitude, across: 1e7), PageEffectFixtures.Shape(spacing: 1e300),
    ]
    let odd = (tiny + thin).flatMap { shape in
      PageEffectFixtures.Way.allCases.map { PageEffectFixtures.geometry(shape, $0) }
    }
    let places = [0, 0.3, -0.7, 1e9, -1e9, 1e15 + 0.5, 1e300, -Double.greatestFiniteMagnitude, .leastNonzeroMagnitude]
    for geometry in PageEffectFixtures.geometries + odd {
      for location in places {
        for page in [0, 1, -1, Int.max, Int.min] {
          let transform = effect.transform(ofPage: page, at: location, in: geometry)
          #expect(transform.isFinite && (0...1).contains(transform.opacity), "\(page) \(location) \(geometry)")
        }
      }
    }
  }

  @Test(arguments: PageEffect.allCases)
  func withoutASizeNothingIsDrawn(_ effect: PageEffect) {
    for side in [0, -1, Double.nan, .infinity] {
      let geometry = PageEffectFixtures.geometry(.init(length: side, across: side))
      let transform = effect.transform(ofPage: 3, at: 2.5, in: geometry)
      #expect(transform.isFinite && !transform.isVisible)
      #expect(effect.margin(in: geometry) == 0)
    }
  }

  @Test func namesAreTheOnesOfTheOptions() {
    #expect(
      PageEffect.allCases.map { "\($0.name)" } == [
        "slide", "cross-fade", "zoom-out", "depth", "linear", "overlap", "cover-flow", "ferris-wheel",
        "inverted-ferris-wheel", "cube",
      ])
  }
}
