/// Counts an item once a visit, when half of it has been visible for a second without a break.
struct Viewability: Equatable, Sendable {
  private struct Visit: Equatable {
    var item: Int
    /// When its unbroken second began; infinite while the app is inactive.
    var since: Double
    var isCounted: Bool
    var isSeen: Bool
  }

  /// The visits that go on now: a few, in an array that keeps its room.
  private var visits: [Visit] = []

  /// The part of a page that must be visible, and for how many seconds (the usual measure of a viewable impression).
  ///
  /// A half may be an ulp less: at most widths, halves are rounded.
  static let part = 0.5 - 1e-9
  static let dwell = 1.0

  /// Begins a look at what is visible.
  mutating func beginLook() {
    for index in visits.indices { visits[index].isSeen = false }
  }

  /// At least half of an item is visible; `time` is asked for when that is new.
  mutating func see(_ item: Int, since time: () -> Double) {
    for index in visits.indices where visits[index].item == item {
      visits[index].isSeen = true
      if visits[index].since == .infinity { visits[index].since = time() }
      return
    }
    visits.append(Visit(item: item, since: time(), isCounted: false, isSeen: true))
  }

  /// Ends the look: visits to items that were not seen are over.
  mutating func endLook() {
    var kept = 0
    for index in visits.indices where visits[index].isSeen {
      visits[kept] = visits[index]
      kept += 1
    }
    visits.removeLast(visits.count - kept)
  }

  /// The app became inactive: seconds that run begin again when it is back.
  mutating func interrupt() {
    for index in visits.indices { visits[index].since = .infinity }
  }

  /// Nothing is visible any more: all visits are over.
  mutating func endVisits() {
    visits.removeAll(keepingCapacity: true)
  }

  /// The data changed: a visit goes on under the item's new index, or is over where `newItem` gives nil.
  mutating func renumber(_ newItem: (Int) -> Int?) {
    beginLook()
    for index in visits.indices {
      guard let item = newItem(visits[index].item) else { continue }
      visits[index].item = item
      visits[index].isSeen = true
    }
    endLook()
  }

  /// An item whose second is over at `time`, each told once.
  mutating func nextImpression(at time: Double) -> Int? {
    for index in visits.indices where !visits[index].isCounted && visits[index].since + Self.dwell <= time {
      visits[index].isCounted = true
      return visits[index].item
    }
    return nil
  }

  /// When the next second is over; infinite when none runs.
  var deadline: Double {
    var earliest = Double.infinity
    for index in visits.indices where !visits[index].isCounted {
      earliest = min(earliest, visits[index].since + Self.dwell)
    }
    return earliest
  }
}
