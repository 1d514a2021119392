@testable import CarouselEngine

/// Watches which items are half visible for how long, and that each such visit is counted once, in time.
struct VisitModel {
  private struct Visit {
    var item: Int
    /// Its second cannot have begun before this.
    var earliest: Double
    /// Its second must have begun by this; nil while that is unknown.
    var latest: Double?
    /// nil when what went before is unknown.
    var isCounted: Bool?
  }

  private var visits: [Visit] = []
  private var eventsSeen = 0
  /// What went before is unknown: the data changed, or there were too many pages to watch.
  private var isBlind = false
  private var ids: [Int]?
  /// While the app is inactive or the carousel hidden, and for a second after it, nothing is counted.
  private var quietUntil = -Double.infinity

  mutating func look(at carousel: Carousel, after input: Input, isTimed: Bool, before: CarouselModel.Snapshot) throws {
    if input == .drain { eventsSeen = 0 }
    let told = before.now ?? -.infinity
    let now = carousel.now ?? told
    // Between two looks an item can have come, gone and come again.
    let hasMoved = before.isMoving || carousel.location != before.location
    if now - told > 0.05, hasMoved { isBlind = true }
    if now > told, abs(carousel.location - before.location) > 0.4 { isBlind = true }
    if case .settling(let settle) = before.phase, settle.turn > told { isBlind = true }
    try count(carousel, now: now)
    renumber(input)
    let isQuiet = !carousel.pauseReasons.isDisjoint(with: [.hidden, .inactive])
    if isQuiet { quietUntil = now + Viewability.dwell }
    let pages = carousel.geometry.visiblePages(at: carousel.location, margin: 0)
    guard carousel.geometry.isUsable, !carousel.pauseReasons.contains(.hidden), pages.count <= 12 else {
      visits.removeAll(keepingCapacity: true)
      // Without a size only if time has passed meanwhile is a visit over.
      isBlind = pages.count > 12 || !carousel.geometry.isUsable
      return
    }
    guard !carousel.pauseReasons.contains(.inactive) else {
      for index in visits.indices {
        visits[index].earliest = now
        visits[index].latest = nil
      }
      // Who comes and goes meanwhile is not watched.
      isBlind = true
      return
    }
    watch(carousel, pages, told: told, isTimed: isTimed)
    try expectCounted(now: now)
  }

  /// Visits go on under their items' new numbers; where the same identity occurs twice, that is not followed here.
  private mutating func renumber(_ input: Input) {
    switch input {
    case .count(let count):
      visits.removeAll { $0.item >= count }
      ids = nil
    case .ids(let new):
      defer { ids = new }
      guard let old = ids, Set(old).count == old.count, Set(new).count == new.count else {
        visits.removeAll(keepingCapacity: true)
        isBlind = true
        return
      }
      for index in visits.indices.reversed() {
        if let item = new.firstIndex(of: old[visits[index].item]) {
          visits[index].item = item
        } else {
          visits.remove(at: index)
        }
      }
    default:
      break
    }
  }

  private mutating func watch(_ carousel: Carousel, _ pages: Range<Int>, told: Double, isTimed: Bool) {
    var kept: [Visit] = []
    for page in pages where carousel.visibleFraction(ofPage: page) * carousel.exposure >= Viewability.part {
      guard let item = carousel.item(ofPage: page), !kept.contains(where: { $0.item == item }) else { continue }
      let unknown = Visit(item: item, earliest: -.infinity, latest: nil, isCounted: nil)
      let new = Visit(item: item, earliest: told, latest: nil, isCounted: false)
      var visit = isBlind ? unknown : visits.first { $0.item == item } ?? new
      if isTimed, visit.latest == nil { visit.latest = carousel.now }
      kept.append(visit)
    }
    // What was out of sight while no time passed has not gone.
    for var visit in visits where !isTimed && !kept.contains(where: { $0.item == visit.item }) {
      visit.earliest = -.infinity
      visit.latest = nil
      visit.isCounted = nil
      kept.append(visit)
    }
    visits = kept
    if isTimed { isBlind = false }
  }

  private mutating func count(_ carousel: Carousel, now: Double) throws {
    while eventsSeen < carousel.events.count {
      defer { eventsSeen += 1 }
      guard case .impression(let item) = carousel.events[eventsSeen] else { continue }
      guard now >= quietUntil - 1e-6 - now.ulp * 2 else {
        throw Violation(promise: "nothing is counted that nobody can see", detail: "item \(item)")
      }
      guard let index = visits.firstIndex(where: { $0.item == item }) else {
        guard isBlind else {
          throw Violation(promise: "only what is visible is counted", detail: "item \(item)")
        }
        continue
      }
      if isBlind { continue }
      guard visits[index].isCounted != true else {
        throw Violation(promise: "a visit is counted once", detail: "item \(item)")
      }
      guard now - visits[index].earliest >= Viewability.dwell - 1e-6 - now.ulp * 2 else {
        throw Violation(
          promise: "a visit is counted after a second",
          detail: "item \(item) at \(now), seen since \(visits[index].earliest)")
      }
      visits[index].isCounted = true
    }
  }

  private func expectCounted(now: Double) throws {
    for visit in visits where visit.isCounted == false {
      guard let latest = visit.latest, now >= latest + Viewability.dwell + 1e-6 else { continue }
      throw Violation(promise: "each visit is counted", detail: "item \(visit.item), seen since \(latest)")
    }
  }
}
