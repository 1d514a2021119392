/// A row of numbers that a page and the engine share; it grows when it must, and then has another address.
struct Numbers {
  private(set) var base = UnsafeMutablePointer<Double>.allocate(capacity: 64)
  private(set) var count = 0
  private var capacity = 64

  mutating func removeAll() { count = 0 }

  /// Appends the numbers of which `numbers` consists: it must be a structure of `Double`s and nothing else.
  mutating func append<Structure>(_ numbers: Structure) {
    let index = count
    _ = room(for: index + MemoryLayout<Structure>.size / MemoryLayout<Double>.size)
    UnsafeMutableRawPointer(base + index).initializeMemory(as: Structure.self, to: numbers)
  }

  /// Makes `count` numbers of it, of which those stay that there were.
  @inline(never)
  mutating func room(for count: Int) -> UnsafeMutablePointer<Double> {
    if count > capacity {
      let larger = UnsafeMutablePointer<Double>.allocate(capacity: 2 * count)
      larger.update(from: base, count: self.count)
      base.deallocate()
      base = larger
      capacity = 2 * count
    }
    self.count = count
    return base
  }

  subscript(index: Int) -> Double {
    get { base[index] }
    set { base[index] = newValue }
  }

  func freeMemory() { base.deallocate() }
}
