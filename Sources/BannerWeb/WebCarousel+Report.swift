import CarouselEngine

/// Writes what a page reads after each call.
extension WebCarousel {
  mutating func report() -> UnsafeMutablePointer<Double> {
    answer.removeAll()
    answer.append(state)
    reportEvents()
    reportPages()
    let indicator = engine.indicator
    reportMarks(of: indicator)
    reportPresses(of: indicator)
    reportText(of: indicator)
    return answer.base
  }

  private var state: ReportedState {
    var flags = 0.0
    if engine.needsFrame { flags += 1 }
    if engine.isMoving { flags += 2 }
    if engine.isDragging { flags += 4 }
    if engine.isRotating { flags += 8 }
    if engine.isPlaying { flags += 16 }
    if engine.canStep(by: 1) { flags += 32 }
    if engine.canStep(by: -1) { flags += 64 }
    if hasUsedInput { flags += 128 }
    if let autoplay = engine.options.autoplay, autoplay > 0 { flags += 256 }
    let page = engine.frame(ofPage: 0)
    return ReportedState(
      flags: flags, deadline: engine.nextDeadline ?? .infinity, position: engine.position,
      currentItem: Double(engine.currentItem ?? -1), itemCount: Double(engine.itemCount), pageWidth: page.width,
      pageHeight: page.height)
  }

  private mutating func reportEvents() {
    answer.append(Double(engine.events.count))
    engine.drainEvents { event in
      let kind: Double
      var item = -1
      switch event {
      case .currentItemChanged(let changed): (kind, item) = (0, changed)
      case .settled(let settled): (kind, item) = (1, settled)
      case .impression(let seen): (kind, item) = (2, seen)
      case .dragBegan: kind = 3
      case .dragEnded: kind = 4
      }
      answer.append(ReportedEvent(kind: kind, item: Double(item)))
    }
  }

  private mutating func reportPages() {
    let wanted = engine.wantedPages
    slots.show(wanted) { _, _ in }
    answer.append(Double(wanted.count))
    for page in wanted {
      answer.append(
        ReportedPage(
          slot: Double(slots.slot(ofPage: page) ?? 0), item: Double(engine.item(ofPage: page) ?? 0),
          role: Double(role(ofPage: page).rawValue), transform: engine.transform(ofPage: page)))
    }
  }

  private mutating func reportMarks(of indicator: IndicatorLayout) {
    let index = answer.count
    answer.append(0.0)
    var count = 0.0
    indicator.forEachMark { mark in
      answer.append(mark)
      count += 1
    }
    answer[index] = count
  }

  private mutating func reportPresses(of indicator: IndicatorLayout) {
    answer.append(Double(indicator.visibleDots.count))
    indicator.forEachHitArea { item, area in answer.append(ReportedPress(item: Double(item), frame: area)) }
  }

  private mutating func reportText(of indicator: IndicatorLayout) {
    guard let numbers = indicator.numbers else {
      answer.append(0.0)
      return
    }
    answer.append(1.0)
    answer.append(ReportedText(anchor: numbers.anchor, pivot: numbers.pivot))
  }
}
