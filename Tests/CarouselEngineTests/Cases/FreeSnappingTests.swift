@testable import CarouselEngine
import Testing

/// A carousel that rests wherever its speed carries it.
@Suite struct FreeSnappingTests {
  @Test("the tail of a wheel's burst that has reached the end stays in the carousel; the next burst does not")
  func wheelAtTheEnd() {
    let driver = Driver {
      $0.snapping = .free
      $0.loop = false
    }
    driver.wheel(by: 1500)
    for strength in stride(from: 80.0, to: 0, by: -2) {
      driver.frame(after: 1 / 60)
      #expect(driver.wheel(by: strength))
    }
    driver.settle()
    #expect(driver.settles == [4])
    driver.frame(after: 0.1)
    #expect(!driver.wheel(by: 80))
    #expect(driver.wheel(by: -80))
  }

  @Test("a free rest far from where counting began starts again near it, at the same item and fraction of a page")
  func farRest() {
    let driver = Driver(items: 7) { $0.snapping = .free }
    let far = 7 * Double(1 << 36)
    driver.tell { carousel, time in carousel.hostScrolled(to: far + 3.25, at: time) }
    driver.tell { carousel, time in carousel.hostSettled(at: time) }
    #expect(driver.carousel.position == 3.25)
    #expect(driver.changes == [3])
    #expect(driver.settles == [3])
  }
}
