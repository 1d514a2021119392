@testable import CarouselEngine
import Testing

@Suite struct NearestPageTests {
  @Test(
    "promise 1: the current page is the one that covers most of the viewport", arguments: Fixture.directions,
    [(1.0, 0.0), (1, 30), (0.8, 0), (0.8, 15)])
  func coversMost(fixture: Fixture, page: (part: Double, spacing: Double)) {
    let driver = Driver(fixture) {
      $0.pageExtent = .fraction(page.part)
      $0.spacing = page.spacing
    }
    driver.scroll(to: 2, animated: false)
    driver.beginDrag()
    for _ in 0..<130 {
      driver.pull(by: 7.3)
      let carousel = driver.carousel
      // Next to an end that does not loop, pages shorter than the viewport rest nearer together than they are long.
      guard fixture.loop || carousel.position < (page.part < 1 ? 3 : 4) else { break }
      let covered = carousel.visiblePages.map { carousel.visibleFraction(ofPage: $0) }
      let current = carousel.visibleFraction(ofPage: carousel.currentPage)
      #expect(covered.allSatisfy { $0 <= current + 1e-9 }, "at \(carousel.position)")
    }
  }

  @Test("promise 1: on an exact tie it is the lower page, from both sides", arguments: Fixture.directions)
  func tie(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.scroll(to: 2, animated: false)
    driver.beginDrag()
    driver.pull(by: 200)
    #expect(driver.carousel.position == 2.5 && driver.carousel.currentItem == 2)
    driver.pull(by: 0.001)
    #expect(driver.carousel.currentItem == 3)
    driver.pull(by: -200.001 - 200)
    #expect(driver.carousel.position == 1.5 && driver.carousel.currentItem == 1)
    #expect(driver.changes == [2, 3, 1])
  }

  @Test("promise 1: on a tie at the wrap, too", arguments: Fixture.looping)
  func tieAtTheWrap(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.beginDrag()
    driver.pull(by: -200)
    #expect(driver.carousel.position == -0.5 && driver.carousel.currentItem == 4)
  }

  @Test(
    "promise 1: with several pages in view it is the one that covers most of the place where pages rest",
    arguments: Fixture.looping)
  func severalInView(fixture: Fixture) {
    for alignment in Carousel.Alignment.allCases {
      let driver = Driver(fixture, items: 9) {
        $0.pageExtent = .points(90)
        $0.spacing = 10
        $0.alignment = alignment
      }
      let place = driver.offsetForward(ofPage: 0)
      driver.beginDrag()
      for _ in 0..<60 {
        driver.pull(by: 3.7)
        let current = driver.carousel.currentPage
        #expect(abs(driver.offsetForward(ofPage: current) - place) <= 50 + 1e-9)
      }
    }
  }
}
