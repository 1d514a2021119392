@testable import CarouselEngine
import Testing

@Suite struct TimeTests {
  @Test(
    "promise 4: at equal times 30, 60 and 144 frames a second tell the same and show the same place",
    arguments: Fixture.directions)
  func frameRates(fixture: Fixture) {
    let fine = Self.story(fixture, rate: 144)
    #expect(fine.motions.count > 20 && fine.impressions.count > 5)
    for rate in [30.0, 60] {
      let coarse = Self.story(fixture, rate: rate)
      #expect(zip(fine.track, coarse.track).allSatisfy { abs($0 - $1) < 1e-9 })
      #expect(fine.motions == coarse.motions)
      #expect(fine.impressions == coarse.impressions)
    }
  }

  @Test("promise 4: so does a host that tells the time only four times a second", arguments: Fixture.directions)
  func slowHost(fixture: Fixture) {
    let fine = Self.story(fixture, rate: 144)
    let coarse = Self.story(fixture, rate: 4)
    #expect(zip(fine.track, coarse.track).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(fine.motions == coarse.motions)
  }

  @Test("promise 4: a motion that turns round tells the items that it reached, however seldom the time is told")
  func turningPoint() {
    let driver = Driver(items: 9)
    driver.scroll(to: 4)
    driver.run(0.03)
    driver.step(by: -4)
    var coarse = driver.carousel
    driver.rate = 1000
    driver.settle()
    coarse.advance(to: driver.time)
    #expect(driver.changes == [1, 0])
    #expect(coarse.drainEvents().filter { $0 != .settled(0) } == [.currentItemChanged(1), .currentItemChanged(0)])
  }

  @Test("promise 4: an impression's second begins when half of the page has come, not when a frame shows it")
  func momentOfArrival() {
    var deadlines: [Double] = []
    for rate in [7.0, 30, 60, 144, 1000] {
      let driver = Driver()
      driver.rate = rate
      driver.frame(after: 0.5)
      driver.step()
      driver.run(0.3)
      deadlines.append(driver.carousel.nextDeadline ?? .nan)
    }
    // A critically damped spring of ω = 2π/0.4 has gone half its way when (1 + ωt)·e^(−ωt) = 1/2: ωt = 1.67834699…
    let expected = 101.5 + 1.678346990016661 / (2 * Double.pi / 0.4)
    for deadline in deadlines { #expect(abs(deadline - expected) < 1e-9) }
  }

  /// Fifteen seconds of autoplay, drags, steps and data, told at one rate; looked at every half second.
  private static func story(
    _ fixture: Fixture, rate: Double
  ) -> (track: [Double], motions: [Carousel.Event], impressions: [Int]) {
    let driver = Driver(fixture, items: 9) {
      $0.autoplay = 1.3
      $0.rewind = true
    }
    driver.rate = rate
    var track: [Double] = []
    for tick in 0..<30 {
      switch tick {
      case 4: driver.flick(by: 90, over: 0.1)
      case 9: driver.step(by: 3)
      case 10: driver.step(by: -1)
      case 13: driver.beginDrag()
      case 14:
        driver.pull(by: -180, over: 0.1)
        driver.endDrag()
      case 18: driver.setItems(count: 6)
      case 21: driver.resize(width: 321, height: 456)
      case 24: driver.scroll(to: 5)
      case 25: driver.set { $0.loop.toggle() }
      case 26: driver.wheel(by: -50)
      default: break
      }
      driver.run(100 + Double(tick + 1) / 2 - driver.time)
      track.append(driver.carousel.position)
    }
    return (track, driver.motions, driver.impressions)
  }

  @Test(
    "promise 4: a host that sleeps to the next deadline misses nothing that one sees who never sleeps",
    arguments: Fixture.directions)
  func thriftyHost(fixture: Fixture) {
    var stories: [[Carousel.Event]] = []
    for isThrifty in [true, false] {
      let driver = Driver(fixture) { $0.autoplay = 1.9 }
      for action in 0..<6 {
        if isThrifty { driver.live(4) } else { driver.run(4) }
        switch action {
        case 0: driver.flick(by: 40)
        case 1: driver.pause([.hovered, .inactive])
        case 2: driver.resume(.hovered)
        case 3: driver.resume(.inactive)
        default: driver.step(by: -1)
        }
      }
      driver.frame(after: 0)
      stories.append(driver.events)
    }
    #expect(stories[0] == stories[1])
  }

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
