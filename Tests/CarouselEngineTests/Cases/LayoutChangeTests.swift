@testable import CarouselEngine
import Testing

/// Data, size and options that change at the worst moment.
@Suite struct LayoutChangeTests {
  @Test("loop switched off far from page 0 keeps the item", arguments: Fixture.looping, [-7, -1, 7, 1000])
  func loopOffAtRest(fixture: Fixture, steps: Int) {
    let driver = Driver(fixture)
    driver.step(by: steps)
    driver.settle()
    let item = driver.carousel.currentItem
    _ = driver.takeEvents()
    driver.set { $0.loop = false }
    #expect(driver.carousel.currentItem == item)
    #expect(driver.motions.isEmpty)
    driver.set { $0.loop = true }
    #expect(driver.carousel.currentItem == item)
    #expect(driver.motions.isEmpty)
  }

  @Test("loop switched off in the middle of a drag keeps what is under the finger", arguments: Fixture.looping)
  func loopOffInDrag(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.step(by: 7)
    driver.settle()
    driver.beginDrag()
    driver.pull(by: 100)
    driver.set { $0.loop = false }
    #expect(driver.carousel.position == 2.25)
    driver.pull(by: 40)
    #expect(abs(driver.carousel.position - 2.35) < 1e-12)
    driver.wait(0.2)
    driver.endDrag()
    driver.settle()
    #expect(driver.motions.suffix(2) == [.dragEnded, .settled(2)])
  }

  @Test("loop switched off while it turns from the last item to the first still leads to the first")
  func loopOffInSettle() {
    let driver = Driver()
    driver.scroll(to: 4, animated: false)
    driver.step()
    driver.run(0.1)
    let position = driver.carousel.position
    driver.set { $0.loop = false }
    #expect(abs(driver.carousel.position - position - 5) < 1e-12)
    driver.settle()
    #expect(driver.carousel.currentItem == 0)
    #expect(driver.settles == [4, 0])
  }

  @Test("loop switched on while an end is pulled far out: what covers most of the view is current, and is told")
  func loopOnInOverscroll() {
    let driver = Driver { $0.loop = false }
    driver.beginDrag()
    driver.pull(by: -1200)
    #expect(driver.carousel.currentItem == 0)
    driver.set { $0.loop = true }
    #expect(driver.carousel.currentItem == 4)
    #expect(driver.changes == [4])
  }

  @Test("a settle leads to the item it was started for, though others are removed before it", arguments: [true, false])
  func targetKeepsItsIdentity(loop: Bool) {
    let driver = Driver(items: 0) { $0.loop = loop }
    driver.setItems(ids: ["a", "b", "c", "d", "e", "f", "g", "h", "i"])
    driver.scroll(to: 3)
    driver.run(0.1)
    driver.setItems(ids: ["a", "c", "d", "e", "f", "g", "h", "i"])
    driver.settle()
    #expect(driver.carousel.currentItem == 2)
    #expect(driver.settles == [2])
  }

  @Test("a settle whose target is removed leads to what came into its place")
  func targetRemoved() {
    let driver = Driver(items: 0) { $0.loop = false }
    driver.setItems(ids: ["a", "b", "c", "d"])
    driver.scroll(to: 3)
    driver.run(0.05)
    driver.setItems(ids: ["a", "b", "c"])
    driver.settle()
    #expect(driver.settles == [2])
  }

  @Test("a resize that gives pages other resting places goes on from where the page is, without a jump")
  func placesChangeInSettle() {
    let driver = Driver(items: 10, width: 600) {
      $0.loop = false
      $0.pageExtent = .points(200)
    }
    driver.scroll(to: 5)
    driver.run(0.04)
    driver.resize(width: 200)
    let location = driver.carousel.location
    driver.frame(after: 0)
    #expect(abs(driver.carousel.location - location) < 1e-9)
    driver.settle()
    #expect(driver.carousel.currentItem == 5)
    #expect(driver.settles == [5])
  }

  @Test("pages that come to share a place keep the item that was meant")
  func placesMerge() {
    let driver = Driver(items: 6, width: 200) {
      $0.loop = false
      $0.pageExtent = .points(200)
      $0.alignment = .start
    }
    driver.scroll(to: 4, animated: false)
    driver.beginDrag()
    driver.pull(by: 60)
    driver.resize(width: 600)
    #expect(driver.carousel.currentItem == 4)
    #expect(driver.changes == [4])
  }

  @Test(
    "snapping to pages asked for in a free motion or a free rest leads to a page, with one settle", arguments: 0...2)
  func freeNoMore(phase: Int) {
    let driver = Driver { $0.snapping = .free }
    switch phase {
    case 0:
      driver.dragSlowly(by: 130)
      driver.settle()
      #expect(abs(driver.carousel.position - 0.325) < 1e-9)
      _ = driver.takeEvents()
    case 1:
      driver.flick(by: 150)
      driver.run(0.05)
    default:
      driver.wheel(by: 130)
    }
    let position = driver.carousel.position
    driver.set { $0.snapping = .page }
    #expect(driver.carousel.position == position)
    driver.settle()
    #expect(driver.settles.count == 1)
  }

  @Test(
    "an end pulled out by more than the new viewport stays in sight, and the next pull does not jump",
    arguments: Fixture.ending)
  func overscrollShrinks(fixture: Fixture) {
    let driver = Driver(fixture) { $0.pageExtent = .fraction(1 / 3) }
    driver.beginDrag()
    driver.pull(by: -900)
    #expect(driver.carousel.position < -1.5)
    driver.set { $0.pageExtent = .fraction(1) }
    #expect(driver.carousel.visiblePages == 0..<1)
    let location = driver.carousel.location
    driver.pull(by: -1)
    #expect(abs(driver.carousel.location - location) < 1e-3)
  }
}
