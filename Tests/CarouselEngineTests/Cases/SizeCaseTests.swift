@testable import CarouselEngine
import Testing

@Suite struct SizeCaseTests {
  @Test(
    "case 30: next thirty times in a loop of 10 rests on 0…9, 0…9, 0…9 exactly at every width",
    arguments: Fixture.everywhere.filter(\.loop))
  func exactRest(fixture: Fixture) {
    let driver = Driver(fixture, items: 10)
    let rest = driver.carousel.offset(ofPage: 0)
    for count in 1...30 {
      driver.step()
      driver.settle()
      #expect(driver.carousel.position == Double(count))
      #expect(driver.carousel.offset(ofPage: count) == rest)
    }
    #expect(driver.changes == (1...30).map { $0 % 10 })
    #expect(driver.settles == driver.changes)
  }

  @Test("case 31: from 600 to 400 at item 7 is item 7, at the pixel", arguments: Fixture.directions)
  func resizeAtRest(fixture: Fixture) {
    var fixture = fixture
    fixture.length = 600
    let driver = Driver(fixture, items: 10)
    driver.scroll(to: 7, animated: false)
    _ = driver.takeEvents()
    driver.resize(to: 400, fixture)
    #expect(driver.carousel.currentItem == 7)
    #expect(driver.carousel.offset(ofPage: driver.carousel.currentPage) == 0)
    driver.live(0.5)
    #expect(driver.events.isEmpty)
  }

  @Test(
    "case 32: a resize in the middle of a drag keeps the fraction of a page, and the drag ends where it would have",
    arguments: Fixture.directions)
  func resizeInDrag(fixture: Fixture) {
    var fixture = fixture
    fixture.length = 600
    let driver = Driver(fixture, items: 10)
    driver.scroll(to: 3, animated: false)
    driver.beginDrag()
    driver.pull(by: 240)
    let position = driver.carousel.position
    driver.resize(to: 400, fixture)
    #expect(driver.carousel.position == position && driver.carousel.isDragging)
    driver.pull(by: 80)
    #expect(abs(driver.carousel.position - position - 0.2) < 1e-12)
    driver.wait(0.2)
    driver.endDrag()
    driver.settle()
    #expect(driver.changes == [3, 4] && driver.settles == [3, 4])
  }

  @Test("case 32: so does one while an end is pulled, which goes on to resist", arguments: Fixture.ending)
  func resizeInOverscroll(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.beginDrag()
    driver.pull(by: -150)
    let position = driver.carousel.position
    driver.resize(to: 250, fixture)
    #expect(abs(driver.carousel.position - position) < 1e-12)
    let before = driver.carousel.position
    driver.pull(by: -1e-3)
    let slope = (before - driver.carousel.position) * driver.carousel.stride / 1e-3
    #expect(slope > 0.05 && slope < 0.55, "it resists more than at the beginning of a pull")
    driver.pull(by: 1000)
    #expect(driver.carousel.position > 0)
    driver.pull(by: -1000)
    driver.wait(0.2)
    driver.endDrag()
    driver.settle()
    #expect(driver.settles == [0])
  }

  @Test(
    "case 33: a resize in the middle of a settle goes on to the same item, and autoplay goes on",
    arguments: Fixture.directions)
  func resizeInSettle(fixture: Fixture) {
    let driver = Driver(fixture) { $0.autoplay = 3 }
    driver.live(3.08)
    #expect(driver.carousel.isSettling)
    for length in [300.0, 500.4 / 3, 0, 700] {
      let position = driver.carousel.position
      driver.resize(to: length, fixture)
      #expect(abs(driver.carousel.position - position) < 1e-12)
      driver.frame(after: 1 / 60)
    }
    driver.settle()
    #expect(driver.changes == [1] && driver.settles == [1])
    driver.live(4)
    #expect(driver.settles == [1, 2])
  }

  @Test("case 33: a resize while autoplay waits does not lengthen the wait", arguments: Fixture.directions)
  func resizeWhileWaiting(fixture: Fixture) {
    let driver = Driver(fixture) { $0.autoplay = 3 }
    for length in [300.0, 310, 320, 330] {
      driver.live(0.7)
      driver.resize(to: length, fixture)
    }
    driver.live(0.3)
    #expect(driver.carousel.targetItem == 1)
  }

  @Test(
    "case 34: without a sane size nothing is a number that is none, and the item is right once there is one",
    arguments: Fixture.directions)
  func insaneSizes(fixture: Fixture) {
    let driver = Driver(fixture) { $0.autoplay = 3 }
    driver.scroll(to: 2, animated: false)
    for side in [0.0, .nan, .infinity, -400] {
      driver.resize(width: side, height: side)
      #expect(driver.carousel.currentItem == 2 && driver.carousel.visiblePages.isEmpty)
      #expect(driver.carousel.extent == 0 && driver.carousel.stride == 0)
      #expect(driver.carousel.offset(ofPage: 2) == 0 && driver.carousel.visibleFraction(ofPage: 2) == 0)
      driver.beginDrag()
      driver.pull(by: 300)
      driver.endDrag()
      #expect(!driver.wheel(by: 100))
      driver.live(20)
    }
    #expect(driver.motions == [.currentItemChanged(2), .settled(2)])
    driver.resize(to: fixture.length, fixture)
    #expect(driver.carousel.currentItem == 2 && driver.carousel.offset(ofPage: driver.carousel.currentPage) == 0)
    driver.live(4)
    #expect(driver.settles == [2, 3])
  }

  @Test(
    "case 34: the size goes in the middle of a drag or a settle, and comes back", arguments: Fixture.directions,
    [true, false])
  func sizeGoes(fixture: Fixture, isDragged: Bool) {
    let driver = Driver(fixture)
    driver.beginDrag()
    driver.pull(by: 150, over: 0.1)
    if !isDragged { driver.endDrag() }
    driver.resize(to: 0, fixture)
    driver.run(0.05)
    driver.resize(to: 300, fixture)
    if isDragged {
      #expect(abs(driver.carousel.position - 150.0 / 400) < 1e-9)
      driver.wait(0.2)
      driver.endDrag()
    }
    driver.settle()
    #expect(driver.settles == [isDragged ? 0 : 1])
    #expect(driver.motions.filter { $0 == .dragEnded }.count == 1)
  }

  @Test(
    "case 35: the last item, three pages a view, stays at the last legal offset through resizes",
    arguments: Fixture.ending)
  func lastOfThreeInView(fixture: Fixture) {
    let driver = Driver(fixture, items: 10) { $0.pageExtent = .fraction(1 / 3) }
    driver.scroll(to: 9, animated: false)
    for length in Fixture.lengths {
      driver.resize(to: length, fixture)
      #expect(driver.carousel.currentItem == 9)
      #expect(abs(driver.offsetForward(ofPage: 9) + driver.carousel.extent - length) < 1e-9)
      #expect(driver.carousel.visiblePages == 7..<10)
    }
    #expect(driver.motions == [.currentItemChanged(9), .settled(9)])
  }

  @Test(
    "case 36: with pages of a third and a gap, a loop's period is the sum of all extents and spacings",
    arguments: Fixture.looping)
  func period(fixture: Fixture) {
    let driver = Driver(fixture, items: 7) {
      $0.pageExtent = .fraction(1 / 3)
      $0.spacing = 12
    }
    let carousel = driver.carousel
    #expect(abs(carousel.extent - 400.0 / 3) < 1e-12 && abs(carousel.stride - carousel.extent - 12) < 1e-12)
    #expect(carousel.item(ofPage: 9) == carousel.item(ofPage: 2))
    #expect(abs(driver.offsetForward(ofPage: 9) - driver.offsetForward(ofPage: 2) - 7 * (400.0 / 3 + 12)) < 1e-9)
    driver.beginDrag()
    driver.pull(by: 7 * (400.0 / 3 + 12))
    #expect(abs(driver.carousel.position - 7) < 1e-12 && driver.carousel.currentItem == 0)
  }
}

extension Driver {
  /// The viewport's length along the axis is `length` now.
  fileprivate func resize(to length: Double, _ fixture: Fixture) {
    var fixture = fixture
    fixture.length = length
    resize(width: fixture.viewport.width, height: fixture.viewport.height)
  }
}
