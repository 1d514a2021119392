@testable import CarouselEngine
import Testing

/// A platform whose own scroller moves the pages; the engine says where to.
@Suite struct HostScrollingTests {
  @Test("the host's way is followed, told once per item, and settles exactly", arguments: Fixture.directions)
  func followed(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.tell { carousel, time in carousel.beginDrag(at: time) }
    for position in [0.1, 0.4, 0.6, 0.9] { driver.hostScrolled(to: position) }
    #expect(abs(driver.carousel.position - 0.9) < 1e-12)
    #expect(driver.hostReleased(forward: 0) == 1)
    for position in [0.95, 0.999, 1.0000001] { driver.hostScrolled(to: position) }
    driver.hostSettled()
    #expect(driver.carousel.position == 1)
    #expect(driver.events == [.dragBegan, .currentItemChanged(1), .dragEnded, .settled(1)])
  }

  @Test("a host's flick goes to the next page in its direction", arguments: Fixture.directions)
  func flick(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.scroll(to: 2, animated: false)
    let page = driver.carousel.currentPage
    driver.hostScrolled(to: Double(page) + 0.2)
    #expect(driver.hostReleased(forward: 900) == page + 1)
    #expect(driver.hostReleased(forward: -900) == page)
    driver.hostScrolled(to: Double(page) - 0.2)
    #expect(driver.hostReleased(forward: -900) == page - 1)
  }

  @Test("a release knows the page that this motion began on, not one of a drag long ago")
  func startPage() {
    let driver = Driver(items: 10, width: 600) {
      $0.loop = false
      $0.pageExtent = .points(200)
      $0.alignment = .start
    }
    driver.scroll(to: 8, animated: false)
    driver.beginDrag()
    driver.endDrag()
    driver.scroll(to: 0, animated: false)
    driver.hostScrolled(to: 6.6)
    #expect(driver.hostReleased(forward: 0) == 9)
  }

  @Test("past an end the host bounces as it likes; the item at the end stays current")
  func bounce() {
    let driver = Driver { $0.loop = false }
    for position in [-0.2, -0.7, -0.1, 0] { driver.hostScrolled(to: position) }
    driver.hostSettled()
    #expect(driver.events == [.settled(0)])
    #expect(driver.carousel.position == 0)
  }

  @Test("autoplay waits while the host scrolls, and a full interval after it has settled")
  func autoplay() {
    let driver = Driver { $0.autoplay = 3 }
    driver.frame(after: 2.9)
    driver.hostScrolled(to: 0.4)
    driver.frame(after: 5)
    #expect(driver.changes.isEmpty)
    driver.hostSettled()
    driver.live(2.99)
    #expect(driver.changes.isEmpty)
    driver.live(0.5)
    #expect(driver.changes == [1])
  }

  @Test(
    "a host that reports where the carousel rests already begins no motion, and autoplay goes on",
    arguments: Fixture.directions)
  func alreadyThere(fixture: Fixture) {
    let driver = Driver(fixture) { $0.autoplay = 3 }
    driver.scroll(to: 2, animated: false)
    _ = driver.takeEvents()
    let page = Double(driver.carousel.currentPage)
    driver.hostScrolled(to: page)
    driver.hostScrolled(to: page + 1e-12)
    #expect(!driver.carousel.isMoving && driver.carousel.position == page)
    driver.live(3.5)
    #expect(driver.motions == [.currentItemChanged(3)])
  }

  @Test("a step while the host scrolls takes over, and settles once")
  func step() {
    let driver = Driver()
    driver.hostScrolled(to: 0.3)
    driver.step()
    driver.settle()
    driver.hostSettled()
    #expect(driver.settles == [1])
  }

  @Test("a carousel that cannot move follows no host", arguments: [0, 1])
  func few(items: Int) {
    let driver = Driver(items: items)
    driver.hostScrolled(to: 3)
    #expect(driver.hostReleased(forward: 900) == 0)
    driver.hostSettled()
    #expect(driver.motions.isEmpty)
    #expect(driver.carousel.position == 0)
  }
}

extension Driver {
  fileprivate func hostScrolled(to position: Double) {
    frame(after: 1 / 60)
    tell { carousel, time in carousel.hostScrolled(to: position, at: time) }
  }

  /// - Parameter forward: the finger's velocity, positive when it pulls content on.
  fileprivate func hostReleased(forward velocity: Double) -> Int {
    tell { carousel, time in
      carousel.hostReleased(velocity: -velocity * carousel.geometry.orientation.sign, at: time)
    }
  }

  fileprivate func hostSettled() {
    tell { carousel, time in carousel.hostSettled(at: time) }
  }
}
