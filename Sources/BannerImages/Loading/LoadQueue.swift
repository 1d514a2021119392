/// Which waiting load starts next: urgent ones first, then in the order they came, never too many on one host.
struct LoadQueue<ID: Hashable & Sendable> {
  private struct Entry {
    let origin: String
    var isUrgent: Bool
    var turn: UInt64
  }

  /// The turns of one origin's waiting loads. Loads that left or changed their line are skipped when their turn comes.
  private struct Lines {
    var urgent = Line()
    var later = Line()
    var running = 0
    var waiting = 0
  }

  private struct Line {
    private var items: [(id: ID, turn: UInt64)] = []
    private var head = 0

    var first: (id: ID, turn: UInt64)? { head < items.count ? items[head] : nil }

    mutating func append(_ id: ID, turn: UInt64) {
      items.append((id, turn))
    }

    mutating func removeFirst() {
      head += 1
      guard head == items.count || head > 1000 else { return }
      items.removeFirst(head)
      head = 0
    }
  }

  private var entries: [ID: Entry] = [:]
  private var origins: [String: Lines] = [:]
  private var turns: UInt64 = 0
  private let loads: Int
  private let loadsPerHost: Int
  private let laterPerHost: Int
  /// How many loads have started and not ended.
  private(set) var running = 0

  init(loads: Int, loadsPerHost: Int) {
    self.loads = max(1, loads)
    self.loadsPerHost = max(1, loadsPerHost)
    laterPerHost = max(1, self.loadsPerHost - 2)
  }

  /// How many loads wait.
  var waiting: Int { entries.count }

  mutating func add(_ id: ID, origin: String, isUrgent: Bool) {
    turns += 1
    entries[id] = Entry(origin: origin, isUrgent: isUrgent, turn: turns)
    origins[origin, default: Lines()].waiting += 1
    line(origin, isUrgent: isUrgent) { [turns] in $0.append(id, turn: turns) }
  }

  /// Makes a waiting load urgent; it starts after those that were urgent before it.
  mutating func raise(_ id: ID) {
    guard var entry = entries[id], !entry.isUrgent else { return }
    turns += 1
    entry.isUrgent = true
    entry.turn = turns
    entries[id] = entry
    line(entry.origin, isUrgent: true) { [turns] in $0.append(id, turn: turns) }
  }

  /// Takes a waiting load out; tells whether it was there.
  mutating func remove(_ id: ID) -> Bool {
    guard let entry = entries.removeValue(forKey: id) else { return false }
    origins[entry.origin]?.waiting -= 1
    forgetIfUnused(entry.origin)
    return true
  }

  /// The load to start now; nil if none waits, or all that wait have to wait on.
  mutating func next() -> ID? {
    guard running < loads, !entries.isEmpty else { return nil }
    var best: (id: ID, turn: UInt64, isUrgent: Bool)?
    for origin in origins.keys {
      guard let lines = origins[origin], lines.waiting > 0, lines.running < loadsPerHost else { continue }
      if let first = first(origin, isUrgent: true) {
        if best == nil || !best!.isUrgent || first.turn < best!.turn { best = (first.id, first.turn, true) }
      } else if lines.running < laterPerHost, let first = first(origin, isUrgent: false) {
        if best == nil || (!best!.isUrgent && first.turn < best!.turn) { best = (first.id, first.turn, false) }
      }
    }
    guard let best, let entry = entries.removeValue(forKey: best.id) else { return nil }
    line(entry.origin, isUrgent: best.isUrgent) { $0.removeFirst() }
    origins[entry.origin]?.waiting -= 1
    origins[entry.origin]?.running += 1
    running += 1
    return best.id
  }

  /// Notes that a load that ``next()`` gave has ended.
  mutating func ended(origin: String) {
    running -= 1
    origins[origin]?.running -= 1
    forgetIfUnused(origin)
  }

  private mutating func first(_ origin: String, isUrgent: Bool) -> (id: ID, turn: UInt64)? {
    while let first = isUrgent ? origins[origin]?.urgent.first : origins[origin]?.later.first {
      if entries[first.id]?.turn == first.turn { return first }
      line(origin, isUrgent: isUrgent) { $0.removeFirst() }
    }
    return nil
  }

  private mutating func line(_ origin: String, isUrgent: Bool, _ change: (inout Line) -> Void) {
    if isUrgent {
      change(&origins[origin, default: Lines()].urgent)
    } else {
      change(&origins[origin, default: Lines()].later)
    }
  }

  private mutating func forgetIfUnused(_ origin: String) {
    if let lines = origins[origin], lines.waiting == 0, lines.running == 0 { origins[origin] = nil }
  }
}
