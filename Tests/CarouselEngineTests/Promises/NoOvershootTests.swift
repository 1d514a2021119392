@testable import CarouselEngine
import Testing

@Suite struct NoOvershootTests {
  @Test(
    "promise 8: however fast it is flicked, it goes to its page without passing it", arguments: Fixture.directions,
    [310.0, 900, 4000, 20_000])
  func neverPasses(fixture: Fixture, speed: Double) {
    for place in [0.05, 0.5, 0.95, 0.999] {
      for direction in [1.0, -1] {
        let driver = Driver(fixture, items: 9)
        driver.scroll(to: 4, animated: false)
        let start = driver.carousel.position
        driver.beginDrag()
        driver.pull(by: direction * (place * 400 - speed * 0.02), over: 0.05)
        driver.wait(0.2)
        driver.pull(by: 0)
        driver.pull(by: direction * speed * 0.02, over: 0.02)
        driver.endDrag()
        var last = driver.carousel.position
        while driver.carousel.isMoving {
          driver.frame(after: 1 / 240)
          let way = (driver.carousel.position - last) * direction
          #expect(way >= -1e-12, "it turned back")
          #expect((start + direction - driver.carousel.position) * direction >= -1e-12, "it passed its page")
          last = driver.carousel.position
        }
        #expect(driver.carousel.position == start + direction)
      }
    }
  }

  @Test("promise 8: the settle begins with the velocity of the release", arguments: Fixture.directions)
  func keepsVelocity(fixture: Fixture) {
    for speed in [350.0, 1200, -800] {
      let driver = Driver(fixture, items: 9)
      driver.scroll(to: 4, animated: false)
      driver.flick(by: speed * 0.1, over: 0.1)
      let position = driver.carousel.position
      driver.frame(after: 1e-5)
      let measured = (driver.carousel.position - position) * 400 / 1e-5
      #expect(abs(measured / speed - 1) < 1e-2)
    }
  }

  @Test("promise 8: a release next to the page, at full speed, comes to rest at once rather than to pass it")
  func noWayLeft() {
    let driver = Driver(items: 9)
    driver.beginDrag()
    driver.pull(by: 399.99, over: 0.05)
    driver.endDrag()
    let start = driver.time
    driver.settle()
    #expect(driver.carousel.position == 1 && driver.time - start < 0.02)
    #expect(driver.settles == [1])
  }
}
