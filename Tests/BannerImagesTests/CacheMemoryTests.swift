import Testing

@testable import BannerImages

@Suite struct CacheMemoryTests {
  @Test func whatWasNotUsedForLongestGoesFirst() {
    let cache = MemoryCache<String, Int>(limit: 30)
    for (value, key) in ["a", "b", "c"].enumerated() { cache.insert(value, cost: 10, for: key) }
    #expect(cache.value(for: "a") == 0)
    cache.insert(3, cost: 10, for: "d")
    #expect(cache.value(for: "b") == nil)
    #expect([cache.value(for: "a"), cache.value(for: "c"), cache.value(for: "d")] == [0, 2, 3])
  }

  @Test func aLargePictureTakesThePlaceOfSeveralSmallOnes() {
    let cache = MemoryCache<Int, Int>(limit: 30)
    for key in 0..<3 { cache.insert(key, cost: 10, for: key) }
    cache.insert(9, cost: 20, for: 9)
    #expect(cache.cost == 30)
    #expect([0, 1, 2, 9].map { cache.value(for: $0) } == [nil, nil, 2, 9])
  }

  @Test func whatIsLargerThanTheLimitIsNotKeptAndPushesNothingOut() {
    let cache = MemoryCache<Int, Int>(limit: 30)
    cache.insert(1, cost: 10, for: 1)
    cache.insert(2, cost: 31, for: 2)
    #expect(cache.value(for: 1) == 1)
    #expect(cache.value(for: 2) == nil)
    cache.insert(3, cost: 31, for: 1)
    #expect(cache.value(for: 1) == nil, "the earlier value is not the one that was kept last")
    #expect(cache.cost == 0)
  }

  @Test func aNewValueReplacesTheCostOfTheEarlier() {
    let cache = MemoryCache<Int, Int>(limit: 30)
    cache.insert(1, cost: 25, for: 1)
    cache.insert(2, cost: 5, for: 1)
    #expect((cache.cost, cache.count) == (5, 1))
    #expect(cache.value(for: 1) == 2)
  }

  @Test func trimmingKeepsWhatWasUsedLast() {
    let cache = MemoryCache<Int, Int>(limit: 100)
    for key in 0..<10 { cache.insert(key, cost: 10, for: key) }
    _ = cache.value(for: 0)
    cache.trim(to: 25)
    #expect((0..<10).filter { cache.value(for: $0) != nil } == [0, 9])
    cache.removeAll()
    #expect((cache.cost, cache.count) == (0, 0))
  }

  @Test(arguments: [0, -1]) func aLimitOfNothingKeepsNothing(limit: Int) {
    let cache = MemoryCache<Int, Int>(limit: limit)
    cache.insert(1, cost: 1, for: 1)
    #expect(cache.value(for: 1) == nil)
  }

  @Test func itAgreesWithAPlainListOverRandomSteps() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededRandom(seed)
    let cache = MemoryCache<Int, Int>(limit: 100)
    var list: [(key: Int, value: Int, cost: Int)] = []
    for step in 0..<20_000 {
      let key = Int.random(in: 0..<20, using: &random)
      let index = list.firstIndex { $0.key == key }
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        let found = index.map { list.remove(at: $0) }
        if let found { list.append(found) }
        guard cache.value(for: key) == found?.value else {
          Issue.record("seed \(seed), step \(step): not the value that was kept")
          return
        }
      case 5..<9:
        let cost = Int.random(in: 0...40, using: &random)
        if let index { list.remove(at: index) }
        while list.reduce(cost, { $0 + $1.cost }) > 100 { list.removeFirst() }
        list.append((key, step, cost))
        cache.insert(step, cost: cost, for: key)
      default:
        if let index { list.remove(at: index) }
        cache.remove(key)
      }
      guard cache.cost == list.reduce(0, { $0 + $1.cost }), cache.count == list.count else {
        Issue.record("seed \(seed), step \(step): \(cache.cost) bytes in \(cache.count) values")
        return
      }
    }
  }
}

/// SplitMix64 (Steele, Lea, Flood, 2014): the same numbers for the same seed, everywhere.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
