import CarouselEngine
import Testing

/// Every size with every style, direction, alignment, measure and number of items.
@Suite struct IndicatorMatrixTests {
  private static let counts = [2, 3, 7, 12, 15, 5_000_000]
  private static let positions = [0, 0.3, 0.5, 0.98, 1, 5.5, 8.25, -0.75, 1e9 + 0.125]

  private func forEachSample(width: Double, _ body: (IndicatorSample) -> Void) {
    for height in IndicatorSample.sides {
      for (axis, direction) in IndicatorSample.directions {
        for options in IndicatorSample.measures {
          for itemCount in Self.counts {
            for loops in [false, true] {
              for style in IndicatorSample.everyStyle {
                var sample = IndicatorSample(
                  style: style, options: options, itemCount: itemCount, loops: loops, axis: axis,
                  direction: direction, viewport: Carousel.Viewport(width: width, height: height))
                sample.options.alignment = Carousel.Alignment.allCases[itemCount % 3]
                body(sample)
              }
            }
          }
        }
      }
    }
  }

  @Test(arguments: IndicatorSample.sides)
  func `nothing leaves the viewport less its insets`(width: Double) {
    var failures: [String] = []
    forEachSample(width: width) { sample in
      let allowed = sample.allowed
      for position in Self.positions {
        let layout = sample.layout(at: position)
        var parts = layout.visibleDots.map { layout.dot($0).frame }
        parts += [layout.worm, layout.wormHead, layout.track, layout.fill].compactMap(\.self)
        if !allowed.contains(layout.bounds) || !parts.allSatisfy({ $0.isFinite && layout.bounds.contains($0) }) {
          failures.append("\(sample) at \(position)")
        }
        if let numbers = layout.numbers, !allowed.contains(numbers.frame(width: 40, height: 12)) {
          failures.append("numbers of \(sample)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count), the first: \(failures.first ?? "")")
  }

  @Test(arguments: IndicatorSample.sides)
  func `dots never overlap, and stand in order`(width: Double) {
    var failures: [String] = []
    forEachSample(width: width) { sample in
      for position in Self.positions {
        let layout = sample.layout(at: position)
        var end = -Double.infinity
        for dot in layout.visibleDots {
          let line = sample.line(layout.dot(dot).frame)
          if line.start < end - 1e-7 { failures.append("dot \(dot) of \(sample) at \(position)") }
          end = line.end
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count), the first: \(failures.first ?? "")")
  }

  @Test func `dots without a gap do not overlap at any moment of a long row's way`() {
    var sample = IndicatorSample(itemCount: 14, loops: false)
    sample.options.dotSpacing = 0
    var failures: [String] = []
    for maximum in 1...11 {
      sample.options.maximumDots = maximum
      for step in 0...1300 {
        let layout = sample.layout(at: Double(step) / 100)
        for (dot, next) in zip(layout.visibleDots, layout.visibleDots.dropFirst())
        where layout.dot(dot).frame.maxX > layout.dot(next).frame.minX + 1e-9 {
          failures.append("\(dot) of \(maximum) at \(Double(step) / 100)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count), the first: \(failures.first ?? "")")
  }

  @Test func `each of a row's dots stands for an item of its own, and the nearest to the position is one of them`() {
    var failures: [String] = []
    forEachSample(width: 100) { sample in
      for position in Self.positions where IndicatorSample.everyRow.contains(sample.style) {
        let layout = sample.layout(at: position)
        let items = layout.visibleDots.map { layout.dot($0).item }
        let total = layout.visibleDots.reduce(0) { $0 + layout.dot($1).emphasis }
        if Set(items).count != items.count || !items.allSatisfy((0..<sample.itemCount).contains) {
          failures.append("items \(items) of \(sample) at \(position)")
        }
        if sample.style != .worm && abs(total - 1) > 1e-9 {
          failures.append("emphasis \(total) of \(sample) at \(position)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count), the first: \(failures.first ?? "")")
  }

  @Test func `five million items show as many dots as a hundred, in the same places`() {
    for style in IndicatorSample.everyRow {
      let many = IndicatorSample(style: style, itemCount: 5_000_000)
      let few = IndicatorSample(style: style, itemCount: 100)
      for position in [0, 0.4, 17.25, 4_999_999.5, -3.75, 123_456_789.625] {
        let far = many.layout(at: position)
        let near = few.layout(at: position)
        #expect(far.visibleDots.count == near.visibleDots.count)
        #expect((11...12).contains(far.visibleDots.count))
        for (dot, other) in zip(far.visibleDots, near.visibleDots) {
          #expect(near.bounds.contains(far.dot(dot).frame))
          #expect(abs(far.dot(dot).frame.x - near.dot(other).frame.x) < 1e-6)
        }
        let step = far.visibleDots.lowerBound + 5
        #expect(far.dot(step).item == (step + 5_000_000) % 5_000_000)
      }
    }
  }

  @Test func `absurd measures, positions and numbers make no absurd place`() {
    let absurd = [
      Double.nan, .infinity, -.infinity, -5, 0, .leastNonzeroMagnitude, 1e-300, 1e300, .greatestFiniteMagnitude,
    ]
    var failures: [String] = []
    for measure in absurd {
      for other in absurd {
        var options = IndicatorOptions()
        options.dotSize = measure
        options.dotSpacing = other
        options.currentLength = other
        options.barThickness = measure
        options.cornerRadius = other
        options.insets = Carousel.Insets(top: measure, leading: other, bottom: other, trailing: measure)
        for (maximum, itemCount) in [(Int.min, 3), (0, Int.max), (.max, Int.max), (.max, 5_000_000)] {
          options.maximumDots = maximum
          for style in IndicatorSample.everyStyle {
            let sample = IndicatorSample(style: style, options: options, itemCount: itemCount)
            for position in absurd + [1e18, -1e18] {
              let layout = sample.layout(at: position, currentItem: itemCount)
              let dots = layout.visibleDots.map(layout.dot)
              var parts = dots.map(\.frame) + layout.visibleDots.map(layout.hitArea)
              parts += [layout.worm, layout.wormHead, layout.track, layout.fill, layout.bounds].compactMap(\.self)
              let window = Carousel.Rect(x: 0, y: 0, width: 320, height: 180)
              let isSane =
                parts.allSatisfy { $0.isFinite && window.contains($0) } && dots.count <= 100
                && dots.allSatisfy { $0.cornerRadius.isFinite && $0.emphasis.isFinite && (0...1).contains($0.opacity) }
              if !isSane { failures.append("\(sample) at \(position)") }
            }
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count), the first: \(failures.first ?? "")")
    let layout = IndicatorSample(itemCount: 40).layout(at: 3)
    #expect(layout.dot(.min).item == (Int.min % 40) + 40)
    #expect(layout.dot(.max).item == Int.max % 40)
    #expect(layout.item(at: Carousel.Point(x: .nan, y: .infinity)) == nil)
  }

  @Test func `a measure out of its range counts as the default`() {
    let standard = IndicatorSample(style: .elongated).layout(at: 0.3)
    for bad in [Double.nan, .infinity, -1] {
      var sample = IndicatorSample(style: .elongated)
      sample.options.dotSize = bad
      sample.options.dotSpacing = bad
      sample.options.currentLength = bad
      sample.options.cornerRadius = bad
      #expect(sample.layout(at: 0.3) == standard)
      sample.style = .progress
      sample.options.barThickness = bad
      #expect(sample.layout(at: 0).track?.height == 4)
    }
  }
}
