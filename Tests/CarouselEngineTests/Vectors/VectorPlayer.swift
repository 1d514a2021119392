@testable import CarouselEngine

/// Tells a carousel what a file of vectors says, as `Sources/BannerWeb/Exports.swift` does for a page.
struct VectorPlayer {
  private(set) var carousel = Carousel(options: VectorOptions.standard)
  /// What the last input caused.
  private(set) var events: [Carousel.Event] = []

  private static let surroundings: Carousel.PauseReasons = [.hovered, .focused, .hidden, .inactive, .reducedMotion]

  mutating func play(_ line: VectorLine) throws {
    let time = line.time
    if line.input == "setOptions" {
      let options = try VectorOptions.read(line.values)
      carousel.advance(to: time)
      carousel.options = options
    } else {
      try tell(line.input, VectorOptions.numbers(line.values), at: time)
    }
    events = carousel.drainEvents()
  }

  private mutating func tell(_ input: String, _ values: [Double], at time: Double) throws {
    switch (input, values.count) {
    case ("setItems", _):
      carousel.advance(to: time)
      carousel.setItems(identities: values.map { Int($0) })
    case ("resize", 2):
      carousel.advance(to: time)
      carousel.resize(to: Carousel.Viewport(width: values[0], height: values[1]))
    case ("advance", 0): carousel.advance(to: time)
    case ("beginDrag", 0): carousel.beginDrag(at: time)
    case ("drag", 2): carousel.drag(by: Carousel.Vector(dx: values[0], dy: values[1]), at: time)
    case ("endDrag", 1):
      if values[0] != 0 { carousel.cancelDrag(at: time) } else { carousel.endDrag(at: time) }
    case ("wheel", 2): _ = carousel.wheel(by: Carousel.Vector(dx: values[0], dy: values[1]), at: time)
    case ("press", 1):
      guard let key = Carousel.NavigationKey(rawValue: UInt8(values[0])) else { throw VectorError("no such key") }
      _ = carousel.press(key, at: time)
    case ("step", 1): carousel.step(by: Int(values[0]), at: time)
    case ("scroll", 2): carousel.scroll(to: Int(values[0]), animated: values[1] != 0, at: time)
    case ("surround", 1): surround(Carousel.PauseReasons(rawValue: UInt8(values[0])), at: time)
    case ("play", 0): carousel.play(at: time)
    case ("stop", 0): carousel.stop(at: time)
    default: throw VectorError("no input is called \(input) and takes \(values)")
    }
  }

  private mutating func surround(_ wanted: Carousel.PauseReasons, at time: Double) {
    let now = carousel.pauseReasons.intersection(Self.surroundings)
    carousel.pause(wanted.subtracting(now), at: time)
    carousel.resume(now.subtracting(wanted), at: time)
  }

  func answer(in column: VectorColumn) -> String {
    let words =
      switch column {
      case .position: [VectorNumbers.write(carousel.position)]
      case .item: ["\(carousel.currentItem ?? -1)"]
      case .events: events.map(word)
      case .pages: carousel.wantedPages.map(page)
      case .marks: marks
      }
    return words.isEmpty ? "-" : words.joined(separator: " ")
  }

  private func word(for event: Carousel.Event) -> String {
    switch event {
    case .currentItemChanged(let item): "change:\(item)"
    case .settled(let item): "settle:\(item)"
    case .impression(let item): "impression:\(item)"
    case .dragBegan: "began"
    case .dragEnded: "ended"
    }
  }

  private func page(_ page: Int) -> String {
    let transform = carousel.transform(ofPage: page)
    let m = transform.matrix
    let turn = [m.m11, m.m12, m.m14, m.m21, m.m22, m.m24]
    let onlyLies = turn == [1, 0, 0, 0, 1, 0] && m.m44 == 1 && transform.opacity == 1
    let numbers = onlyLies ? [m.m41, m.m42] : turn + [m.m41, m.m42, m.m44, transform.opacity, transform.zOrder]
    return "\(carousel.item(ofPage: page) ?? 0)@" + Self.list(numbers)
  }

  private var marks: [String] {
    let layout = carousel.indicator
    let dots = layout.visibleDots.map { number in
      let dot = layout.dot(number)
      return mark(dot.frame, radius: dot.cornerRadius, emphasis: dot.emphasis, opacity: dot.opacity)
    }
    let bars = [(layout.track, 0.0), (layout.fill, 1), (layout.worm, 1), (layout.wormHead, 1)].compactMap {
      bar, emphasis in
      bar.map { mark($0, radius: layout.cornerRadius(of: $0), emphasis: emphasis, opacity: 1) }
    }
    return dots + bars
  }

  private func mark(_ frame: Carousel.Rect, radius: Double, emphasis: Double, opacity: Double) -> String {
    Self.list([frame.x, frame.y, frame.width, frame.height, radius, emphasis, opacity])
  }

  private static func list(_ numbers: [Double]) -> String {
    numbers.map(VectorNumbers.write).joined(separator: ",")
  }
}
