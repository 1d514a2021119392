@testable import CarouselEngine
import Testing

@Suite struct ExactRestTests {
  @Test(
    "promise 5: at rest the position is an integer and pages stand where they stood, bit for bit",
    arguments: Fixture.everywhere)
  func exact(fixture: Fixture) {
    let driver = Driver(fixture, items: 12)
    driver.scroll(to: 4, animated: false)
    let place = driver.carousel.offset(ofPage: 4)
    let inputs: [(Driver) -> Void] = [
      { $0.step() }, { $0.flick(by: 33) }, { $0.flick(by: -45) }, { $0.dragSlowly(by: 0.37 * $0.carousel.stride) },
      { $0.scroll(to: 6) }, { $0.scroll(to: 5, animated: false) }, { $0.wheel(by: -70) },
    ]
    for input in inputs {
      input(driver)
      driver.settle()
      #expect(driver.carousel.position == driver.carousel.position.rounded())
      #expect(driver.carousel.position == Double(driver.carousel.currentPage))
      let middle = fixture.loop || (2...9).contains(driver.carousel.currentPage)
      if middle { #expect(driver.carousel.offset(ofPage: driver.carousel.currentPage) == place) }
    }
  }

  @Test("promise 5: at every width from 0.1 to 2000 a page of the whole width rests at 0, and it alone is visible")
  func everyWidth() {
    let driver = Driver(items: 12)
    driver.step(by: 1_000_003)
    driver.settle()
    for tenths in stride(from: 1, through: 20_000, by: 7) {
      driver.tell { carousel, _ in carousel.resize(to: .init(width: Double(tenths) / 10, height: 90)) }
      let page = driver.carousel.currentPage
      #expect(driver.carousel.offset(ofPage: page) == 0)
      #expect(driver.carousel.visiblePages == page..<page + 1)
    }
  }
}
