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
}
