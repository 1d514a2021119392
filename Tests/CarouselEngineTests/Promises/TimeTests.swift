@testable import CarouselEngine
import Testing

@Suite struct TimeTests {
  @Test(
    "promise 4: after a gap that autoplay's turn fell into, a full interval is waited", arguments: Fixture.directions)
  func gap(fixture: Fixture) {
    for gap in [5.9, 8.99, 600, 1e9] {
      let driver = Driver(fixture) { $0.autoplay = 3 }
      driver.frame(after: gap)
      #expect(driver.changes == [1])
      #expect(driver.impressions == [0], "nobody saw item 1 yet")
      driver.live(2.9)
      #expect(driver.changes == [1])
      driver.live(0.3)
      #expect(driver.changes == [1, 2])
    }
  }

  @Test("promise 4: a frame or a timer that is late doesn't move the turns after it")
  func lateFrames() {
    let driver = Driver { $0.autoplay = 3 }
    driver.frame(after: 3.1)
    driver.settle()
    driver.frame(after: 106.05 - driver.time)
    #expect(driver.carousel.targetItem == 2)
    driver.settle()
    driver.frame(after: 109.001 - driver.time)
    #expect(driver.carousel.targetItem == 3)
  }

  @Test("promise 4: a gap in which an item goes away does not count it as seen")
  func impressionInGap() {
    let driver = Driver()
    driver.frame(after: 0.87)
    driver.step()
    let fine = driver.carousel
    driver.frame(after: 2)
    driver.live(2)
    #expect(driver.impressions == [1])
    #expect(Self.impressions(of: fine, from: 100.87, to: 102.5) == [1])
  }

  private static func impressions(of carousel: Carousel, from start: Double, to end: Double) -> [Int] {
    var carousel = carousel
    for time in stride(from: start, through: end, by: 1 / 144) { carousel.advance(to: time) }
    return carousel.drainEvents().compactMap { if case .impression(let item) = $0 { item } else { nil } }
  }
}
