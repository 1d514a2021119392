@testable import CarouselEngine
import Testing

@Suite struct FewItemsTests {
  @Test("promise 10: without items it is empty and quiet, whatever is done", arguments: Fixture.directions)
  func none(fixture: Fixture) {
    let driver = Driver(fixture, items: 0) { $0.autoplay = 3 }
    driver.flick(by: 200)
    driver.step()
    #expect(!driver.wheel(by: 300) && !driver.carousel.canStep(by: 1))
    driver.tell { carousel, time in carousel.play(at: time) }
    driver.tell { carousel, time in carousel.hostScrolled(to: 2, at: time) }
    driver.tell { carousel, time in carousel.hostSettled(at: time) }
    driver.resize(width: 333)
    driver.pause(.hidden)
    driver.resume(.hidden)
    driver.live(30)
    #expect(driver.events.isEmpty)
    let carousel = driver.carousel
    #expect(carousel.currentItem == nil && carousel.targetItem == nil && carousel.visiblePages.isEmpty)
    #expect(carousel.position == 0 && !carousel.needsFrame && carousel.nextDeadline == nil)
    #expect(!carousel.loops && !carousel.isRotating)
  }

  @Test("promise 10: one item doesn't move, loop or tick; it still counts as seen", arguments: Fixture.directions)
  func one(fixture: Fixture) {
    let driver = Driver(fixture, items: 1) { $0.autoplay = 3 }
    driver.doEverything()
    driver.tell { carousel, time in carousel.play(at: time) }
    driver.live(30)
    #expect(driver.events == [.impression(0)])
    #expect(driver.carousel.position == 0 && driver.carousel.offset(ofPage: 0) == 0)
    #expect(!driver.carousel.loops && !driver.carousel.isRotating)
    #expect(!driver.carousel.needsFrame && driver.carousel.nextDeadline == nil)
  }

  /// What a carousel may be doing when its data changes.
  enum Phase: CaseIterable {
    case resting, dragging, overscrolled, settling, hosted, wheeling, freelyResting, sizeless, autoplaying
  }

  @Test(
    "promise 10: from 3 to 0, 1 or 2 items and back, in every phase, it ends quiet and right",
    arguments: Phase.allCases, 0...2)
  func inEveryPhase(phase: Phase, items: Int) {
    for fixture in Fixture.directions {
      let driver = Driver(fixture, items: 3) {
        $0.snapping = phase == .wheeling || phase == .freelyResting ? .free : .page
      }
      driver.scroll(to: 2, animated: false)
      begin(phase, driver)
      _ = driver.takeEvents()
      driver.setItems(count: items)
      #expect(driver.carousel.currentItem == (items == 0 ? nil : items - 1))
      if items < 2 {
        #expect(!driver.carousel.isMoving && driver.carousel.pauseReasons == [])
        #expect(driver.carousel.position == 0)
      }
      driver.setItems(count: 4)
      driver.set { $0.snapping = .page }
      if driver.carousel.isDragging { driver.tell { carousel, time in carousel.cancelDrag(at: time) } }
      driver.tell { carousel, time in carousel.hostSettled(at: time) }
      driver.resize(width: 400, height: 400)
      driver.settle()
      #expect(driver.carousel.currentItem != nil && driver.carousel.position == driver.carousel.position.rounded())
      #expect(
        driver.motions.filter { $0 == .dragEnded }.count == (phase == .dragging || phase == .overscrolled ? 1 : 0))
      #expect(driver.settles.count <= 1)
      driver.step(by: driver.carousel.canStep(by: 1) ? 1 : -1)
      driver.settle()
      #expect(driver.carousel.isCovered)
    }
  }

  private func begin(_ phase: Phase, _ driver: Driver) {
    switch phase {
    case .resting: break
    case .dragging:
      driver.beginDrag()
      driver.pull(by: -70)
    case .overscrolled:
      driver.beginDrag()
      driver.pull(by: 170)
    case .settling:
      driver.step(by: -1)
      driver.run(0.1)
    case .hosted: driver.tell { carousel, time in carousel.hostScrolled(to: carousel.position - 0.3, at: time) }
    case .wheeling: driver.wheel(by: -90)
    case .freelyResting:
      driver.dragSlowly(by: -90)
      driver.settle()
    case .sizeless: driver.resize(width: 0)
    case .autoplaying:
      driver.set { $0.autoplay = 1 }
      driver.live(1.1)
    }
  }
}

extension Carousel {
  /// Whether the current page stands in the view at rest.
  fileprivate var isCovered: Bool { visiblePages.contains(currentPage) && visibleFraction(ofPage: currentPage) == 1 }
}
