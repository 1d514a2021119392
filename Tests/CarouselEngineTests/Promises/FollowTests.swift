@testable import CarouselEngine
import Testing

@Suite struct FollowTests {
  @Test(
    "promise 6: a drag moves content by exactly the pointer's distance, the pointer's way",
    arguments: Fixture.everywhere)
  func oneToOne(fixture: Fixture) {
    let driver = Driver(fixture, items: 12)
    driver.scroll(to: 6, animated: false)
    let page = driver.carousel.currentPage
    let start = driver.carousel.offset(ofPage: page)
    driver.beginDrag()
    var pointer = 0.0
    for distance in [3.25, -17, 40.5, 0.125, -60, 9] {
      pointer += distance
      driver.tell { carousel, time in
        let isHorizontal = carousel.options.axis == .horizontal
        let vector = Carousel.Vector(dx: isHorizontal ? distance : 77, dy: isHorizontal ? -33 : distance)
        carousel.drag(by: vector, at: time)
      }
      #expect(abs(driver.carousel.offset(ofPage: page) - start - pointer) < 1e-9)
    }
  }

  @Test(
    "promise 6: past an end it resists by d·(1 − 1/(x·0.55/d + 1)), there and back", arguments: Fixture.ending,
    [358.8, 400])
  func resists(fixture: Fixture, length: Double) {
    var fixture = fixture
    fixture.length = length
    for end in [0, 4] {
      let driver = Driver(fixture)
      driver.scroll(to: end, animated: false)
      driver.beginDrag()
      let sign = end == 0 ? -1.0 : 1
      var pull = 0.0
      for distance in [10.0, 36, 54, 300, -250, -100, -49] {
        driver.pull(by: distance * sign)
        pull += distance
        let expected = length * (1 - 1 / (pull * 0.55 / length + 1))
        #expect(abs(driver.offsetForward(ofPage: end) + expected * sign) < 1e-9)
        #expect(driver.carousel.currentItem == end)
      }
      driver.pull(by: -50 * sign)
      #expect(abs(driver.offsetForward(ofPage: end) - 49 * sign) < 1e-9, "inside it follows again")
    }
  }

  @Test(
    "promise 6: a press stops motion where it is, past an end too, and the drag goes on from there",
    arguments: Fixture.ending)
  func press(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.beginDrag()
    driver.pull(by: -300)
    driver.wait(0.2)
    driver.endDrag()
    driver.run(0.05)
    driver.beginDrag()
    let position = driver.carousel.position
    #expect(position < -0.05)
    driver.frame(after: 1)
    #expect(driver.carousel.position == position && driver.carousel.isDragging)
    driver.pull(by: -0.5)
    #expect(driver.carousel.position < position)
    #expect(position - driver.carousel.position < 0.5 * 0.55 / 400, "it resists as far out as it is")
  }

  @Test("promise 6: a scalar drag is along the axis, to the right or down", arguments: Fixture.looping)
  func scalar(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.beginDrag()
    driver.tell { carousel, time in carousel.drag(by: 30, at: time) }
    #expect(abs(driver.carousel.offset(ofPage: 0) - 30) < 1e-9)
  }
}
