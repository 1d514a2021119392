@testable import CarouselEngine
import Testing

@Suite struct OneTruthTests {
  /// Everything that can make another item current.
  enum Cause: CaseIterable {
    case drag, flick, timer, step, scroll, jump, wheel, key, host, fewerItems, removedItem
  }

  @Test("promise 2: a change is told once, whatever caused it", arguments: Cause.allCases, Fixture.directions)
  func onePerChange(cause: Cause, fixture: Fixture) {
    let driver = Driver(fixture, items: 0)
    driver.setItems(ids: ["a", "b", "c", "d", "e"])
    driver.scroll(to: 3, animated: false)
    driver.frame(after: 1)
    _ = driver.takeEvents()
    switch cause {
    case .drag: driver.dragSlowly(by: 240)
    case .flick: driver.flick(by: 30)
    case .timer:
      driver.set { $0.autoplay = 1 }
      driver.live(1.7)
    case .step: driver.step()
    case .scroll: driver.scroll(to: 4)
    case .jump: driver.scroll(to: 4, animated: false)
    case .wheel: driver.wheel(by: 60)
    case .key: driver.tell { carousel, time in carousel.press(.pageDown, at: time) }
    case .host:
      driver.tell { carousel, time in carousel.hostScrolled(to: carousel.position + 0.8, at: time) }
      driver.tell { carousel, time in carousel.hostSettled(at: time) }
    case .fewerItems: driver.setItems(count: 3)
    case .removedItem: driver.setItems(ids: ["a", "b", "c"])
    }
    driver.settle()
    let item = cause == .fewerItems || cause == .removedItem ? 2 : 4
    #expect(driver.changes == [item])
    #expect(driver.carousel.currentItem == item && driver.carousel.targetItem == item)
  }

  @Test("promise 2: nothing is told at the start, however the carousel is set up")
  func nothingAtTheStart() {
    for order in 0..<3 {
      var carousel = Carousel()
      if order == 0 { carousel.advance(to: 1) }
      carousel.setItems(ids: ["a", "b"])
      carousel.options.loop = order == 1
      if order == 1 { carousel.advance(to: 1) }
      carousel.resize(to: .init(width: 400, height: 200))
      carousel.advance(to: 2)
      #expect(carousel.events.isEmpty)
    }
  }

  @Test(
    "promise 2: a way of several items tells each of them in order, never two the same", arguments: Fixture.directions)
  func inOrder(fixture: Fixture) {
    let driver = Driver(fixture, items: 12)
    driver.scroll(to: 4)
    driver.settle()
    #expect(driver.changes == [1, 2, 3, 4])
    driver.step(by: -3)
    driver.run(0.05)
    driver.step(by: 5)
    driver.settle()
    #expect(driver.carousel.currentItem == 6)
    #expect(zip(driver.changes, driver.changes.dropFirst()).allSatisfy { abs($0 - $1) == 1 })
  }

  @Test("promise 2: a change is told before the settle on it, and the end of a drag before both")
  func orderOfEvents() {
    let driver = Driver()
    driver.flick(by: 30)
    driver.settle()
    #expect(driver.motions == [.dragBegan, .dragEnded, .currentItemChanged(1), .settled(1)])
  }

  @Test("promise 2: an item that is dragged into view and back is told both times")
  func thereAndBack() {
    let driver = Driver()
    driver.beginDrag()
    driver.pull(by: 250)
    driver.pull(by: -200)
    driver.wait(0.2)
    driver.endDrag()
    driver.settle()
    #expect(driver.changes == [1, 0] && driver.settles == [0])
  }

  @Test("promise 2: events are drained in order, once")
  func drained() {
    var carousel = Carousel()
    carousel.setItems(count: 3)
    carousel.scroll(to: 2, animated: false, at: 0)
    #expect(carousel.events == [.currentItemChanged(2), .settled(2)])
    #expect(carousel.drainEvents() == [.currentItemChanged(2), .settled(2)])
    #expect(carousel.drainEvents().isEmpty && carousel.events.isEmpty)
  }
}
