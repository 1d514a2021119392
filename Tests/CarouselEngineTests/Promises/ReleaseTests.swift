@testable import CarouselEngine
import Testing

@Suite struct ReleaseTests {
  @Test("promise 7: a free release past an end goes on as fast as the content went, not as the finger")
  func freeReleasePastTheEnd() {
    let driver = Driver {
      $0.loop = false
      $0.snapping = .free
    }
    driver.beginDrag()
    driver.pull(by: -200, over: 0.2)
    let before = driver.carousel.location
    driver.pull(by: -1000 / 120, over: 1 / 120)
    let speed = (driver.carousel.location - before) * 120
    driver.endDrag()
    let release = driver.carousel.location
    driver.frame(after: 0.0001)
    #expect(abs((driver.carousel.location - release) / 0.0001 / speed - 1) < 0.05)
  }
}
