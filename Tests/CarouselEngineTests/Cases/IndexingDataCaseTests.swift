@testable import CarouselEngine
import Testing

/// The cases of indexing and loops that are about data and options that change.
@Suite struct IndexingDataCaseTests {
  private static let letters = ["a", "b", "c", "d", "e"]

  @Test(
    "case 17: the current, last item is deleted: the new last one is current, never a blank",
    arguments: Fixture.directions)
  func lastDeleted(fixture: Fixture) {
    let driver = Driver(fixture, ids: Self.letters)
    driver.scroll(to: 4, animated: false)
    _ = driver.takeEvents()
    driver.setItems(ids: ["a", "b", "c", "d"])
    #expect(driver.carousel.currentItem == 3)
    #expect(driver.isCovered)
    #expect(driver.motions == [.currentItemChanged(3)])
    driver.setItems(ids: [])
    driver.setItems(ids: ["z"])
    #expect(driver.carousel.currentItem == 0 && driver.isCovered)
  }

  @Test("case 18: five items put before the current one move nothing", arguments: Fixture.directions)
  func insertedBefore(fixture: Fixture) {
    let driver = Driver(fixture, ids: Self.letters)
    driver.scroll(to: 2, animated: false)
    _ = driver.takeEvents()
    driver.setItems(ids: ["1", "2", "3", "4", "5"] + Self.letters)
    #expect(driver.carousel.currentItem == 7)
    #expect(driver.offsetForward(ofPage: driver.carousel.currentPage) == 0)
    driver.live(0.5)
    #expect(driver.events.isEmpty)
  }

  @Test(
    "case 18: nor do they in the middle of a settle or a drag, which go on", arguments: Fixture.directions,
    [true, false])
  func insertedBeforeInMotion(fixture: Fixture, isDragged: Bool) {
    let driver = Driver(fixture, ids: Self.letters)
    driver.scroll(to: 2, animated: false)
    if isDragged {
      driver.beginDrag()
      driver.pull(by: 110)
    } else {
      driver.step()
      driver.run(0.07)
    }
    let offset = driver.offsetForward(ofPage: driver.carousel.currentPage)
    driver.setItems(ids: ["1", "2", "3", "4", "5"] + Self.letters)
    #expect(driver.carousel.currentItem == 7)
    #expect(abs(driver.offsetForward(ofPage: driver.carousel.currentPage) - offset) < 1e-9)
    if isDragged {
      driver.pull(by: 130)
      driver.wait(0.2)
      driver.endDrag()
    }
    driver.settle()
    #expect(driver.changes == [2, 8] && driver.settles == [2, 8])
  }

  @Test(
    "case 19: item 0 is removed while on item 2: the same content is item 1 now, and no change is told",
    arguments: Fixture.directions)
  func removedBefore(fixture: Fixture) {
    let driver = Driver(fixture, ids: Self.letters)
    driver.scroll(to: 2, animated: false)
    driver.live(0.5)
    _ = driver.takeEvents()
    driver.setItems(ids: ["b", "c", "d", "e"])
    #expect(driver.carousel.currentItem == 1)
    driver.live(0.6)
    #expect(driver.events == [.impression(1)], "its second went on")
    driver.step()
    driver.settle()
    #expect(driver.changes == [2])
  }

  @Test("case 19: where an identity occurs more than once, the nearest one is meant, of two as near the first")
  func twice() {
    let driver = Driver(Fixture(), ids: ["x", "a", "x", "b", "x"])
    driver.scroll(to: 2, animated: false)
    driver.setItems(ids: ["n", "x", "a", "x", "b", "x"])
    #expect(driver.carousel.currentItem == 1)
    driver.setItems(ids: ["n", "o", "a", "p", "x", "x", "c"])
    #expect(driver.carousel.currentItem == 4)
  }

  @Test("case 20: loop switched on or off after everything else keeps the item", arguments: Fixture.directions, 0..<5)
  func loopLater(fixture: Fixture, item: Int) {
    let driver = Driver(fixture)
    driver.scroll(to: item, animated: false)
    driver.step(by: fixture.loop ? 10 : 0)
    driver.settle()
    _ = driver.takeEvents()
    for _ in 0..<3 {
      driver.set { $0.loop.toggle() }
      #expect(driver.carousel.currentItem == item)
      #expect(driver.isCovered)
    }
    driver.live(0.5)
    #expect(driver.motions.isEmpty)
  }

  @Test("case 20: options, items and size give the same carousel in every order")
  func anyOrder() {
    let inputs: [(inout Carousel) -> Void] = [
      { $0.setItems(count: 5) },
      { $0.resize(to: .init(width: 428.0 / 3, height: 90)) },
      { $0.options.loop = false },
      { $0.options.pageExtent = .fraction(0.8) },
      { $0.options.spacing = 7 },
      { $0.options.autoplay = 3 },
      { $0.options.layoutDirection = .rightToLeft },
    ]
    let expected = Self.outcome(of: inputs)
    for start in inputs.indices {
      let rotated = Array(inputs[start...] + inputs[..<start])
      #expect(Self.outcome(of: rotated) == expected)
      #expect(Self.outcome(of: rotated.reversed()) == expected)
    }
  }

  private static func outcome(of inputs: [(inout Carousel) -> Void]) -> [Double?] {
    var carousel = Carousel()
    for input in inputs { input(&carousel) }
    carousel.advance(to: 10)
    carousel.scroll(to: 4, animated: false, at: 11)
    return [
      carousel.position, carousel.location, carousel.offset(ofPage: 3), carousel.offset(ofPage: 4),
      carousel.nextDeadline,
      Double(carousel.visiblePages.lowerBound), Double(carousel.visiblePages.upperBound), Double(carousel.events.count),
    ]
  }

  @Test(
    "case 21: of 12 with two in view, next, next, back is one page on, and nothing is blank at the wrap",
    arguments: Fixture.looping)
  func twoInView(fixture: Fixture) {
    let driver = Driver(fixture, items: 12) {
      $0.pageExtent = .fraction(0.5)
      $0.alignment = .start
    }
    for count in [1, 1, -1] {
      driver.step(by: count)
      driver.settle()
    }
    #expect(driver.changes == [1, 2, 1])
    for _ in 0..<14 {
      driver.step(by: -1)
      while driver.carousel.isMoving {
        #expect(driver.isCovered)
        driver.frame(after: 1 / 60)
      }
    }
    #expect(driver.carousel.currentItem == 11)
  }

  @Test(
    "case 22: a loop of fewer items than twice those in view has no blank in either direction",
    arguments: Fixture.looping)
  func fewerThanInView(fixture: Fixture) {
    for items in 2...5 {
      let driver = Driver(fixture, items: items) { $0.pageExtent = .fraction(1 / 3) }
      driver.beginDrag()
      for pull in [70.0, 400, 33, -900, -171] {
        driver.pull(by: pull)
        #expect(driver.isCovered)
        #expect(driver.carousel.visiblePages.allSatisfy { driver.carousel.item(ofPage: $0) != nil })
      }
      driver.endDrag()
      driver.settle()
    }
  }

  @Test(
    "case 23: a reload during a drag leaves the drag in hand, with one change at the most",
    arguments: Fixture.directions)
  func reloadInDrag(fixture: Fixture) {
    let driver = Driver(fixture, ids: Self.letters)
    driver.beginDrag()
    driver.pull(by: 130)
    let position = driver.carousel.position
    driver.setItems(ids: ["v", "w", "x"])
    #expect(driver.carousel.isDragging && driver.carousel.position == position)
    driver.pull(by: 40)
    #expect(abs(driver.carousel.position - position - 0.1) < 1e-12)
    driver.wait(0.2)
    driver.endDrag()
    driver.settle()
    #expect(driver.motions == [.dragBegan, .dragEnded, .settled(0)])
  }

  @Test(
    "case 23: the current item goes in the middle of its drag: its place is taken, and that is told once",
    arguments: Fixture.directions)
  func currentGoesInDrag(fixture: Fixture) {
    let driver = Driver(fixture, ids: Self.letters)
    driver.scroll(to: 4, animated: false)
    driver.beginDrag()
    driver.pull(by: -80)
    driver.setItems(ids: ["a", "b", "c"])
    #expect(driver.carousel.isDragging && driver.carousel.currentItem == 2)
    #expect(driver.changes == [4, 2])
    driver.wait(0.2)
    driver.endDrag()
    driver.settle()
    #expect(driver.changes == [4, 2] && driver.settles == [4, 2])
  }

  @Test("case 24: the same data set again changes nothing and tells nothing", arguments: Fixture.directions)
  func sameAgain(fixture: Fixture) {
    let driver = Driver(fixture, ids: Self.letters) { $0.autoplay = 3 }
    driver.step()
    driver.run(0.1)
    let events = driver.events
    let deadline = driver.carousel.nextDeadline
    let position = driver.carousel.position
    driver.setItems(ids: Self.letters)
    driver.resize(width: fixture.viewport.width, height: fixture.viewport.height)
    driver.set { $0 = $0 }
    #expect(driver.events == events && driver.carousel.nextDeadline == deadline && driver.carousel.position == position)
    #expect(driver.carousel.isSettling)
    driver.settle()
    #expect(driver.settles == [1])
    driver.setItems(count: 5)
    driver.setItems(count: 5)
    driver.live(0.5)
    #expect(driver.settles == [1] && driver.changes == [1])
  }
}

extension Driver {
  fileprivate convenience init(
    _ fixture: Fixture, ids: [String], options change: (inout Carousel.Options) -> Void = { _ in }
  ) {
    self.init(fixture, items: 0, options: change)
    setItems(ids: ids)
    frame(after: 0)
  }
}
