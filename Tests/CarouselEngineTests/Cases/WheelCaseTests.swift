@testable import CarouselEngine
import Testing

/// Case 51 in the places and moods in which wheels are turned.
@Suite struct WheelCaseTests {
  @Test("case 51: a decaying burst turns one page, and all of it is used", arguments: Fixture.directions)
  func oneBurst(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.scroll(to: 2, animated: false)
    _ = driver.takeEvents()
    for sign in [1.0, -1] {
      #expect(driver.burst(sign).allSatisfy { $0 })
      driver.run(1)
    }
    #expect(driver.motions == [.currentItemChanged(3), .settled(3), .currentItemChanged(2), .settled(2)])
  }

  @Test("case 51: at an end without loop the outer scroller gets the whole burst", arguments: Fixture.ending)
  func atTheEnd(fixture: Fixture) {
    let driver = Driver(fixture)
    #expect(driver.burst(-1).allSatisfy { !$0 })
    driver.scroll(to: 4, animated: false)
    _ = driver.takeEvents()
    driver.run(1)
    #expect(driver.burst(1).allSatisfy { !$0 })
    #expect(driver.motions.isEmpty)
    driver.set { $0.rewind = true }
    driver.run(1)
    #expect(driver.burst(1).allSatisfy { !$0 }, "a wheel does not rewind")
  }

  @Test(
    "case 51: a burst that has just reached the end is used to its last event; the next one is not",
    arguments: Fixture.ending)
  func reachesTheEnd(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.scroll(to: 3, animated: false)
    #expect(driver.burst(1).allSatisfy { $0 })
    driver.run(0.3)
    #expect(driver.burst(1).allSatisfy { !$0 })
    #expect(driver.changes == [3, 4])
  }

  @Test(
    "case 51: what scrolls across the axis is not used, even where single events lean along it",
    arguments: Fixture.directions)
  func across(fixture: Fixture) {
    let driver = Driver(fixture)
    for index in 0..<60 {
      driver.frame(after: 1 / 60)
      let isWobble = index % 7 == 3
      #expect(!driver.wheel(along: isWobble ? 6 : 1, across: isWobble ? 4 : 40))
    }
    #expect(driver.motions.isEmpty)
  }

  @Test("case 51: a burst that leans across for an event keeps the outer scroller still", arguments: Fixture.directions)
  func wobble(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.scroll(to: 2, animated: false)
    for (index, strength) in WheelBurstTests.swipe.enumerated() where strength > 2 {
      driver.frame(after: 1 / 60)
      let isWobble = index % 10 == 9
      #expect(driver.wheel(along: isWobble ? strength / 3 : strength, across: isWobble ? -strength : 0))
    }
    driver.settle()
    #expect(driver.changes == [2, 3])
  }

  @Test("case 51: where steps are jumps, a burst is one page as well", arguments: Fixture.directions)
  func reducedMotion(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.pause(.reducedMotion)
    driver.burst(1)
    #expect(driver.motions == [.currentItemChanged(1), .settled(1)])
  }

  @Test("a wheel during a drag is used up and does nothing", arguments: Fixture.directions)
  func duringDrag(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.beginDrag()
    driver.pull(by: 90)
    #expect(driver.wheel(by: 200))
    #expect(driver.carousel.isDragging && driver.carousel.position == 0.225)
  }

  @Test("two bursts, one into the other's momentum, turn two pages", arguments: Fixture.directions)
  func twoBursts(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.burst(1, events: 36)
    driver.burst(1)
    driver.settle()
    #expect(driver.changes == [1, 2])
  }

  @Test("a wheel's notch turns a page, and autoplay waits a full interval after it", arguments: Fixture.directions)
  func notch(fixture: Fixture) {
    let driver = Driver(fixture) { $0.autoplay = 3 }
    driver.live(2.9)
    #expect(driver.wheel(by: 53))
    driver.settle()
    driver.live(2.9)
    #expect(driver.settles == [1])
    driver.live(1)
    #expect(driver.settles == [1, 2])
  }

  @Test("a nudge of the wheel moves nothing and delays nothing")
  func nudge() {
    let driver = Driver { $0.autoplay = 3 }
    driver.live(2)
    #expect(driver.wheel(by: 6))
    #expect(driver.carousel.autoplay.deadline == 103)
    #expect(driver.motions.isEmpty)
  }
}

extension Driver {
  /// A trackpad's swipe with its momentum, at 60 events a second.
  ///
  /// - Returns: which events were used.
  @discardableResult
  fileprivate func burst(_ sign: Double, events: Int = 1000) -> [Bool] {
    WheelBurstTests.swipe.prefix(events).map { strength in
      frame(after: 1 / 60)
      return wheel(by: strength * sign)
    }
  }

  @discardableResult
  fileprivate func wheel(along: Double, across: Double) -> Bool {
    tell { carousel, time in
      let orientation = carousel.geometry.orientation
      let vector =
        orientation.axis == .horizontal
        ? Carousel.Vector(dx: along * orientation.sign, dy: across) : Carousel.Vector(dx: across, dy: along)
      return carousel.wheel(by: vector, at: time)
    }
  }
}
