// What a frame costs: nanoseconds and heap allocations, for 5, 5,000 and 5,000,000 items, while pages move and at rest.
// The numbers of items take turns in one run, so that what else the machine does hits all alike; medians are printed.
let counts = [5, 5_000, 5_000_000]
let rounds = 21
var subjects = counts.map(FrameSubject.init(itemCount:))
precondition(AllocationCounter.counts, "allocations are not counted on this machine")

for motion in FrameSubject.Motion.allCases {
  var found: [[Double]] = counts.map { _ in [] }
  var allocations = counts.map { _ in 0.0 }
  for _ in 0..<rounds {
    for index in subjects.indices {
      let cost = subjects[index].measure(motion)
      found[index].append(cost.nanoseconds)
      allocations[index] = max(allocations[index], cost.allocations)
    }
  }
  let medians = found.map { $0.sorted()[rounds / 2] }
  for (index, count) in counts.enumerated() {
    print("\(motion).\(count).time \(rounded(medians[index])) ns/frame")
    print("\(motion).\(count).allocations \(allocations[index]) allocations/frame")
  }
  // Rows of dots differ in length, so that only frames without them can be compared.
  if motion != .dots { print("\(motion).ratio \(rounded(medians[2] / medians[0])) 5000000/5") }
}

func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
