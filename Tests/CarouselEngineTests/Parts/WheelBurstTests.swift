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

  @Test("a swipe whose speed dips where momentum takes over from the fingers is one step")
  func dip() {
    #expect(steps([1, 30, 170, 75, 70, 100, 140, 150, 160, 155] + Self.swipe.suffix(80)) == 1)
    #expect(steps([6, 160, 200, 340, 230, 90, 160, 145, 130] + Self.swipe.suffix(80), from: 20) == 1)
  }

  @Test("a swipe whose events come doubled or not at all, as frames are missed, is one step", arguments: [2, 3, 5])
  func missedFrames(every: Int) {
    var strengths: [Double] = []
    for (index, strength) in Self.swipe.enumerated() {
      if index % every == 0, let last = strengths.popLast() {
        strengths.append(last + strength)
      } else {
        strengths.append(strength)
      }
    }
    #expect(steps(strengths) == 1)
  }

  @Test("a swipe of unsteady fingers is one step", arguments: [2.0, 3, 6])
  func unsteady(ratio: Double) {
    #expect(steps((0..<24).map { $0 % 2 == 0 ? 15 : 15 / ratio }) == 1)
  }

  @Test("a slip back by a point or two in the middle of a swipe is no other swipe")
  func slip() {
    #expect(steps(Array(Self.swipe.prefix(12)) + [-1, -2] + Self.swipe.dropFirst(12)) == 1)
  }

  @Test("an event across is a wobble only of a burst that has turned a page")
  func wobble() {
    #expect(steps([5], from: 1) == 0)
    #expect(!isWobble(at: 1.01))
    #expect(steps([30], from: 1.02) == 1)
    #expect(isWobble(at: 1.03))
    #expect(!isWobble(at: 1.3))
  }

  @Test("while something else scrolls across, a few points along are not meant, a step's worth is")
  func meant() {
    #expect(isMeant(3, at: 1))
    _ = isWobble(at: 1)
    #expect(!isMeant(12, at: 1.01))
    _ = isWobble(at: 1.02)
    #expect(!isMeant(12, at: 1.03))
    #expect(isMeant(12, at: 1.04))
    #expect(isMeant(1, at: 1.05))
    _ = isWobble(at: 2)
    #expect(isMeant(1, at: 2.21))
  }

  private func isWobble(at time: Double) -> Bool { burst.isWobble(at: time) }

  private func isMeant(_ distance: Double, at time: Double) -> Bool { burst.isMeant(distance, at: time) }
}
