import CarouselEngine
import Testing

@Suite struct IndicatorHitTests {
  @Test(arguments: IndicatorSample.everyRow)
  func `a press on the middle of a dot leads to the dot's item`(style: IndicatorStyle) {
    var failures: [String] = []
    for (axis, direction) in IndicatorSample.directions {
      for options in IndicatorSample.measures {
        for itemCount in [2, 3, 9, 15, 5_000_000] {
          for loops in [false, true] {
            for side in [20, 100, 358.8] {
              let sample = IndicatorSample(
                style: style, options: options, itemCount: itemCount, loops: loops, axis: axis, direction: direction,
                viewport: Carousel.Viewport(width: side, height: side + 10))
              for position in [0, 0.25, 0.625, 1, 4.5, 7, 7.875, -1.125] {
                let layout = sample.layout(at: position)
                for dot in layout.visibleDots {
                  let found = layout.item(at: layout.dot(dot).frame.center)
                  if found != layout.dot(dot).item || layout.item(at: layout.hitArea(ofDot: dot).center) != found {
                    failures.append("\(dot) is \(String(describing: found)) in \(sample) at \(position)")
                  }
                }
              }
            }
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count), the first: \(failures.first ?? "")")
  }

  @Test func `the areas to press cover a row without a gap, 24 points thick`() {
    for (axis, direction) in IndicatorSample.directions {
      for style in IndicatorSample.everyRow {
        for itemCount in [2, 5, 40] {
          let sample = IndicatorSample(style: style, itemCount: itemCount, axis: axis, direction: direction)
          let layout = sample.layout(at: 3.3)
          var end: Double?
          for dot in layout.visibleDots {
            let area = layout.hitArea(ofDot: dot)
            let line = sample.line(area)
            #expect((axis == .horizontal ? area.height : area.width) == 24)
            #expect(line.end > line.start)
            #expect(area.contains(layout.dot(dot).frame))
            if let end { #expect(abs(line.start - end) < 1e-9) }
            end = line.end
          }
          let (first, bounds) = (sample.line(layout.hitArea(ofDot: layout.visibleDots.lowerBound)), layout.bounds)
          #expect(abs(first.start - (sample.line(bounds).start - 8)) < 1e-9)
        }
      }
    }
  }

  @Test func `every point of the row's area leads to an item, and none beside it does`() {
    let layout = IndicatorSample(itemCount: 4).layout(at: 1.4)
    let bounds = layout.bounds
    var items: [Int] = []
    for x in stride(from: bounds.minX - 8, through: bounds.maxX + 8, by: 0.25) {
      for y in [bounds.minY - 7.9, bounds.center.y, bounds.maxY + 7.9] {
        guard let item = layout.item(at: Carousel.Point(x: x, y: y)) else {
          Issue.record("nothing at \(x), \(y)")
          continue
        }
        items.append(item)
      }
    }
    #expect(items == items.sorted())
    #expect(Set(items) == [0, 1, 2, 3])
    #expect(layout.item(at: Carousel.Point(x: bounds.minX - 9, y: bounds.center.y)) == nil)
    #expect(layout.item(at: Carousel.Point(x: bounds.center.x, y: bounds.minY - 9)) == nil)
    #expect(layout.item(at: Carousel.Point(x: bounds.center.x, y: bounds.maxY + 9)) == nil)
  }

  @Test func `the area to press stays in a viewport that is hardly larger than the dots`() {
    var sample = IndicatorSample(itemCount: 5)
    sample.viewport = Carousel.Viewport(width: 60, height: 12)
    let window = Carousel.Rect(x: 0, y: 0, width: 60, height: 12)
    let layout = sample.layout(at: 2)
    for dot in layout.visibleDots { #expect(window.contains(layout.hitArea(ofDot: dot))) }
    #expect(layout.hitArea(ofDot: 2).height == 12)
    #expect(layout.dotCount == 5)
  }

  @Test func `a press on a progress bar leads to the item whose part of the track it is`() {
    for (axis, direction) in IndicatorSample.directions {
      for itemCount in [2, 3, 7, 5_000_000] {
        let sample = IndicatorSample(
          style: .progress, itemCount: itemCount, loops: false, axis: axis, direction: direction)
        for item in [0, 1, itemCount / 2, itemCount - 1] {
          let layout = sample.layout(at: Double(item))
          let bounds = layout.bounds
          let part = (Double(item) + 0.5) / Double(itemCount)
          let point: Carousel.Point
          switch (axis, direction) {
          case (.vertical, _): point = Carousel.Point(x: bounds.center.x, y: bounds.y + bounds.height * part)
          case (_, .leftToRight): point = Carousel.Point(x: bounds.x + bounds.width * part, y: bounds.center.y - 11)
          case (_, .rightToLeft): point = Carousel.Point(x: bounds.maxX - bounds.width * part, y: bounds.center.y)
          }
          #expect(layout.item(at: point) == item)
        }
      }
    }
  }

  @Test func `numbers lead nowhere`() {
    let layout = IndicatorSample(style: .numbers).layout(at: 0)
    #expect(layout.item(at: Carousel.Point(x: 160, y: 170)) == nil)
  }
}
