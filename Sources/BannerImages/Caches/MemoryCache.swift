/// Keeps what was used last, up to a number of bytes; what was not used for longest goes first.
///
/// Every call returns at once and may come from any thread.
public final class MemoryCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// The most bytes that are kept.
  public let limit: Int
  private let state = Locked(State())

  fileprivate struct State {
    var entries: [Key: Entry] = [:]
    /// The ends of the list of entries in the order of their use.
    var newest: Key?
    var oldest: Key?
    var cost = 0
  }

  fileprivate struct Entry {
    var value: Value
    var cost: Int
    var newer: Key?
    var older: Key?
  }

  /// - Parameter limit: In bytes; 0 or less keeps nothing.
  public init(limit: Int) { self.limit = max(0, limit) }

  /// Keeps a value, in place of any earlier one for `key`.
  ///
  /// A value that costs more than the limit is not kept; it would push out all others.
  /// - Parameter cost: In bytes; a negative cost counts as 0.
  public func insert(_ value: Value, cost: Int, for key: Key) {
    let cost = max(0, cost)
    // What goes is let go of outside the lock: a picture's end may take a while.
    _ = state.withLock { state in
      var gone = [state.remove(key)].compactMap(\.self)
      if cost <= limit {
        gone += state.trim(to: limit - cost)
        state.add(value, cost: cost, for: key)
      }
      return gone
    }
  }

  /// The value for a key, which counts as used now; nil if there is none.
  public func value(for key: Key) -> Value? {
    state.withLock { $0.use(key) }
  }

  /// Removes the value for a key.
  public func remove(_ key: Key) {
    _ = state.withLock { $0.remove(key) }
  }

  /// Removes what was not used for longest until at most `bytes` are left: for when the system is short of memory.
  public func trim(to bytes: Int) {
    _ = state.withLock { $0.trim(to: bytes) }
  }

  /// Removes everything.
  public func removeAll() { trim(to: 0) }

  /// The bytes that are kept now, at most ``limit``.
  public var cost: Int { state.withLock { $0.cost } }

  /// The number of values that are kept now.
  public var count: Int { state.withLock { $0.entries.count } }
}

extension MemoryCache.State {
  mutating func use(_ key: Key) -> Value? {
    guard let entry = entries[key] else { return nil }
    if newest != key {
      unlink(entry)
      link(key)
    }
    return entry.value
  }

  mutating func add(_ value: Value, cost: Int, for key: Key) {
    entries[key] = MemoryCache.Entry(value: value, cost: cost)
    self.cost += cost
    link(key)
  }

  mutating func remove(_ key: Key) -> Value? {
    guard let entry = entries[key] else { return nil }
    unlink(entry)
    entries[key] = nil
    cost -= entry.cost
    return entry.value
  }

  /// Removes from the old end; a limit of 0 also removes what costs nothing.
  mutating func trim(to bytes: Int) -> [Value] {
    var gone: [Value] = []
    while let oldest, cost > bytes || bytes <= 0 {
      if let value = remove(oldest) { gone.append(value) }
    }
    return gone
  }

  private mutating func link(_ key: Key) {
    entries[key]?.newer = nil
    entries[key]?.older = newest
    if let newest { entries[newest]?.newer = key }
    newest = key
    if oldest == nil { oldest = key }
  }

  private mutating func unlink(_ entry: MemoryCache.Entry) {
    if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
    if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
  }
}
