@testable import CarouselEngine
import Testing

@Suite struct ImpressionTests {
  @Test("promise 13: an item counts once it was visible for a second, and once a visit", arguments: Fixture.directions)
  func oncePerVisit(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.run(0.99)
    #expect(driver.impressions.isEmpty)
    driver.run(0.02)
    #expect(driver.impressions == [0])
    driver.run(30)
    #expect(driver.impressions == [0])
    driver.step()
    driver.live(2)
    driver.step(by: -1)
    driver.live(2)
    #expect(driver.impressions == [0, 1, 0])
  }

  @Test("promise 13: less than a second, or less than half of it, does not count", arguments: Fixture.directions)
  func tooLittle(fixture: Fixture) {
    let driver = Driver(fixture)
    for _ in 0..<4 {
      driver.step()
      driver.run(0.9)
    }
    #expect(driver.impressions.isEmpty)
    driver.scroll(to: 2, animated: false)
    driver.beginDrag()
    driver.pull(by: 199)
    driver.run(3)
    #expect(driver.impressions == [2], "half of 2 and less than half of 3")
    driver.pull(by: 2)
    driver.run(3)
    #expect(driver.impressions == [2, 3])
  }

  @Test("promise 13: of a carousel that is scrolled away in part, only what is on the screen counts")
  func scrolledAwayInPart() {
    let driver = Driver()
    driver.expose(0.49)
    driver.live(3)
    #expect(driver.impressions.isEmpty)
    driver.expose(0.5)
    driver.run(0.9)
    driver.expose(0.3)
    driver.run(0.2)
    driver.expose(0.7)
    driver.run(0.9)
    #expect(driver.impressions.isEmpty, "the second began anew")
    driver.run(0.2)
    #expect(driver.impressions == [0])
    driver.expose(1)
    driver.live(2)
    #expect(driver.impressions == [0], "the same visit")
    driver.expose(0)
    driver.expose(.nan)
    driver.live(2)
    #expect(driver.impressions == [0, 0], "what is no number is all of it")
  }

  @Test("promise 13: a page's part in view and the carousel's on the screen count together")
  func partOfAPart() {
    let driver = Driver { $0.pageExtent = .fraction(0.5) }
    driver.expose(0.9)
    driver.live(2)
    #expect(Set(driver.impressions) == [0], "of the neighbours, half is in view, and less is seen")
  }

  @Test("promise 13: exactly half is half, of both pages, at every width", arguments: Fixture.lengths)
  func exactlyHalf(length: Double) {
    let driver = Driver(width: length) { $0.pageExtent = .fraction(0.5) }
    driver.live(2)
    #expect(Set(driver.impressions) == [4, 0, 1])
  }

  @Test(
    "promise 13: a break begins the second again: inactive, hidden, out of sight or without a size", arguments: 0...3)
  func breaks(kind: Int) {
    let driver = Driver()
    driver.run(0.8)
    switch kind {
    case 0:
      driver.pause(.inactive)
      driver.live(9)
      driver.resume(.inactive)
    case 1:
      driver.pause(.hidden)
      driver.live(9)
      driver.resume(.hidden)
    case 2:
      driver.scroll(to: 2, animated: false)
      driver.scroll(to: 0, animated: false)
    default:
      driver.resize(width: 0)
      driver.frame(after: 9)
      driver.resize(width: 400)
    }
    driver.frame(after: 0)
    driver.run(0.9)
    #expect(driver.impressions.isEmpty)
    driver.run(0.2)
    #expect(driver.impressions == [0])
  }

  @Test(
    "promise 13: back from the background the same visit does not count again; back on the screen it is a new visit")
  func visits() {
    let driver = Driver()
    driver.live(2)
    driver.pause(.inactive)
    driver.live(5)
    driver.resume(.inactive)
    driver.live(5)
    #expect(driver.impressions == [0])
    driver.pause(.hidden)
    driver.live(5)
    driver.resume(.hidden)
    driver.live(5)
    #expect(driver.impressions == [0, 0])
  }

  @Test("promise 13: nothing counts while two reasons hide it, until both have gone")
  func hiddenAndInactive() {
    let driver = Driver()
    driver.pause([.hidden, .inactive])
    driver.live(5)
    driver.resume(.hidden)
    driver.live(5)
    #expect(driver.events.isEmpty)
    driver.pause(.hidden)
    driver.resume(.inactive)
    driver.step()
    driver.live(5)
    #expect(driver.impressions.isEmpty)
    driver.resume(.hidden)
    driver.live(1.1)
    #expect(driver.impressions == [1])
  }

  @Test("promise 13: a visit goes on under another index, and ends with its item")
  func dataChanges() {
    let driver = Driver(items: 0)
    driver.setItems(ids: ["a", "b", "c"])
    driver.frame(after: 0)
    driver.run(0.6)
    driver.setItems(ids: ["x", "a", "b", "c"])
    driver.run(0.5)
    #expect(driver.impressions == [1])
    driver.setItems(ids: ["a", "c"])
    driver.run(3)
    #expect(driver.impressions == [1], "still the same visit")
    driver.setItems(ids: ["n", "c"])
    driver.run(0.9)
    #expect(driver.impressions == [1])
    driver.run(0.2)
    #expect(driver.impressions == [1, 0])
  }

  @Test("promise 13: every page of several in view counts, an item on two pages once", arguments: Fixture.looping)
  func severalInView(fixture: Fixture) {
    let driver = Driver(fixture, items: 2) { $0.pageExtent = .fraction(1 / 3) }
    driver.live(3)
    #expect(driver.impressions.sorted() == [0, 1])
  }

  @Test("promise 13: its time is a deadline, so that a sleeping host is not late", arguments: Fixture.directions)
  func deadline(fixture: Fixture) {
    let driver = Driver(fixture)
    #expect(driver.carousel.nextDeadline == 101 && !driver.carousel.needsFrame)
    driver.live(5)
    #expect(driver.impressions == [0])
    #expect(driver.carousel.nextDeadline == nil)
  }

  @Test("promise 13: a drag's slow crossing of the half counts from the crossing")
  func slowCrossing() {
    let driver = Driver()
    driver.beginDrag()
    for _ in 0..<120 {
      driver.wait(1 / 60)
      driver.pull(by: 2)
    }
    // Half of page 1 came into view after 100 of 120 sixtieths.
    #expect(driver.impressions == [0])
    driver.run(0.6)
    #expect(driver.impressions == [0])
    driver.run(0.1)
    #expect(driver.impressions == [0, 1])
  }
}
