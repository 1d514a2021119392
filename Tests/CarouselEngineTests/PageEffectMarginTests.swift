import Testing

@testable import CarouselEngine

/// Which pages an effect needs besides those that touch the viewport when they slide.
@Suite struct PageEffectMarginTests {
  /// Some moments, and those at which a page that slides has just gone out of sight at either end.
  private func locations(in geometry: PageGeometry) -> [Double] {
    let after = (geometry.length - geometry.restOffset) / geometry.stride
    let before = (geometry.restOffset + geometry.extent) / geometry.stride
    return (0..<13).map { Double($0) / 13 } + [
      0.5, 1 - 1e-7, before + 1e-7, before - 1e-7, -after - 1e-7, -after + 1e-7,
    ]
  }

  /// What part of a page's own area is seen in the viewport.
  private func seen(_ page: Int, _ effect: PageEffect, at location: Double, in geometry: PageGeometry) -> Double {
    let transform = effect.transform(ofPage: page, at: location, in: geometry)
    guard transform.isVisible else { return 0 }
    let part = area(clip(transform.corners(in: geometry), to: geometry.viewport))
    return part / (geometry.extent * geometry.acrossExtent) * transform.opacity
  }

  @Test(arguments: PageEffect.allCases)
  func noPageOutsideTheDrawnRangeCanBeSeen(_ effect: PageEffect) {
    for geometry in PageEffectFixtures.geometries {
      let margin = effect.margin(in: geometry)
      for location in locations(in: geometry) {
        let drawn = geometry.visiblePages(at: location, margin: margin)
        let around = drawn.lowerBound - 20..<drawn.upperBound + 20
        for page in around where !drawn.contains(page) {
          let seen = seen(page, effect, at: location, in: geometry)
          if seen > 1e-7 { Issue.record("\(seen) of \(page) at \(location), margin \(margin), \(geometry)") }
        }
      }
    }
  }

  @Test(arguments: PageEffect.allCases)
  func noMarginIsWiderThanNeeded(_ effect: PageEffect) {
    for geometry in PageEffectFixtures.geometries {
      let margin = effect.margin(in: geometry)
      guard margin > 0 else { continue }
      let isNeeded = locations(in: geometry).contains { location in
        let drawn = geometry.visiblePages(at: location, margin: margin - 1)
        return [drawn.lowerBound - 1, drawn.upperBound].contains { page in
          let transform = effect.transform(ofPage: page, at: location, in: geometry)
          let corners = transform.corners(in: geometry)
          return transform.isVisible
            && corners.map(\.x).min()! < geometry.viewport.width && corners.map(\.x).max()! > 0
            && corners.map(\.y).min()! < geometry.viewport.height && corners.map(\.y).max()! > 0
        }
      }
      #expect(isNeeded, "\(margin) \(geometry)")
    }
  }

  @Test(arguments: [PageEffect.slide, .crossFade, .zoomOut, .depth, .cube])
  func effectsOfTwoPagesNeedNoMoreWhenAPageFillsTheViewport(_ effect: PageEffect) {
    for shape in PageEffectFixtures.full {
      for way in PageEffectFixtures.Way.allCases {
        #expect(effect.margin(in: PageEffectFixtures.geometry(shape, way)) == 0)
      }
    }
  }

  @Test func slideNeverNeedsMore() {
    for geometry in PageEffectFixtures.geometries {
      #expect(PageEffect.slide.margin(in: geometry) == 0)
    }
  }

  @Test func pagesThatMoveTowardsTheMiddleNeedMore() {
    let full = PageEffectFixtures.geometry(.init())
    for effect in [PageEffect.overlap, .coverFlow, .ferrisWheel, .invertedFerrisWheel] {
      #expect(effect.margin(in: full) == 1, "\(effect)")
    }
    let quarter = PageEffectFixtures.geometry(.init(extent: .fraction(0.25)))
    #expect(PageEffect.linear.margin(in: quarter) == 1)
    #expect(PageEffect.overlap.margin(in: quarter) == 2)
  }

  @Test func narrowestPagesKeepAFiniteMargin() {
    let geometry = PageEffectFixtures.geometry(.init(extent: .fraction(1e-9), alignment: .start))
    for effect in PageEffect.allCases {
      #expect(effect.margin(in: geometry) < 600, "\(effect) \(effect.margin(in: geometry))")
    }
  }
}
