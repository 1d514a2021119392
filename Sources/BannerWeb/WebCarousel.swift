import CarouselEngine

/// One carousel of a page: the engine, and what a page reads of it.
struct WebCarousel {
  var engine = Carousel()
  /// What the page writes before a call.
  var arguments = Numbers()
  /// What the page reads after a call.
  var answer = Numbers()
  /// Which of the page's boxes shows which page.
  var slots = SlotPool()
  /// Whether the last wheel or key was the carousel's.
  var hasUsedInput = false

  /// The reasons that a page's surroundings give.
  private static let surroundings: Carousel.PauseReasons = [.hovered, .focused, .hidden, .inactive, .reducedMotion]

  mutating func setItems(count: Int) {
    var identities: [Int] = []
    identities.reserveCapacity(count)
    for index in 0..<count { identities.append(Int(arguments[index])) }
    engine.setItems(identities: identities)
  }

  mutating func surround(_ reasons: Carousel.PauseReasons, at time: Double) {
    let now = engine.pauseReasons.intersection(Self.surroundings)
    let wanted = reasons.intersection(Self.surroundings)
    engine.pause(wanted.subtracting(now), at: time)
    engine.resume(now.subtracting(wanted), at: time)
  }

  func freeMemory() {
    arguments.freeMemory()
    answer.freeMemory()
  }
}
