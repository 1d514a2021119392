/// A row of numbers that a page and the engine share; it grows when it must, and then has another address.
struct Numbers {
  private(set) var base = UnsafeMutablePointer<Double>.allocate(capacity: 64)
  private(set) var count = 0
  private var capacity = 64

  mutating func removeAll() { count = 0 }

  mutating func append(_ number: Double) {
    if count == capacity { grow(to: 2 * capacity) }
    base[count] = number
    count += 1
  }

  mutating func append(_ number: Int) { append(Double(number)) }

  mutating func append(_ flag: Bool) { append(flag ? 1.0 : 0) }

  subscript(index: Int) -> Double {
    get { base[index] }
    set { base[index] = newValue }
  }

  /// Place for `count` numbers that somebody else writes.
  mutating func room(for count: Int) -> UnsafeMutablePointer<Double> {
    if count > capacity { grow(to: count) }
    self.count = count
    return base
  }

  func freeMemory() { base.deallocate() }

  private mutating func grow(to capacity: Int) {
    let larger = UnsafeMutablePointer<Double>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    self.capacity = capacity
  }
}
