import CarouselEngine
import Testing

@Suite struct IndicatorLayoutTests {
  @Test(arguments: [100, 101, 320, 358.8, 428.0 / 3, 500.4 / 3])
  func `a centred row begins at exactly half of what it leaves free`(width: Double) {
    for (itemCount, size, spacing) in [(2, 8.0, 8.0), (3, 8, 8), (3, 7, 4), (4, 7, 5), (5, 6, 6), (6, 6, 5)] {
      var sample = IndicatorSample(itemCount: itemCount)
      sample.viewport.width = width
      sample.options.dotSize = size
      sample.options.dotSpacing = spacing
      let count = Double(itemCount)
      let start = (width - count * size - (count - 1) * spacing) / 2
      for inset in [0, 0.1, 1] {
        sample.options.insets.leading = inset
        sample.options.insets.trailing = inset
        let layout = sample.layout(at: 0)
        #expect(layout.dot(0).frame.x == start)
        #expect(layout.bounds.x == start)
        #expect(layout.visibleDots == 0..<itemCount)
        #expect(abs(layout.dot(itemCount - 1).frame.maxX - (width - start)) < 1e-9)
      }
    }
  }

  @Test func `dots follow each other at one size and one gap, at the bottom inset`() {
    let layout = IndicatorSample(itemCount: 4).layout(at: 1.25, currentItem: 1)
    for dot in 0..<4 {
      let frame = layout.dot(dot).frame
      #expect(frame == Carousel.Rect(x: 132 + 16 * Double(dot), y: 162, width: 8, height: 8))
      #expect(layout.dot(dot).cornerRadius == 4)
      #expect(layout.dot(dot).opacity == 1)
      #expect(layout.dot(dot).isCurrent == (dot == 1))
    }
    #expect((0..<4).map { layout.dot($0).emphasis } == [0, 0.75, 0.25, 0])
    #expect(layout.dotCount == 4)
  }

  @Test(arguments: [2, 15], [30, 44, 60, 100, 101, 358.8])
  func `an end-aligned row ends at the inset and never leaves the viewport`(itemCount: Int, width: Double) {
    for style in IndicatorSample.everyRow {
      for loops in [false, true] {
        var sample = IndicatorSample(style: style, itemCount: itemCount, loops: loops)
        sample.viewport = Carousel.Viewport(width: width, height: 40)
        sample.options.alignment = .end
        for step in 0...600 {
          let layout = sample.layout(at: Double(step) * 0.05)
          #expect(abs(layout.bounds.maxX - (width - 8)) < 1e-9)
          for dot in layout.visibleDots {
            #expect(sample.allowed.contains(layout.dot(dot).frame))
          }
        }
      }
    }
  }

  @Test func `a row aligned to the start begins on the right when the layout goes right to left`() {
    var sample = IndicatorSample(direction: .rightToLeft)
    sample.options.alignment = .start
    sample.options.insets.leading = 20
    let layout = sample.layout(at: 0)
    #expect(layout.dot(0).frame == Carousel.Rect(x: 292, y: 162, width: 8, height: 8))
    #expect(layout.dot(1).frame.x == 276)
    #expect(layout.bounds.maxX == 300)
  }

  @Test(arguments: [(Carousel.LayoutDirection.leftToRight, 304.0), (.rightToLeft, 8)])
  func `a vertical carousel has a column at its trailing edge, from top to bottom`(
    direction: Carousel.LayoutDirection, x: Double
  ) {
    var sample = IndicatorSample(axis: .vertical, direction: direction)
    sample.options.alignment = .start
    let layout = sample.layout(at: 0)
    #expect(layout.dot(0).frame == Carousel.Rect(x: x, y: 8, width: 8, height: 8))
    #expect(layout.dot(1).frame == Carousel.Rect(x: x, y: 24, width: 8, height: 8))
  }

  @Test func `the current dot of an elongated row gives its length to the next one as pages move`() {
    let sample = IndicatorSample(style: .elongated)
    #expect((0..<3).map { sample.layout(at: 0).dot($0).frame.width } == [20, 8, 8])
    #expect((0..<3).map { sample.layout(at: 0.5).dot($0).frame.width } == [14, 14, 8])
    #expect((0..<3).map { sample.layout(at: 2.5).dot($0).frame.width } == [14, 8, 14])
    #expect(sample.layout(at: 2.5).dot(1).frame.x == sample.layout(at: 2.5).dot(0).frame.maxX + 8)
    #expect(sample.layout(at: 2.5).bounds == sample.layout(at: 0).bounds)
  }

  @Test func `corners are as round as they can be unless a radius is given`() {
    var sample = IndicatorSample(style: .elongated)
    #expect(sample.layout(at: 0).dot(0).cornerRadius == 4)
    sample.options.cornerRadius = 1.5
    #expect(sample.layout(at: 0).dot(0).cornerRadius == 1.5)
    sample.options.cornerRadius = 0
    #expect(sample.layout(at: 0).dot(0).cornerRadius == 0)
  }

  @Test func `a worm stretches to the next dot, then draws in behind`() throws {
    let sample = IndicatorSample(style: .worm)
    let dots = (0..<3).map { sample.layout(at: 0).dot($0).frame }
    #expect(sample.layout(at: 0).worm == dots[0])
    let half = try #require(sample.layout(at: 0.5).worm)
    #expect(half == Carousel.Rect(x: dots[0].x, y: dots[0].y, width: 24, height: 8))
    #expect(sample.layout(at: 0.75).worm?.x == dots[0].x + 8)
    #expect(sample.layout(at: 1).worm == dots[1])
    #expect(sample.layout(at: 0.5).dot(0).emphasis == 0)
    #expect(sample.layout(at: 1.5).wormHead == nil)
  }

  @Test func `a worm goes out at the row's end as it comes in at its start where the loop closes`() throws {
    let sample = IndicatorSample(style: .worm)
    let dots = (0..<3).map { sample.layout(at: 0).dot($0).frame }
    let layout = sample.layout(at: 2.25)
    let body = try #require(layout.worm)
    let head = try #require(layout.wormHead)
    #expect(body == Carousel.Rect(x: dots[2].x + 2, y: dots[2].y + 1, width: 6, height: 6))
    #expect(head == Carousel.Rect(x: dots[0].x, y: dots[0].y + 3, width: 2, height: 2))
  }

  @Test func `progress fills each item's part of the track and draws back where the loop closes`() {
    var sample = IndicatorSample(style: .progress, itemCount: 4)
    sample.viewport.width = 416
    let track = Carousel.Rect(x: 8, y: 166, width: 400, height: 4)
    #expect(sample.layout(at: 0).track == track)
    for (position, width) in [(0.0, 100.0), (1, 200), (1.5, 250), (3, 400), (3.5, 250), (4, 100), (-0.5, 250)] {
      #expect(sample.layout(at: position).fill == Carousel.Rect(x: 8, y: 166, width: width, height: 4))
    }
    sample.direction = .rightToLeft
    #expect(sample.layout(at: 0).fill == Carousel.Rect(x: 308, y: 166, width: 100, height: 4))
  }

  @Test func `numbers say the current item, whatever the fraction of a page`() throws {
    var sample = IndicatorSample(style: .numbers, itemCount: 10)
    let numbers = try #require(sample.layout(at: 2.4, currentItem: 2).numbers)
    #expect(numbers.current == 3)
    #expect(numbers.count == 10)
    #expect(numbers.anchor == Carousel.Point(x: 160, y: 170))
    #expect(numbers.pivot == Carousel.Point(x: 0.5, y: 1))
    #expect(numbers.frame(width: 40, height: 16) == Carousel.Rect(x: 140, y: 154, width: 40, height: 16))
    #expect(numbers.frame(width: 4000, height: .nan) == Carousel.Rect(x: 8, y: 170, width: 304, height: 0))
    sample.options.alignment = .end
    sample.direction = .rightToLeft
    let mirrored = try #require(sample.layout(at: 0).numbers)
    #expect(mirrored.frame(width: 40, height: 16) == Carousel.Rect(x: 8, y: 154, width: 40, height: 16))
    sample.axis = .vertical
    let column = try #require(sample.layout(at: 0).numbers)
    #expect(column.frame(width: 40, height: 16) == Carousel.Rect(x: 8, y: 154, width: 40, height: 16))
  }

  @Test(arguments: IndicatorStyle.allCases)
  func `without two items, a style and a usable viewport there is nothing`(style: IndicatorStyle) {
    var samples = [-1, 0, 1].map { IndicatorSample(style: style, itemCount: $0) }
    for side in [0, -1, .nan, .infinity, 1e300] {
      samples.append(IndicatorSample(style: style, viewport: Carousel.Viewport(width: side, height: 100)))
      samples.append(IndicatorSample(style: style, viewport: Carousel.Viewport(width: 100, height: side)))
    }
    if style == .none { samples.append(IndicatorSample(style: style)) }
    for sample in samples {
      let layout = sample.layout(at: 0.5)
      #expect(layout.isHidden)
      #expect(layout.bounds == .zero)
      #expect(layout.dotCount == 0)
      #expect(layout.visibleDots.isEmpty)
      #expect(layout.dot(1).frame == .zero)
      #expect(layout.hitArea(ofDot: 1) == .zero)
      #expect(layout.worm == nil && layout.wormHead == nil && layout.track == nil && layout.fill == nil)
      #expect(layout.numbers == nil)
      #expect(layout.item(at: Carousel.Point(x: 0, y: 0)) == nil)
    }
    #expect(IndicatorSample(style: style).layout(at: 0).isHidden == (style == .none))
  }

  @Test func `a style has the name of its case`() {
    #expect(IndicatorStyle.allCases.map { "\($0.name)" } == IndicatorStyle.allCases.map { "\($0)" })
  }
}
