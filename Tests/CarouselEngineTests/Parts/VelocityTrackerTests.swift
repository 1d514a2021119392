@testable import CarouselEngine
import Testing

@Suite struct VelocityTrackerTests {
  @Test("an even movement has its own speed, at any rate of events", arguments: [30.0, 60, 120, 144, 1000])
  func evenMovement(rate: Double) {
    var tracker = VelocityTracker()
    tracker.begin(at: 7)
    for step in 1...Int(rate) { tracker.move(by: -500 / rate, at: 7 + Double(step) / rate) }
    #expect(abs(tracker.velocity(at: 8) + 500) < 1e-6)
  }

  @Test("it is the least-squares slope: one late event among many hardly counts")
  func leastSquares() {
    var tracker = VelocityTracker()
    tracker.begin(at: 0)
    let times = [0.01, 0.02, 0.03, 0.04]
    let places = [4.0, 11, 13, 22]
    var last = 0.0
    for (time, place) in zip(times, places) {
      tracker.move(by: place - last, at: time)
      last = place
    }
    // Of (0, 0), (10, 4), (20, 11), (30, 13), (40, 22): Σ(t − 20)(x − 10) / Σ(t − 20)² = 530 / 1000 points a millisecond.
    #expect(abs(tracker.velocity(at: 0.04) - 530) < 1e-9)
  }

  @Test("only the last 100 milliseconds count")
  func window() {
    var tracker = VelocityTracker()
    tracker.begin(at: 0)
    for step in 1...20 { tracker.move(by: 10, at: Double(step) / 100) }
    for step in 1...11 { tracker.move(by: -3, at: 0.2 + Double(step) / 100) }
    #expect(abs(tracker.velocity(at: 0.31) + 300) < 1e-6)
  }

  @Test("a pointer that rested for 100 milliseconds has no velocity")
  func rest() {
    var tracker = VelocityTracker()
    tracker.begin(at: 50)
    for step in 1...10 { tracker.move(by: 10, at: 50 + Double(step) / 100) }
    #expect(tracker.velocity(at: 50.1) > 900)
    #expect(tracker.velocity(at: 50.2) == 0)
    #expect(tracker.velocity(at: 50.25) == 0)
  }

  @Test("events of one moment tell no velocity, and no nonsense")
  func oneMoment() {
    var tracker = VelocityTracker()
    tracker.begin(at: 3)
    for _ in 0..<10 { tracker.move(by: 10, at: 3) }
    #expect(tracker.velocity(at: 3) == 0)
  }

  @Test("a new gesture knows nothing of the one before")
  func begin() {
    var tracker = VelocityTracker()
    tracker.begin(at: 0)
    for step in 1...200 { tracker.move(by: 10, at: Double(step) / 1000) }
    tracker.begin(at: 0.2)
    #expect(tracker.velocity(at: 0.2) == 0)
    tracker.move(by: -1, at: 0.21)
    #expect(abs(tracker.velocity(at: 0.21) + 100) < 1e-9)
  }
}
