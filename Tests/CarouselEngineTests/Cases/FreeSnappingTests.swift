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

  @Test(
    "from between pages, a step back at the first item and on at the last goes all the way to it",
    arguments: Fixture.ending)
  func stepsFromBetween(fixture: Fixture) {
    for rewind in [false, true] {
      let driver = Driver(fixture) {
        $0.snapping = .free
        $0.rewind = rewind
      }
      driver.dragSlowly(by: 130)
      driver.settle()
      #expect(driver.carousel.canStep(by: -1))
      driver.step(by: -1)
      driver.settle()
      #expect(driver.carousel.position == 0 && driver.carousel.canStep(by: -1) == rewind)
      driver.scroll(to: 4, animated: false)
      driver.dragSlowly(by: -130)
      driver.settle()
      driver.tell { carousel, time in carousel.press(.end, at: time) }
      driver.settle()
      #expect(driver.carousel.position == 4)
    }
  }

  @Test("a step during a fling counts from where the fling would have ended", arguments: Fixture.looping)
  func stepInFling(fixture: Fixture) {
    let driver = Driver(fixture, items: 9) { $0.snapping = .free }
    driver.flick(by: 800, over: 0.1)
    #expect(driver.carousel.targetItem == 4, "2 + 8000 · 0.099 / 400 = 3.98 pages")
    driver.step()
    driver.settle()
    #expect(driver.carousel.position == 5 && driver.settles == [5])
  }

  @Test("a scroll to the item that a fling passes near stops there exactly", arguments: Fixture.directions)
  func scrollInFling(fixture: Fixture) {
    let driver = Driver(fixture, items: 9) { $0.snapping = .free }
    driver.flick(by: 300, over: 0.2)
    let item = driver.carousel.targetItem!
    driver.scroll(to: item)
    driver.settle()
    #expect(driver.carousel.position == Double(item) && driver.settles == [item])
  }

  @Test("a press stops a fling where it is; released at rest it stays there", arguments: Fixture.directions)
  func pressStops(fixture: Fixture) {
    let driver = Driver(fixture, items: 9) { $0.snapping = .free }
    driver.flick(by: 300, over: 0.1)
    driver.run(0.05)
    driver.beginDrag()
    let position = driver.carousel.position
    driver.wait(0.3)
    driver.endDrag()
    driver.settle()
    #expect(driver.carousel.position == position && driver.settles.count == 1)
  }

  @Test("a free rest keeps its place through a resize, more items and a loop switched on", arguments: Fixture.ending)
  func keepsPlace(fixture: Fixture) {
    let driver = Driver(fixture) { $0.snapping = .free }
    driver.scroll(to: 2, animated: false)
    driver.dragSlowly(by: 100)
    driver.settle()
    let position = driver.carousel.position
    driver.resize(width: 321, height: 234)
    driver.setItems(count: 8)
    driver.set { $0.loop = true }
    #expect(abs(driver.carousel.position - position) < 1e-12)
    driver.setItems(count: 3)
    driver.set { $0.loop = false }
    #expect(driver.carousel.position == 2, "past the last page there is nothing to rest on")
    #expect(driver.changes == [2])
  }

  @Test("autoplay turns from a free rest to a page, and at the end it stops or rewinds", arguments: [true, false])
  func autoplay(rewind: Bool) {
    let driver = Driver(items: 3) {
      $0.snapping = .free
      $0.loop = false
      $0.rewind = rewind
      $0.autoplay = 3
    }
    driver.dragSlowly(by: 500)
    driver.settle()
    #expect(driver.carousel.currentItem == 1)
    driver.live(4)
    #expect(driver.carousel.position == 2)
    driver.live(4)
    #expect(driver.carousel.position == (rewind ? 0 : 2))
  }
}
