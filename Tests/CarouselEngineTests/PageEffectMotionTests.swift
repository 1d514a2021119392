import Testing

@testable import CarouselEngine

/// What holds from moment to moment, and for pages together.
@Suite struct PageEffectMotionTests {
  private func transform(_ effect: PageEffect, _ distance: Double, _ geometry: PageGeometry) -> PageTransform {
    effect.transform(ofPage: 0, at: -distance, in: geometry)
  }

  /// How far any corner or the opacity goes between two distances, in units in which a continuous effect goes no
  /// faster than 1 a page.
  private func jump(_ effect: PageEffect, from: Double, to: Double, in geometry: PageGeometry) -> Double {
    let (a, b) = (transform(effect, from, geometry), transform(effect, to, geometry))
    let fastest = 4 * (geometry.stride + geometry.extent + geometry.acrossExtent)
    var result = abs(a.opacity - b.opacity) / 10
    for (p, q) in zip(a.corners(in: geometry), b.corners(in: geometry)) {
      result = max(result, abs(p.x - q.x) / fastest, abs(p.y - q.y) / fastest)
    }
    return result
  }

  @Test(arguments: PageEffect.allCases)
  func visiblePagesMoveAndFadeWithoutAJump(_ effect: PageEffect) {
    let step = 1.0 / 64
    for geometry in PageEffectFixtures.geometries {
      for index in -320..<320 {
        let (a, b) = (Double(index) * step, Double(index + 1) * step)
        let isVisible = (transform(effect, a, geometry).isVisible, transform(effect, b, geometry).isVisible)
        if isVisible.0 != isVisible.1 {
          expectUnseenChange(effect, between: a, and: b, in: geometry)
        } else if isVisible.0, jump(effect, from: a, to: b, in: geometry) > step {
          Issue.record("\(a) \(geometry)")
        }
      }
    }
  }

  /// A formula that changes from one piece to the next changes at a round number; there, a jump of any size shows.
  @Test(arguments: PageEffect.allCases)
  func noJumpHidesBetweenSamples(_ effect: PageEffect) {
    let step = 1e-7
    for geometry in PageEffectFixtures.geometries {
      for index in -80...80 {
        let distance = Double(index) / 20
        for (a, b) in [(distance - step, distance), (distance, distance + step)]
        where transform(effect, a, geometry).isVisible && transform(effect, b, geometry).isVisible {
          if jump(effect, from: a, to: b, in: geometry) > step + 1e-12 { Issue.record("\(distance) \(geometry)") }
        }
      }
    }
  }

  /// A page may appear or go only where it cannot be seen: transparent, edge-on, or under an opaque one in its place.
  private func expectUnseenChange(
    _ effect: PageEffect, between first: Double, and second: Double, in geometry: PageGeometry
  ) {
    var (seen, unseen) = (first, second)
    if transform(effect, second, geometry).isVisible { swap(&seen, &unseen) }
    for _ in 0..<60 {
      let middle = (seen + unseen) / 2
      if transform(effect, middle, geometry).isVisible { seen = middle } else { unseen = middle }
    }
    let page = transform(effect, seen, geometry)
    let isTransparent = page.opacity < 1e-9
    let isEdgeOn = area(page.corners(in: geometry)) < 1e-9 * geometry.extent * geometry.acrossExtent
    let isCovered = [seen - 1, seen + 1].map { transform(effect, $0, geometry) }.contains { other in
      other.zOrder > page.zOrder && other.opacity > 1 - 1e-9 && other.matrix == page.matrix
    }
    #expect(isTransparent || isEdgeOn || isCovered, "\(seen) \(page) \(geometry)")
  }

  @Test func crossFadeNeverShowsTheBackground() {
    for geometry in PageEffectFixtures.geometries {
      for index in 0...64 {
        let location = Double(index) / 64
        let pages = (-3...4).map { PageEffect.crossFade.transform(ofPage: $0, at: location, in: geometry) }
        var (background, lower, upper) = (1.0, 0.0, 0.0)
        for (page, transform) in zip(-3...4, pages).sorted(by: { $0.1.zOrder < $1.1.zOrder }) {
          background *= 1 - transform.opacity
          lower *= 1 - transform.opacity
          upper *= 1 - transform.opacity
          if page == 0 { lower += transform.opacity }
          if page == 1 { upper += transform.opacity }
        }
        #expect(background == 0)
        #expect(abs(lower - (1 - location)) < 1e-15 && abs(upper - location) < 1e-15)
        #expect(pages.filter(\.isVisible).allSatisfy { $0.matrix == pages[3].matrix })
      }
    }
  }

  @Test func facesOfTheCubeShareTheirEdges() {
    for way in PageEffectFixtures.Way.allCases {
      let pairs: [(end: Int, start: Int)] =
        switch way {
        case .leftToRight: [(1, 0), (2, 3)]
        case .rightToLeft: [(0, 1), (3, 2)]
        case .down: [(3, 0), (2, 1)]
        }
      for geometry in PageEffectFixtures.shapes.map({ PageEffectFixtures.geometry($0, way) }) {
        for index in -64..<64 {
          let location = Double(index) / 64 + 1e-3
          let faces = (-1...1).map { PageEffect.cube.transform(ofPage: $0, at: location, in: geometry) }
          for (one, next) in zip(faces, faces.dropFirst()) where one.isVisible || next.isVisible {
            for pair in pairs {
              let p = one.corners(in: geometry)[pair.end]
              let q = next.corners(in: geometry)[pair.start]
              let tolerance = 1e-13 * (geometry.viewport.width + geometry.viewport.height)
              #expect(abs(p.x - q.x) <= tolerance && abs(p.y - q.y) <= tolerance, "\(location) \(geometry)")
            }
          }
        }
      }
    }
  }

  @Test func cubeThatFillsTheViewportShowsTwoFacesAtMostAndLittleBesideThem() {
    for geometry in PageEffectFixtures.full.map({ PageEffectFixtures.geometry($0) }) {
      for index in 0...64 {
        let faces = (-2...3)
          .map { PageEffect.cube.transform(ofPage: $0, at: Double(index) / 64, in: geometry) }
          .filter(\.isVisible)
        let edges = faces.flatMap { $0.corners(in: geometry).map(\.x) }
        #expect((1...2).contains(faces.count))
        #expect(edges.min()! <= geometry.length / 15 && edges.max()! >= geometry.length * 14 / 15)
      }
    }
  }

  @Test func coverFlowTurnsNeighboursTowardsTheMiddleAndDrawsNoneLarger() {
    let geometry = PageEffectFixtures.geometry(.init(extent: .points(150)))
    for index in 1...300 {
      let corners = transform(.coverFlow, Double(index) / 100, geometry).corners(in: geometry)
      let (inner, outer) = (corners[3].y - corners[0].y, corners[2].y - corners[1].y)
      #expect(inner < outer)
      #expect(abs(outer - 200) < 1e-9)
    }
    let (left, right) = (transform(.coverFlow, -0.5, geometry), transform(.coverFlow, 0.5, geometry))
    #expect(left.corners(in: geometry)[1].x < right.corners(in: geometry)[0].x)
  }

  @Test func wheelTurnsPagesAboutItsHub() {
    let geometry = PageEffectFixtures.geometry(.init(extent: .points(150)))
    let radius = 0.85 * 150 * 14 / (2 * Double.pi)
    for (effect, hub) in [(PageEffect.ferrisWheel, 100 + radius), (.invertedFerrisWheel, 100 - radius)] {
      for index in -35...35 {
        let center = transform(effect, Double(index) / 10, geometry).matrix.project(x: 75, y: 100)
        let (dx, dy) = (center.x - 200, center.y - hub)
        #expect(abs((dx * dx + dy * dy).squareRoot() - radius) < 1e-9)
        #expect(index == 0 || (dx > 0) == (index > 0))
      }
    }
  }

  @Test func depthShowsTheNextPageUnderTheCurrentOne() {
    let geometry = PageEffectFixtures.geometry(.init())
    let (current, next) = (transform(.depth, -0.25, geometry), transform(.depth, 0.75, geometry))
    #expect(current.zOrder > next.zOrder)
    #expect(current.matrix == .translation(x: -100, y: 0) && current.opacity == 1)
    let scale = 1 - 0.25 * 0.75
    #expect(next.matrix.m11 == scale && next.opacity == 0.25)
    #expect(next.matrix.project(x: 200, y: 100) == Carousel.Point(x: 200, y: 100))
  }

  @Test func zoomedOutNeighboursKeepTheGapOfTheSource() {
    let geometry = PageEffectFixtures.geometry(.init())
    let (left, right) = (transform(.zoomOut, -0.5, geometry), transform(.zoomOut, 0.5, geometry))
    let gap = right.corners(in: geometry)[0].x - left.corners(in: geometry)[1].x
    #expect(abs(gap - 200 * 0.15 / 2) < 1e-12)
    #expect(left.opacity == 0.5 && left.matrix.m11 == 0.85)
  }
}
