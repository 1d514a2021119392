/// How fast the pointer moves: the least-squares slope of its last 100 milliseconds.
struct VelocityTracker: Equatable, Sendable {
  private struct Sample: Equatable {
    var time: Double
    var place: Double
  }

  /// A ring of the latest samples; a pointer that reports at 1,000 Hz fills it once in a window.
  private var samples: [Sample] = []
  private var next = 0
  private var place = 0.0

  /// How far back samples count, in seconds; a pointer that rested for as long has no velocity.
  static let window = 0.1
  private static let capacity = 128

  /// Forgets everything and begins at a place of 0.
  mutating func begin(at time: Double) {
    samples.removeAll(keepingCapacity: true)
    samples.reserveCapacity(Self.capacity)
    next = 0
    place = 0
    record(at: time)
  }

  /// The pointer moved by `distance` points.
  mutating func move(by distance: Double, at time: Double) {
    place += distance
    record(at: time)
  }

  /// The velocity at `time`, in points a second.
  func velocity(at time: Double) -> Double {
    let oldest = time - Self.window - Self.rounding
    var count = 0.0
    var meanTime = 0.0
    var meanPlace = 0.0
    for sample in samples where sample.time >= oldest {
      count += 1
      meanTime += sample.time
      meanPlace += sample.place
    }
    guard count >= 2 else { return 0 }
    meanTime /= count
    meanPlace /= count
    var numerator = 0.0
    var denominator = 0.0
    for sample in samples where sample.time >= oldest {
      numerator += (sample.time - meanTime) * (sample.place - meanPlace)
      denominator += (sample.time - meanTime) * (sample.time - meanTime)
    }
    return denominator > Self.shortest * Self.shortest ? numerator / denominator : 0
  }

  /// Times are sums of small decimals: a sample that is 100 ms old on paper must not be lost to the last bit.
  private static let rounding = 1e-9
  /// Samples that are all closer together than this, in seconds, tell no velocity.
  private static let shortest = 1e-6

  private mutating func record(at time: Double) {
    let sample = Sample(time: time, place: place)
    if samples.count < Self.capacity {
      samples.append(sample)
    } else {
      samples[next] = sample
    }
    next = (next + 1) % Self.capacity
  }
}
