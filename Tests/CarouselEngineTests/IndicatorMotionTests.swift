import CarouselEngine
import Testing

/// What moves, moves with the position: no dot, bar or colour ever jumps.
@Suite struct IndicatorMotionTests {
  private static let step = 1.0 / 47

  /// The position's way: some turns of the loop in both directions, or from beyond one end to beyond the other.
  private static func positions(of sample: IndicatorSample) -> [Double] {
    let last = Double(sample.itemCount)
    let from = sample.loops ? -1.25 * last : -1.5
    let to = sample.loops ? 1.25 * last : last + 0.5
    return (0...Int((to - from) / step)).map { from + Double($0) * step }
  }

  private static func samples(_ style: IndicatorStyle, itemCount: Int) -> [IndicatorSample] {
    IndicatorSample.measures.flatMap { options in
      [100.0, 358.8].flatMap { width in
        [false, true].flatMap { loops in
          IndicatorSample.directions.dropFirst().prefix(2).map { axis, direction in
            IndicatorSample(
              style: style, options: options, itemCount: itemCount, loops: loops, axis: axis, direction: direction,
              viewport: Carousel.Viewport(width: width, height: 90))
          }
        }
      }
    }
  }

  @Test(arguments: IndicatorSample.everyRow, [2, 3, 5, 12, 16])
  func `no dot jumps, over some turns of the loop`(style: IndicatorStyle, itemCount: Int) {
    var failures: [String] = []
    for sample in Self.samples(style, itemCount: itemCount) {
      let size = min(sample.options.dotSize, 84)
      let current = style == .elongated ? min(sample.options.currentLength, 340) : 0
      let most = 3 * (size + current + sample.options.dotSpacing) * Self.step
      var before = sample.layout(at: Self.positions(of: sample)[0])
      for position in Self.positions(of: sample) {
        let after = sample.layout(at: position)
        for item in 0..<itemCount {
          let (old, new) = (before.dot(item), after.dot(item))
          let (from, to) = (sample.line(old.frame), sample.line(new.frame))
          let isUnseen = max(to.end - to.start, from.end - from.start) <= most
          let isSteady = abs(to.start - from.start) <= most && abs(to.end - from.end) <= most
          if !(isUnseen || isSteady) || abs(new.emphasis - old.emphasis) > 1.01 * Self.step
            || abs(new.opacity - old.opacity) > 6 * Self.step
          {
            failures.append("item \(item) of \(sample) at \(position): \(old) to \(new)")
          }
        }
        before = after
      }
    }
    #expect(failures.isEmpty, "\(failures.count), the first: \(failures.first ?? "")")
  }

  @Test(arguments: [2, 3, 5, 12, 16])
  func `no worm jumps, and it is never shorter than a dot`(itemCount: Int) {
    var failures: [String] = []
    for sample in Self.samples(.worm, itemCount: itemCount) {
      let most = 8 * (min(sample.options.dotSize, 84) + sample.options.dotSpacing) * Self.step
      var before: [(start: Double, end: Double)]?
      for position in Self.positions(of: sample) {
        let layout = sample.layout(at: position)
        let after = [layout.worm, layout.wormHead].compactMap(\.self).map(sample.line)
        let covered = length(after)
        let across = sample.axis == .horizontal ? layout.bounds.height : layout.bounds.width
        if covered < across - 1e-9 { failures.append("\(covered) long: \(sample) at \(position)") }
        if let before, length(before) + covered - 2 * overlap(before, after) > most {
          failures.append("\(before) to \(after): \(sample) at \(position)")
        }
        before = after
      }
    }
    #expect(failures.isEmpty, "\(failures.count), the first: \(failures.first ?? "")")
  }

  @Test(arguments: [2, 3, 16, 1000])
  func `the fill of a progress bar never jumps`(itemCount: Int) throws {
    for sample in Self.samples(.progress, itemCount: itemCount).filter(\.loops) {
      let track = try #require(sample.layout(at: 0).track)
      let length = sample.axis == .horizontal ? track.width : track.height
      var before = try #require(sample.layout(at: -3).fill)
      for step in 1...600 {
        let after = try #require(sample.layout(at: -3 + Double(step) / 100).fill)
        let (from, to) = (sample.line(before), sample.line(after))
        #expect(from.start == to.start || abs(from.start - to.start) < 1e-9)
        #expect(abs(to.end - from.end) <= 1.001 * length / 100)
        before = after
      }
    }
  }

  @Test(arguments: IndicatorSample.everyStyle)
  func `a whole turn of the loop, or a million, changes nothing`(style: IndicatorStyle) {
    for itemCount in [2, 3, 8, 16, 40] {
      let sample = IndicatorSample(style: style, itemCount: itemCount)
      for position in [0, 0.25, 1.5, 1.875] {
        let layout = sample.layout(at: position)
        for turns in [-1_000_000, -3, -1, 1, 2, 1_000_000] {
          #expect(sample.layout(at: position + Double(turns * itemCount)) == layout)
        }
      }
    }
  }

  @Test(arguments: IndicatorSample.everyStyle)
  func `past an end that does not loop, the indicator stays at the end`(style: IndicatorStyle) {
    for itemCount in [2, 5, 30] {
      let sample = IndicatorSample(style: style, itemCount: itemCount, loops: false)
      #expect(sample.layout(at: -0.4) == sample.layout(at: 0))
      #expect(sample.layout(at: Double(itemCount) - 0.7) == sample.layout(at: Double(itemCount - 1)))
    }
  }

  @Test func `a position a hair before a turn looks like the turn`() {
    let sample = IndicatorSample()
    #expect(sample.layout(at: -1e-20) == sample.layout(at: 0))
    #expect(abs(sample.layout(at: -1e-12).dot(0).emphasis - 1) < 1e-9)
  }

  @Test func `a long row that does not loop stands still at its ends, and is smaller where it goes on`() {
    var sample = IndicatorSample(itemCount: 20, loops: false)
    sample.options.maximumDots = 7
    func widths(_ position: Double) -> [Double] {
      let layout = sample.layout(at: position)
      return layout.visibleDots.map { (layout.dot($0).frame.width * 3 / 8).rounded() }
    }
    #expect(widths(0) == [3, 3, 3, 3, 3, 2, 1])
    #expect(widths(3) == widths(0))
    #expect(widths(10) == [1, 2, 3, 3, 3, 2, 1])
    #expect(widths(16) == [1, 2, 3, 3, 3, 3, 3])
    #expect(widths(19) == widths(16))
    #expect(sample.layout(at: 0).dot(0).frame.x == sample.layout(at: 0).bounds.x)
    #expect(sample.layout(at: 10).visibleDots == 7..<14)
    sample.loops = true
    #expect(widths(0) == [1, 2, 3, 3, 3, 2, 1])
    #expect(sample.layout(at: 0).visibleDots == -3..<4)
    #expect(sample.layout(at: 0).dot(-3).item == 17)
    #expect(sample.layout(at: 0).dot(17) == sample.layout(at: 0).dot(-3))
  }

  private func length(_ parts: [(start: Double, end: Double)]) -> Double {
    parts.reduce(0) { $0 + $1.end - $1.start }
  }

  private func overlap(_ parts: [(start: Double, end: Double)], _ others: [(start: Double, end: Double)]) -> Double {
    parts.reduce(0) { sum, part in
      others.reduce(sum) { $0 + max(0, min(part.end, $1.end) - max(part.start, $1.start)) }
    }
  }
}
