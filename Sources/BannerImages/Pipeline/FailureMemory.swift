/// Remembers for a while what failed, so that a server in trouble is not asked again at every turn of a page.
///
/// The wait doubles with every failure in a row, and is up to a quarter shorter by chance, so that many screens that lost
/// a server together do not come back together.
struct FailureMemory: Sendable {
  /// In seconds.
  let firstWait: Double
  let longestWait: Double
  let capacity: Int

  private var failures: [String: Failure] = [:]

  private struct Failure {
    var error: ImageError
    var count: Int
    var retryTime: Double
  }

  init(firstWait: Double, longestWait: Double, capacity: Int) {
    self.firstWait = max(0, firstWait)
    self.longestWait = max(self.firstWait, longestWait)
    self.capacity = max(1, capacity)
  }

  /// Notes a failure, and returns how many seconds to wait before the next try.
  ///
  /// - Parameters:
  ///   - time: In seconds, of a clock that is never set back.
  ///   - chance: A random number in 0 ..< 1.
  ///   - least: In seconds; the wait is no shorter, whatever the others say.
  @discardableResult
  mutating func note(
    _ error: ImageError, for key: String, at time: Double, chance: Double, atLeast least: Double = 0
  ) -> Double {
    // Who was not asked for again for a long while begins anew.
    let earlier = failures[key].flatMap { time <= $0.retryTime + longestWait ? $0.count : nil } ?? 0
    var wait = firstWait
    for _ in 0..<earlier where wait < longestWait { wait *= 2 }
    wait = max(min(wait, longestWait) * (1 - min(max(0, chance), 1) / 4), least)
    failures[key] = Failure(error: error, count: earlier + 1, retryTime: time + wait)
    if failures.count > capacity, let oldest = failures.min(by: { $0.value.retryTime < $1.value.retryTime }) {
      failures[oldest.key] = nil
    }
    return wait
  }

  /// What failed, and how many seconds to wait until the next try; nil if it may be tried now.
  func failure(for key: String, at time: Double) -> (error: ImageError, wait: Double)? {
    guard let failure = failures[key], failure.retryTime > time else { return nil }
    return (failure.error, failure.retryTime - time)
  }

  /// Forgets a failure: it worked.
  mutating func forget(_ key: String) { failures[key] = nil }

  /// Forgets all, for instance when the network is back.
  mutating func forgetAll() { failures = [:] }
}
