import Testing

@testable import Banners

@Suite struct FeedPacingTests {
  @Test func aGoodLoadIsFollowedByAnotherAfterTheInterval() {
    var pacing = FeedPacing(interval: 300)
    #expect(pacing.nextLoad == nil)
    pacing.loadEnded(at: 10, failed: false)
    #expect(pacing.nextLoad == 310)
  }

  @Test func failuresAreTriedAgainSoonAndThenEverLater() {
    var pacing = FeedPacing(interval: 300)
    var delays: [Double] = []
    for _ in 0..<9 {
      pacing.loadEnded(at: 0, failed: true)
      delays.append(pacing.nextLoad ?? -1)
    }
    #expect(delays == [5, 10, 20, 40, 80, 160, 300, 300, 300])
    pacing.loadEnded(at: 0, failed: false)
    #expect(pacing.nextLoad == 300)
    pacing.loadEnded(at: 0, failed: true)
    #expect(pacing.nextLoad == 5)
  }

  @Test func aServerInTroubleIsLeftInPeaceHoweverShortTheInterval() {
    var pacing = FeedPacing(interval: 2)
    var delays: [Double] = []
    for _ in 0..<8 {
      pacing.loadEnded(at: 0, failed: true)
      delays.append(pacing.nextLoad ?? -1)
    }
    #expect(delays == [2, 4, 8, 16, 32, 60, 60, 60])
    #expect(FeedPacing.retryDelay(after: .max, interval: 2) == 60)
  }

  @Test(
    arguments: [
      (nil, 5.0), (120, 120), (2, 5), (-5, 5), (3600, 3600), (1e9, 3600), (.infinity, 3600), (.nan, 5),
    ] as [(Double?, Double)])
  func aServerThatAsksToBeLeftAloneIsForAnHourAtTheMost(asked: Double?, delay: Double) {
    var pacing = FeedPacing(interval: 300)
    pacing.loadEnded(at: 10, failed: true, retryAfter: asked)
    #expect(pacing.nextLoad == 10 + delay)
    pacing.loadEnded(at: 10, failed: false, retryAfter: asked)
    #expect(pacing.nextLoad == 310)
  }

  @Test(arguments: [0, -1, Double.nan, Double.infinity, -Double.infinity])
  func withoutAnIntervalThereIsOneLoad(_ interval: Double) {
    var pacing = FeedPacing(interval: interval)
    pacing.loadEnded(at: 0, failed: true)
    #expect(pacing.nextLoad == nil)
  }

  @Test func noIntervalIsShorterThanATenthOfASecond() {
    #expect(FeedPacing(interval: 1e-300).interval == FeedPacing.shortestInterval)
  }
}
