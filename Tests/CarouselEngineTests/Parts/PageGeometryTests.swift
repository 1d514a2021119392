@testable import CarouselEngine
import Testing

@Suite struct PageGeometryTests {
  @Test("a page is as long as the viewport by default, and rests at its start")
  func wholePage() {
    let geometry = Self.geometry(length: 428.0 / 3)
    #expect(geometry.extent == 428.0 / 3)
    #expect(geometry.stride == 428.0 / 3)
    #expect(geometry.start(ofPage: 7, at: 7) == 0)
  }

  @Test("insets make the page shorter and move its start")
  func insets() {
    let geometry = Self.geometry { $0.insets = .init(top: 5, leading: 30, bottom: 15, trailing: 50) }
    #expect(geometry.extent == 320)
    #expect(geometry.start(ofPage: 0, at: 0) == 30)
    #expect(geometry.acrossStart == 5)
    #expect(geometry.acrossExtent == 180)
  }

  @Test("insets that leave nothing, or are no lengths, are ignored", arguments: [300.0, .infinity, .nan, -20])
  func badInsets(inset: Double) {
    let geometry = Self.geometry { $0.insets = .init(leading: inset, trailing: inset) }
    #expect(geometry.extent == 400)
    #expect(geometry.start(ofPage: 0, at: 0) == 0)
  }

  @Test(
    "alignment decides where a short page rests",
    arguments: zip(Carousel.Alignment.allCases, [0.0, 150, 300]))
  func alignment(alignment: Carousel.Alignment, start: Double) {
    let geometry = Self.geometry(loops: true) {
      $0.pageExtent = .points(100)
      $0.alignment = alignment
    }
    #expect(geometry.start(ofPage: 2, at: 2) == start)
  }

  @Test("without a loop the first and last page keep to the edges", arguments: Carousel.Alignment.allCases)
  func edges(alignment: Carousel.Alignment) {
    let geometry = Self.geometry {
      $0.pageExtent = .points(100)
      $0.alignment = alignment
    }
    #expect(geometry.start(ofPage: 0, at: geometry.restLocation(ofPage: 0)) == 0)
    #expect(geometry.start(ofPage: 9, at: geometry.restLocation(ofPage: 9)) == 300)
  }

  @Test(
    "pages that are together shorter than the viewport stand where alignment has the group",
    arguments: zip(Carousel.Alignment.allCases, [0.0, 100, 200]))
  func shortGroup(alignment: Carousel.Alignment, start: Double) {
    let geometry = Self.geometry(count: 2) {
      $0.pageExtent = .points(100)
      $0.alignment = alignment
    }
    for page in 0...1 { #expect(geometry.start(ofPage: 0, at: geometry.restLocation(ofPage: page)) == start) }
  }

  @Test("a length that is none counts as the whole viewport", arguments: [0.0, -1, .nan, .infinity])
  func badExtent(length: Double) {
    #expect(Self.geometry { $0.pageExtent = .points(length) }.extent == 400)
    #expect(Self.geometry { $0.pageExtent = .fraction(length) }.extent == 400)
  }

  @Test("a spacing that is none counts as 0", arguments: [-1.0, .nan, .infinity])
  func badSpacing(spacing: Double) {
    #expect(Self.geometry { $0.spacing = spacing }.stride == 400)
  }

  @Test("a mistaken extent costs no unbounded frame")
  func tinyPages() {
    let geometry = Self.geometry(loops: true) { $0.pageExtent = .points(1e-9) }
    #expect(geometry.visiblePages(at: 0, margin: 0).count <= 257)
  }

  @Test("position and location are inverses, also where pages share a place at an end")
  func positions() {
    for extent in [100.0, 130, 200, 390, 400] {
      let geometry = Self.geometry { $0.pageExtent = .points(extent) }
      for step in -20...1020 {
        let location =
          geometry.limits!.lowerBound + Double(step) / 1000
          * (geometry.limits!.upperBound - geometry.limits!.lowerBound)
        #expect(abs(geometry.location(at: geometry.position(at: location)) - location) < 1e-9)
      }
    }
  }

  @Test("position grows with location", arguments: [100.0, 130, 200, 390, 400])
  func positionGrows(extent: Double) {
    let geometry = Self.geometry { $0.pageExtent = .points(extent) }
    let positions = stride(from: -1, to: 11, by: 0.01).map(geometry.position(at:))
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("only pages that touch the viewport are visible")
  func visiblePages() {
    let geometry = Self.geometry(loops: true)
    #expect(geometry.visiblePages(at: 3, margin: 0) == 3..<4)
    #expect(geometry.visiblePages(at: 3.25, margin: 0) == 3..<5)
    #expect(geometry.visiblePages(at: -0.25, margin: 0) == -1..<1)
    #expect(geometry.visiblePages(at: 3, margin: 1) == 2..<5)
    #expect(Self.geometry().visiblePages(at: -0.25, margin: 2) == 0..<3)
    #expect(Self.geometry(count: 0).visiblePages(at: 0, margin: 2).isEmpty)
  }

  @Test("the visible part of a page goes from 0 to 1")
  func visibleFraction() {
    let geometry = Self.geometry(loops: true)
    #expect((0...2).map { geometry.visibleFraction(ofPage: $0, at: 0.25) } == [0.75, 0.25, 0])
  }

  @Test("pull and resistance are inverses, and there is none inside the ends or in a loop")
  func resistance() {
    let geometry = Self.geometry()
    for pull in [-0.9, -0.1, 0, 4.5, 9, 9.3, 12] {
      #expect(abs(geometry.pull(holding: geometry.resisted(pull)) - pull) < 1e-9)
    }
    #expect(geometry.resisted(4.5) == 4.5)
    #expect(Self.geometry(loops: true).resisted(-3.25) == -3.25)
  }

  private static func geometry(
    length: Double = 400, count: Int = 10, loops: Bool = false,
    options change: (inout Carousel.Options) -> Void = { _ in }
  ) -> PageGeometry {
    var options = Carousel.Options()
    change(&options)
    return PageGeometry(
      options: options, viewport: .init(width: length, height: 200), itemCount: count, loops: loops)
  }
}
