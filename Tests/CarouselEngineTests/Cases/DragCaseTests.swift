@testable import CarouselEngine
import Testing

@Suite struct DragCaseTests {
  @Test(
    "case 40: a release at zero speed on a page or a point off it settles exactly once, and autoplay goes on",
    arguments: Fixture.directions)
  func slowRelease(fixture: Fixture) {
    for pull in [0.0, 1, -1] {
      let driver = Driver(fixture) { $0.autoplay = 3 }
      driver.scroll(to: 2, animated: false)
      _ = driver.takeEvents()
      driver.beginDrag()
      driver.wait(0.3)
      driver.pull(by: pull)
      driver.wait(0.3)
      driver.endDrag()
      driver.settle()
      #expect(driver.motions == [.dragBegan, .dragEnded, .settled(2)])
      driver.live(4)
      #expect(driver.changes == [3])
    }
  }

  @Test("case 40: a pull there and back to the page settles once, too", arguments: Fixture.directions)
  func thereAndBack(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.beginDrag()
    driver.pull(by: 64)
    driver.pull(by: -64)
    driver.wait(0.2)
    driver.endDrag()
    driver.settle()
    #expect(driver.motions == [.dragBegan, .dragEnded, .settled(0)])
  }

  @Test(
    "case 41: a press while it settles stops it under the finger; released at once it snaps",
    arguments: Fixture.directions)
  func pressWhileSettling(fixture: Fixture) {
    for delay in [0.03, 0.09, 0.13, 0.3, 0.5] {
      let driver = Driver(fixture)
      driver.step()
      driver.run(delay)
      driver.beginDrag()
      let position = driver.carousel.position
      driver.frame(after: 0.3)
      #expect(driver.carousel.position == position)
      driver.endDrag()
      driver.settle()
      let item = position <= 0.5 ? 0 : 1
      #expect(driver.settles == [item])
      #expect(driver.changes == (item == 1 ? [1] : []))
    }
  }

  @Test(
    "case 42: a fast flick of 20 points goes to the next page, and that is what is told", arguments: Fixture.directions)
  func shortFlick(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.scroll(to: 2, animated: false)
    driver.flick(by: 20, over: 0.04)
    driver.settle()
    #expect(driver.changes == [2, 3] && driver.settles == [2, 3])
    driver.flick(by: -20, over: 0.04)
    driver.settle()
    #expect(driver.changes == [2, 3, 2] && driver.settles == [2, 3, 2])
  }

  @Test(
    "case 43: a flick whose pointer rests 150 ms before the release goes to the nearest page",
    arguments: Fixture.directions)
  func restBeforeRelease(fixture: Fixture) {
    for pull in [60.0, -60, 190, -190] {
      let driver = Driver(fixture)
      driver.scroll(to: 2, animated: false)
      driver.beginDrag()
      driver.pull(by: pull, over: 0.06)
      driver.wait(0.15)
      driver.endDrag()
      driver.settle()
      #expect(driver.settles == [2, 2])
      #expect(driver.changes == [2])
    }
  }

  @Test(
    "case 44: left, right and left again in one gesture goes the way of the last 100 ms", arguments: Fixture.directions)
  func changeOfMind(fixture: Fixture) {
    for last in [1.0, -1] {
      let driver = Driver(fixture)
      driver.scroll(to: 2, animated: false)
      driver.beginDrag()
      for (index, sign) in [last, -last, last].enumerated() {
        driver.pull(by: 80 * sign, over: index == 2 ? 0.11 : 0.2)
      }
      driver.endDrag()
      driver.settle()
      #expect(driver.carousel.currentItem == (last > 0 ? 3 : 1))
    }
  }

  @Test(
    "case 45: a drag that is taken away goes back to the nearest page with one settle, however fast it was",
    arguments: Fixture.directions)
  func cancelled(fixture: Fixture) {
    let driver = Driver(fixture)
    driver.scroll(to: 2, animated: false)
    driver.beginDrag()
    driver.pull(by: 120, over: 0.05)
    driver.tell { carousel, time in carousel.cancelDrag(at: time) }
    driver.settle()
    #expect(driver.motions.suffix(3) == [.dragBegan, .dragEnded, .settled(2)])
    driver.beginDrag()
    driver.pull(by: 230, over: 0.05)
    driver.tell { carousel, time in carousel.cancelDrag(at: time) }
    driver.settle()
    #expect(driver.settles == [2, 2, 3])
  }

  @Test("case 46: a tap in the middle of an animation does not stop between pages", arguments: Fixture.directions)
  func tap(fixture: Fixture) {
    let driver = Driver(fixture) { $0.autoplay = 3 }
    driver.live(3.1)
    for _ in 0..<3 {
      driver.beginDrag()
      driver.wait(0.08)
      driver.endDrag()
      driver.run(0.05)
    }
    driver.settle()
    #expect(driver.settles.count == 1)
    let item = driver.carousel.currentItem
    driver.live(4)
    #expect(driver.carousel.currentItem == item.map { $0 + 1 })
  }

  @Test("case 47: next five times, 60 ms apart, is five items on", arguments: Fixture.directions, [30.0, 60, 144])
  func nextFiveTimes(fixture: Fixture, rate: Double) {
    for direction in [1, -1] {
      let driver = Driver(fixture, items: 11)
      driver.rate = rate
      driver.scroll(to: 5, animated: false)
      _ = driver.takeEvents()
      for _ in 0..<5 {
        driver.step(by: direction)
        driver.run(0.06)
      }
      driver.settle()
      #expect(driver.settles == [5 + 5 * direction])
      #expect(driver.changes == (1...5).map { 5 + $0 * direction })
    }
  }

  @Test("case 48: next while it moves fast keeps its speed and does not overshoot", arguments: Fixture.directions)
  func nextInMotion(fixture: Fixture) {
    let driver = Driver(fixture, items: 9)
    driver.flick(by: 100, over: 0.03)
    driver.run(0.03)
    let before = driver.speed
    driver.step()
    let position = driver.carousel.position
    #expect(abs(driver.speed / before - 1) < 1e-3)
    #expect(driver.carousel.position == position)
    var last = position
    while driver.carousel.isMoving {
      driver.frame(after: 1 / 144)
      #expect(driver.carousel.position >= last && driver.carousel.position <= 2)
      last = driver.carousel.position
    }
    #expect(driver.settles == [2])
  }

  @Test("case 48: back while it moves on turns round without a jump", arguments: Fixture.directions)
  func backInMotion(fixture: Fixture) {
    let driver = Driver(fixture, items: 9)
    driver.scroll(to: 4)
    driver.run(0.08)
    let before = driver.speed
    driver.step(by: -3)
    #expect(abs(driver.speed / before - 1) < 1e-3)
    var last = driver.carousel.position
    while driver.carousel.isMoving {
      driver.frame(after: 1 / 144)
      #expect(abs(driver.carousel.position - last) < 0.2)
      last = driver.carousel.position
    }
    #expect(driver.settles == [1])
  }

  @Test("case 49: 30, 60 and 144 frames a second give equal positions at equal times", arguments: Fixture.directions)
  func frameRates(fixture: Fixture) {
    var tracks: [[Double]] = []
    for rate in [30.0, 60, 144] {
      let driver = Driver(fixture, items: 9) { $0.autoplay = 1.7 }
      driver.rate = rate
      var track: [Double] = []
      for tick in 0..<60 {
        switch tick {
        case 3: driver.flick(by: 90, over: 0.1)
        case 4: driver.step()
        case 7: driver.beginDrag()
        case 8: driver.pull(by: -130, over: 0.1)
        case 9: driver.endDrag()
        case 20: driver.scroll(to: 6)
        case 21: driver.wheel(by: -40)
        default: break
        }
        driver.run(100 + Double(tick + 1) / 6 - driver.time)
        track.append(driver.carousel.position)
      }
      tracks.append(track)
    }
    for track in tracks { #expect(zip(track, tracks[0]).allSatisfy { abs($0 - $1) < 1e-9 }) }
  }

  @Test("case 50: a drag across the axis belongs to the page around", arguments: Fixture.directions)
  func across(fixture: Fixture) {
    let carousel = Driver(fixture).carousel
    let isHorizontal = fixture.axis == .horizontal
    #expect(carousel.intent(ofDrag: .init(dx: isHorizontal ? 3 : 40, dy: isHorizontal ? 40 : 3)) == .other)
    #expect(carousel.intent(ofDrag: .init(dx: isHorizontal ? 40 : 3, dy: isHorizontal ? 3 : 40)) == .drag)
  }

  @Test("case 53: a press without a move is no drag yet, and a drag is told before and after")
  func clickOrDrag() {
    let driver = Driver()
    #expect(driver.carousel.intent(ofDrag: .init(dx: 2, dy: 1)) == .undecided)
    driver.flick(by: 60)
    #expect(driver.events.first == .dragBegan && driver.events.last == .dragEnded)
  }
}

extension Driver {
  /// How fast it moves now, in pages a second.
  fileprivate var speed: Double {
    var later = carousel
    later.advance(to: time + 1e-5)
    return (later.position - carousel.position) / 1e-5
  }
}
