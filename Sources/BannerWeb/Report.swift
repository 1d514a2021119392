import CarouselEngine

/// What a page reads after each call, as numbers, in the order in which `Web/report.js` reads them.
extension WebCarousel {
  mutating func report() -> UnsafeMutablePointer<Double> {
    answer.removeAll()
    reportState()
    reportEvents()
    reportPages()
    reportIndicator()
    return answer.base
  }

  private mutating func reportState() {
    var flags = 0
    for flag in [
      engine.needsFrame, engine.isMoving, engine.isDragging, engine.isRotating, engine.isPlaying,
      engine.canStep(by: 1), engine.canStep(by: -1), hasUsedInput,
    ].reversed() { flags = 2 * flags + (flag ? 1 : 0) }
    answer.append(flags)
    answer.append(engine.nextDeadline ?? .infinity)
    answer.append(engine.position)
    answer.append(engine.currentItem ?? -1)
    answer.append(engine.itemCount)
    let page = engine.frame(ofPage: engine.currentPage)
    answer.append(page.width)
    answer.append(page.height)
  }

  /// Their number, then of each its kind and its item.
  private mutating func reportEvents() {
    answer.append(engine.events.count)
    engine.drainEvents { event in
      switch event {
      case .currentItemChanged(let item): answer.append(0); answer.append(item)
      case .settled(let item): answer.append(1); answer.append(item)
      case .impression(let item): answer.append(2); answer.append(item)
      case .dragBegan: answer.append(3); answer.append(-1)
      case .dragEnded: answer.append(4); answer.append(-1)
      }
    }
  }

  /// The number of pages, then of each its slot, its item, its role and how it is drawn.
  private mutating func reportPages() {
    let wanted = engine.wantedPages
    slots.show(wanted) { _, _ in }
    answer.append(wanted.count)
    for page in wanted {
      let transform = engine.transform(ofPage: page)
      answer.append(slots.slot(ofPage: page) ?? 0)
      answer.append(engine.item(ofPage: page) ?? 0)
      answer.append(Int(role(ofPage: page).rawValue))
      answer.append(rank(of: transform, in: wanted))
      answer.append(transform.opacity)
      let matrix = transform.matrix
      answer.append(matrix.m11)
      answer.append(matrix.m12)
      answer.append(matrix.m14)
      answer.append(matrix.m21)
      answer.append(matrix.m22)
      answer.append(matrix.m24)
      answer.append(matrix.m41)
      answer.append(matrix.m42)
      answer.append(matrix.m44)
    }
  }

  /// How many pages are drawn before this one.
  private func rank(of transform: PageTransform, in pages: Range<Int>) -> Int {
    var rank = 0
    for page in pages where engine.transform(ofPage: page).zOrder < transform.zOrder { rank += 1 }
    return rank
  }

  /// The marks to draw, then the places to press, then the numbers' anchor.
  private mutating func reportIndicator() {
    let layout = engine.indicator
    let countIndex = answer.count
    answer.append(0)
    var count = 0
    for number in layout.visibleDots {
      let dot = layout.dot(number)
      reportMark(dot.frame, radius: dot.cornerRadius, emphasis: dot.emphasis, opacity: dot.opacity)
      count += 1
    }
    if let track = layout.track {
      reportMark(track, radius: layout.cornerRadius(of: track), emphasis: 0, opacity: 1)
      count += 1
    }
    for bar in [layout.fill, layout.worm, layout.wormHead] {
      guard let bar else { continue }
      reportMark(bar, radius: layout.cornerRadius(of: bar), emphasis: 1, opacity: 1)
      count += 1
    }
    answer[countIndex] = Double(count)
    answer.append(layout.visibleDots.count)
    for number in layout.visibleDots {
      answer.append(layout.dot(number).item)
      reportFrame(layout.hitArea(ofDot: number))
    }
    let numbers = layout.numbers
    answer.append(numbers != nil)
    answer.append(numbers?.anchor.x ?? 0)
    answer.append(numbers?.anchor.y ?? 0)
    answer.append(numbers?.pivot.x ?? 0)
    answer.append(numbers?.pivot.y ?? 0)
  }

  private mutating func reportMark(_ frame: Carousel.Rect, radius: Double, emphasis: Double, opacity: Double) {
    reportFrame(frame)
    answer.append(radius)
    answer.append(emphasis)
    answer.append(opacity)
  }

  private mutating func reportFrame(_ frame: Carousel.Rect) {
    answer.append(frame.x)
    answer.append(frame.y)
    answer.append(frame.width)
    answer.append(frame.height)
  }
}
