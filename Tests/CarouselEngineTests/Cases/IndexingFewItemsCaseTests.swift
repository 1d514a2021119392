@testable import CarouselEngine
import Testing

/// The cases of indexing and loops that are about one item or two, or that come down to so few.
@Suite struct IndexingFewItemsCaseTests {
  @Test("case 9: one item asked to loop and to turn doesn't move, whatever is done", arguments: Fixture.directions)
  func oneItem(fixture: Fixture) {
    let driver = Driver(fixture, items: 1) { $0.autoplay = 3 }
    driver.doEverything()
    #expect(driver.motions.isEmpty)
    #expect(driver.carousel.offset(ofPage: 0) == 0)
    #expect(driver.carousel.visiblePages == 0..<1)
    #expect(driver.carousel.autoplay.deadline == nil && !driver.carousel.loops && !driver.carousel.isRotating)
    #expect(!driver.wheel(by: 100) && !driver.carousel.canStep(by: 1) && !driver.carousel.canStep(by: -1))
    #expect(driver.live(60) < 5)
  }

  @Test("case 10: many items become one while autoplay runs, in any phase: as if it had been one", arguments: 0...3)
  func becomesOne(phase: Int) {
    let driver = Driver { $0.autoplay = 3 }
    driver.scroll(to: 3, animated: false)
    switch phase {
    case 0: driver.live(2)
    case 1: driver.live(3.05)
    case 2:
      driver.beginDrag()
      driver.pull(by: 170)
    default: driver.tell { carousel, time in carousel.hostScrolled(to: 3.3, at: time) }
    }
    _ = driver.takeEvents()
    driver.setItems(count: 1)
    #expect(driver.carousel.position == 0 && driver.carousel.offset(ofPage: 0) == 0)
    #expect(driver.settles == (phase == 0 ? [] : [0]), "a motion ends with one settle")
    #expect(driver.changes == [0])
    #expect(driver.carousel.pauseReasons == [])
    _ = driver.takeEvents()
    driver.pull(by: 50)
    driver.endDrag()
    driver.doEverything()
    driver.live(10)
    #expect(driver.motions.isEmpty)
    #expect(driver.carousel.position == 0 && driver.carousel.autoplay.deadline == nil)
  }

  @Test("case 11: one item whose window goes and comes back stands at offset 0", arguments: Fixture.directions)
  func oneItemReturns(fixture: Fixture) {
    let driver = Driver(fixture, items: 1) { $0.alignment = .end }
    driver.pause(.hidden)
    driver.resize(width: 0, height: 0)
    driver.resize(width: fixture.viewport.width / 2, height: fixture.viewport.height / 2)
    driver.resize(width: fixture.viewport.width, height: fixture.viewport.height)
    driver.resume(.hidden)
    driver.live(5)
    #expect(driver.carousel.offset(ofPage: 0) == 0)
    #expect(driver.motions.isEmpty)
  }

  @Test(
    "case 12: 300 items become 5 with a turn due at item 297: item 4, and the next step is legal",
    arguments: Fixture.directions)
  func shrinks(fixture: Fixture) {
    let driver = Driver(fixture, items: 300) { $0.autoplay = 3 }
    driver.scroll(to: 297, animated: false)
    driver.live(2.9)
    driver.setItems(count: 5)
    #expect(driver.carousel.currentItem == 4)
    #expect(driver.changes == [297, 4])
    driver.live(4)
    #expect(driver.carousel.currentItem == (fixture.loop ? 0 : 4))
    driver.step(by: -1)
    driver.settle()
    #expect(driver.carousel.currentItem == (fixture.loop ? 4 : 3))
  }

  @Test("case 13: two items become one and two again: item 0", arguments: Fixture.directions)
  func twoOneTwo(fixture: Fixture) {
    let driver = Driver(fixture, items: 2)
    driver.step()
    driver.run(0.2)
    driver.setItems(count: 1)
    driver.setItems(count: 2)
    driver.live(3)
    #expect(driver.carousel.currentItem == 0 && driver.carousel.position == 0)
    #expect(driver.motions == [.currentItemChanged(1), .currentItemChanged(0), .settled(0)])
    driver.step()
    driver.settle()
    #expect(driver.carousel.currentItem == 1)
  }
}
