@testable import CarouselEngine
import Testing

@Suite final class WheelBurstTests {
  private var burst = WheelBurst()

  /// Takes events in at 60 a second and tells how many steps they made.
  private func steps(_ strengths: [Double], from time: Double = 10) -> Int {
    var steps = 0
    var restsAt = -Double.infinity
    for (index, strength) in strengths.enumerated() {
      let now = time + Double(index) / 60
      if burst.makesStep(strength, at: now, isAtRest: now >= restsAt) {
        steps += 1
        restsAt = now + 0.5
      }
    }
    return steps
  }

  /// A trackpad's swipe: fingers speed up, momentum dies away.
  static let swipe: [Double] =
    [1, 4, 12, 26, 40, 44, 41] + (0..<80).map { 40 * decay($0) }

  private static func decay(_ count: Int) -> Double { (0..<count).reduce(1) { sum, _ in sum * 0.94 } }

  @Test("a swipe with its momentum is one step", arguments: [1.0, -1])
  func oneSwipe(direction: Double) {
    #expect(steps(Self.swipe.map { $0 * direction }) == 1)
  }

  @Test("a nudge is none")
  func nudge() {
    #expect(steps([1, 3, 5, 4, 2, 1, 1]) == 0)
  }

  @Test("nudges apart from each other do not add up")
  func nudges() {
    for count in 0..<10 { #expect(steps([9], from: 10 + Double(count)) == 0) }
  }

  @Test("a second swipe into the first one's momentum is a second step")
  func secondSwipe() {
    #expect(steps(Array(Self.swipe.prefix(40)) + Self.swipe) == 2)
  }

  @Test("a swipe the other way is a step at once")
  func otherWay() {
    #expect(steps(Array(Self.swipe.prefix(12))) == 1)
    #expect(steps(Self.swipe.map { -$0 }, from: 10.2) == 1)
  }

  @Test("a wheel turned on and on steps each time that the page has come to rest")
  func turnedOn() {
    #expect((3...4).contains(steps(Array(repeating: 40, count: 120))))
  }

  @Test("a single notch is a step")
  func notch() {
    #expect(steps([53]) == 1)
    #expect(steps([53], from: 12) == 1)
  }

  @Test("a burst lasts for 0.2 seconds after its last event, one way")
  func continues() {
    _ = burst.makesStep(30, at: 5, isAtRest: true)
    #expect(burst.continues(at: 5.19, forward: true))
    #expect(!burst.continues(at: 5.21, forward: true))
    #expect(!burst.continues(at: 5.1, forward: false))
    #expect(burst.isRecent(at: 5.1))
    #expect(!burst.isRecent(at: 5.3))
  }
}
