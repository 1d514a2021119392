@testable import CarouselEngine
import Testing

/// What no host should send, and some do: no trap, no hang, no number that is none.
@Suite struct BadInputTests {
  private static let nonsense = [Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude]

  @Test("a pull of any length leaves a place and an item", arguments: Fixture.directions, nonsense)
  func drag(fixture: Fixture, distance: Double) {
    for snapping in [Carousel.Snapping.page, .free] {
      let driver = Driver(fixture) { $0.snapping = snapping }
      driver.beginDrag()
      for _ in 0..<3 {
        driver.wait(0.01)
        driver.pull(by: distance)
      }
      driver.endDrag()
      driver.settle()
      driver.live(3)
    }
  }

  @Test("a wheel of any strength leaves a place and an item", arguments: Fixture.directions, nonsense)
  func wheel(fixture: Fixture, distance: Double) {
    for snapping in [Carousel.Snapping.page, .free] {
      let driver = Driver(fixture) { $0.snapping = snapping }
      for _ in 0..<3 {
        driver.frame(after: 0.01)
        driver.wheel(by: distance)
      }
      driver.settle()
      driver.live(3)
    }
  }

  @Test("a host's scroller anywhere leaves a place and an item", arguments: Fixture.directions, nonsense)
  func host(fixture: Fixture, number: Double) {
    let driver = Driver(fixture)
    driver.tell { carousel, time in carousel.hostScrolled(to: number, at: time) }
    let page = driver.tell { carousel, time in carousel.hostReleased(velocity: number, at: time) }
    #expect(driver.carousel.item(ofPage: page) != nil)
    driver.tell { carousel, time in carousel.hostSettled(at: time) }
    driver.settle()
  }

  @Test(
    "a side of any length leaves a place and an item", arguments: Fixture.directions,
    nonsense + [0, -400, 1e-300, 1e-9])
  func sizes(fixture: Fixture, side: Double) {
    for (width, height) in [(side, 200), (400, side), (side, side)] {
      let driver = Driver(fixture)
      driver.step(by: 2)
      driver.run(0.1)
      driver.resize(width: width, height: height)
      driver.run(0.1)
      driver.flick(by: 50)
      driver.settle()
      driver.resize(width: 400, height: 400)
      #expect(driver.carousel.extent == 400)
    }
  }

  @Test(
    "an extent, a gap or an inset of any length leaves a place and an item", arguments: Fixture.directions, nonsense)
  func lengths(fixture: Fixture, length: Double) {
    let driver = Driver(fixture)
    driver.set { $0.pageExtent = .points(length) }
    driver.flick(by: 50)
    driver.settle()
    driver.set { $0.spacing = length }
    driver.flick(by: 50)
    driver.settle()
    driver.set { $0.insets = .init(top: length, leading: length, bottom: length, trailing: length) }
    driver.set { $0.pageExtent = .fraction(length) }
    driver.step()
    driver.settle()
  }

  @Test("steps and items beyond any number stay in the data", arguments: Fixture.directions, [Int.max, .min, .max - 1])
  func steps(fixture: Fixture, count: Int) {
    let driver = Driver(fixture)
    for _ in 0..<4 {
      driver.step(by: count)
      driver.run(0.05)
    }
    driver.settle()
    driver.scroll(to: count)
    driver.settle()
    #expect(driver.carousel.currentItem == (count > 0 ? 4 : 0))
    driver.setItems(count: count)
    driver.step(by: count)
    driver.scroll(to: count / 2)
    driver.settle()
  }

  @Test("a step beyond any number of pages comes to the item that it counts to", arguments: [Int.max, .min, .max - 3])
  func stepsModulo(count: Int) {
    let driver = Driver(items: 7)
    driver.step(by: count)
    driver.settle()
    #expect(driver.carousel.currentItem == PageIndexing.floorModulus(count % 7, 7))
  }

  @Test(
    "a time that is none changes no time; what was asked for happens", arguments: [Double.nan, .infinity, -.infinity])
  func noTime(time: Double) {
    let driver = Driver { $0.autoplay = 3 }
    driver.tell { carousel, _ in carousel.advance(to: time) }
    #expect(driver.carousel.nextDeadline == 101)
    driver.tell { carousel, _ in carousel.step(by: 1, at: time) }
    driver.settle()
    #expect(driver.carousel.currentItem == 1)
  }

  @Test("before the first time told, what is asked for is done at once", arguments: [Double.nan, .infinity])
  func noTimeYet(time: Double) {
    var carousel = Carousel()
    carousel.setItems(count: 5)
    carousel.resize(to: .init(width: 400, height: 200))
    carousel.beginDrag(at: time)
    carousel.drag(by: -300, at: time)
    carousel.endDrag(at: time)
    #expect(carousel.drainEvents() == [.dragBegan, .currentItemChanged(1), .dragEnded, .settled(1)])
    carousel.advance(to: -1000)
    #expect(carousel.drainEvents().isEmpty, "no second has passed in which anything was seen")
    #expect(!carousel.isMoving)
    #expect(carousel.nextDeadline == -999)
  }

  @Test("an earlier time counts as the latest one told", arguments: Fixture.directions)
  func timeGoesBack(fixture: Fixture) {
    let driver = Driver(fixture) { $0.autoplay = 3 }
    driver.step()
    driver.run(0.2)
    let position = driver.carousel.position
    driver.tell { carousel, time in carousel.advance(to: time - 50) }
    #expect(driver.carousel.position == position)
    driver.tell { carousel, time in carousel.beginDrag(at: time - 50) }
    driver.tell { carousel, time in carousel.endDrag(at: -1e300) }
    driver.settle()
    #expect(driver.settles == [1])
  }

  @Test("a clock so far on that an interval is lost in rounding does not hang", arguments: [1e16, 1.7e18, 1e300])
  func farClock(time: Double) {
    let driver = Driver(at: time) { $0.autoplay = 0.1 }
    for factor in [1.0, 1.5, 1.5, 2] {
      driver.tell { carousel, _ in carousel.advance(to: time * factor) }
      driver.tell { carousel, _ in carousel.step(by: 1, at: time * factor) }
    }
    #expect(driver.carousel.drainEvents().count < 100)
  }

  @Test("a drag that never began, a second one, or an end without one change nothing")
  func strayGestures() {
    let driver = Driver()
    driver.pull(by: 100)
    driver.endDrag()
    driver.tell { carousel, time in carousel.cancelDrag(at: time) }
    driver.tell { carousel, time in carousel.hostSettled(at: time) }
    #expect(driver.motions.isEmpty && driver.carousel.position == 0)
    driver.beginDrag()
    driver.pull(by: 100)
    driver.beginDrag()
    #expect(driver.carousel.position == 0.25)
    driver.endDrag()
    driver.endDrag()
    driver.settle()
    #expect(driver.motions == [.dragBegan, .dragEnded, .settled(0)])
  }
}
