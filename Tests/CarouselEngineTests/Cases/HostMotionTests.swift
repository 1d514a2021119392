@testable import CarouselEngine
import Testing

/// A carousel that lets a platform's scroller move its pages: it says where to, and follows.
@Suite struct HostMotionTests {
  @Test("five steps, 60 ms apart, go five items on, and settle once", arguments: Fixture.directions)
  func steps(fixture: Fixture) {
    let driver = HostDriver(fixture, items: 9)
    for _ in 0..<5 {
      driver.tell { carousel, time in carousel.step(by: 1, at: time) }
      for _ in 0..<4 { driver.frame(after: 0.015) }
    }
    driver.live(2)
    #expect(driver.changes == [1, 2, 3, 4, 5])
    #expect(driver.settles == [5])
    #expect(driver.carousel.position == driver.carousel.position.rounded())
    #expect(driver.offset == driver.carousel.trackOffset)
  }

  @Test("autoplay turns a page an interval, counted from the last turn", arguments: Fixture.looping)
  func autoplay(fixture: Fixture) {
    let driver = HostDriver(fixture) { $0.autoplay = 2 }
    driver.live(7)
    #expect(driver.changes == [1, 2, 3])
    #expect(driver.settles == [1, 2, 3])
  }

  @Test("the shorter way round is the scroller's way too")
  func shorterWay() {
    let driver = HostDriver()
    let rest = driver.offset
    driver.tell { carousel, time in carousel.scroll(to: 4, at: time) }
    #expect(driver.carousel.trackGoal == Carousel.Point(x: rest.x - 400, y: 0))
    driver.live(1)
    #expect(driver.settles == [4])
  }

  @Test("a way that is longer than the track is a jump", arguments: Fixture.directions)
  func longWay(fixture: Fixture) {
    let driver = HostDriver(fixture, items: 100_000)
    driver.tell { carousel, time in carousel.scroll(to: 50_000, at: time) }
    #expect(!driver.carousel.isMoving)
    driver.live(1)
    #expect(driver.changes == [50_000])
    #expect(driver.settles == [50_000])
    driver.tell { carousel, time in carousel.step(by: 1, at: time) }
    driver.live(1)
    #expect(driver.settles == [50_000, 50_001])
  }

  @Test("a release leads where one leads that the carousel moves itself", arguments: Fixture.directions)
  func release(fixture: Fixture) {
    for (pull, velocity) in [(30.0, 0.0), (30, 900), (250, 0), (250, -900), (-30, -400)] {
      let driver = HostDriver(fixture) { $0.loop = fixture.loop }
      let own = Driver(fixture)
      driver.tell { carousel, time in carousel.scroll(to: 2, animated: false, at: time) }
      own.scroll(to: 2, animated: false)
      let orientation = own.carousel.geometry.orientation
      let displacement = orientation.screenVector(-pull * orientation.sign)
      driver.tell { carousel, time in carousel.beginDrag(at: time) }
      driver.scroll(by: displacement)
      driver.tell { carousel, time in
        carousel.hostReleased(velocity: -velocity * orientation.sign, at: time)
      }
      driver.live(2)
      own.tell { carousel, time in carousel.hostScrolled(to: carousel.position + pull / 400, at: time) }
      let page = own.tell { carousel, time in
        carousel.hostReleased(velocity: -velocity * orientation.sign, at: time)
      }
      #expect(driver.carousel.currentItem == own.carousel.item(ofPage: page))
      #expect(driver.settles.count == 2)
    }
  }

  @Test(
    "a scroller that was stopped between pages is led to the nearest, and then rests", arguments: Fixture.directions)
  func stoppedBetween(fixture: Fixture) {
    let driver = HostDriver(fixture)
    driver.tell { carousel, time in carousel.step(by: 1, at: time) }
    for _ in 0..<2 { driver.frame() }
    driver.tell { carousel, time in carousel.beginDrag(at: time) }
    driver.tell { carousel, time in carousel.hostSettled(at: time) }
    #expect(driver.settles == [] && driver.carousel.trackGoal != nil)
    driver.live(1)
    #expect(driver.settles.count == 1)
    #expect(driver.carousel.position == driver.carousel.position.rounded())
  }

  @Test("a scroller that does not go where it should ends there all the same")
  func stubborn() {
    let driver = HostDriver()
    driver.scroll(by: Carousel.Vector(dx: -130, dy: 0))
    driver.tell { carousel, time in carousel.hostSettled(at: time) }
    driver.tell { carousel, time in carousel.hostSettled(at: time) }
    #expect(driver.settles == [0])
    #expect(driver.offset == driver.carousel.trackOffset)
  }

  @Test("new data and a new size keep the way to the same item", arguments: Fixture.directions)
  func changesOnTheWay(fixture: Fixture) {
    let driver = HostDriver(fixture)
    driver.tell { carousel, _ in carousel.setItems(identities: [10, 11, 12, 13, 14]) }
    driver.tell { carousel, time in carousel.step(by: 2, at: time) }
    driver.frame()
    driver.tell { carousel, _ in carousel.setItems(identities: [8, 9, 10, 11, 12, 13, 14]) }
    driver.tell { carousel, _ in carousel.resize(to: Carousel.Viewport(width: 612, height: 333)) }
    driver.live(2)
    #expect(driver.settles == [4])
  }

  @Test(
    "without a window, or with reduced motion, it jumps", arguments: [Carousel.PauseReasons.hidden, .reducedMotion])
  func jumps(reason: Carousel.PauseReasons) {
    let driver = HostDriver()
    driver.tell { carousel, time in carousel.pause(reason, at: time) }
    driver.tell { carousel, time in carousel.step(by: 1, at: time) }
    #expect(driver.carousel.trackGoal == nil)
    #expect(driver.changes == [1] && driver.settles == [1])
  }

  @Test("an end of the carousel is an end of the track", arguments: Fixture.ending)
  func ends(fixture: Fixture) {
    let driver = HostDriver(fixture)
    let (first, size) = (driver.carousel.trackOffset, driver.carousel.trackSize)
    driver.tell { carousel, time in carousel.scroll(to: 4, animated: false, at: time) }
    let last = driver.carousel.trackOffset
    let way = Carousel.Vector(
      dx: size.width - fixture.viewport.width, dy: size.height - fixture.viewport.height)
    #expect(abs(abs(last.x - first.x) - way.dx) < 1e-9 && abs(abs(last.y - first.y) - way.dy) < 1e-9)
    #expect(min(first.x, last.x) == 0 && min(first.y, last.y) == 0)
  }

  @Test("offsets tell locations, and locations offsets", arguments: Fixture.everywhere)
  func roundTrip(fixture: Fixture) throws {
    let driver = HostDriver(fixture, items: 7)
    for location in [0, 0.25, 1, 2.5, 3] {
      let track = driver.carousel.track
      let found = try #require(track.location(at: track.offset(at: location)))
      #expect(abs(found - location) < 1e-9)
    }
  }

  @Test("after each rest the track lies around the page again, however far the way", arguments: [2, 5, 2_000_000])
  func recentered(items: Int) {
    let driver = HostDriver(items: items)
    let middle = driver.offset
    for _ in 0..<3000 { driver.tell { carousel, time in carousel.step(by: 3, at: time) } }
    driver.live(1)
    for step in [1, -1, 700, -9000] {
      driver.tell { carousel, time in carousel.step(by: step, at: time) }
      driver.live(1)
      #expect(driver.offset == middle && !driver.carousel.isMoving)
    }
  }

  @Test("a carousel that never loops and is very long has a track that a renderer can place")
  func longTrack() {
    let driver = HostDriver(items: 5_000_000) { $0.loop = false }
    driver.tell { carousel, time in carousel.scroll(to: 2_500_000, animated: false, at: time) }
    #expect(driver.carousel.trackSize.width < 1e6)
    driver.tell { carousel, time in carousel.step(by: 1, at: time) }
    driver.live(1)
    #expect(driver.settles.last == 2_500_001)
  }

  @Test("a release without a size leads nowhere", arguments: [Carousel.Snapping.page, .free])
  func noSize(snapping: Carousel.Snapping) {
    let driver = HostDriver { $0.snapping = snapping }
    driver.tell { carousel, _ in carousel.resize(to: .zero) }
    driver.tell { carousel, time in carousel.hostReleased(velocity: 900, at: time) }
    #expect(driver.carousel.trackGoal == nil && driver.carousel.trackSize == .zero)
    #expect(driver.carousel.currentItem == 0)
  }
}
