@testable import CarouselEngine
import Testing

@Suite struct AutoplayPromiseTests {
  private static let reasons: [Carousel.PauseReasons] = [
    .hovered, .focused, .hidden, .inactive, .reducedMotion, .stopped,
  ]

  @Test("promise 12: it is off until asked for")
  func off() {
    let driver = Driver()
    driver.live(60)
    #expect(driver.changes.isEmpty && !driver.carousel.isRotating && !driver.carousel.isPlaying)
  }

  @Test("promise 12: the period is the interval, from turn to turn", arguments: Fixture.looping, [0.4, 1.0, 3])
  func period(fixture: Fixture, interval: Double) {
    let driver = Driver(fixture) { $0.autoplay = interval }
    driver.live(interval * 7.5)
    #expect(driver.carousel.targetItem == 7 % 5)
    #expect(driver.changes.prefix(6) == [1, 2, 3, 4, 0, 1])
  }

  @Test("promise 12: each reason stops it, and a full interval passes after the reason goes", arguments: reasons)
  func oneReason(reason: Carousel.PauseReasons) {
    let driver = Driver { $0.autoplay = 3 }
    driver.live(2.9)
    driver.pause(reason)
    #expect(!driver.carousel.isRotating && driver.carousel.pauseReasons == reason)
    driver.live(30)
    #expect(driver.changes.isEmpty)
    driver.resume(reason)
    driver.live(2.9)
    #expect(driver.changes.isEmpty)
    driver.live(0.5)
    #expect(driver.changes == [1])
  }

  @Test("promise 12: only after the last of several reasons, in any order, does it go on", arguments: reasons, reasons)
  func twoReasons(first: Carousel.PauseReasons, second: Carousel.PauseReasons) {
    guard first != second else { return }
    for lifted in [[first, second], [second, first]] {
      let driver = Driver { $0.autoplay = 3 }
      driver.pause(first)
      driver.live(1)
      driver.pause(second)
      driver.pause(first)
      driver.live(5)
      driver.resume(lifted[0])
      driver.live(5)
      driver.resume(lifted[0])
      driver.live(5)
      #expect(driver.changes.isEmpty)
      driver.resume(lifted[1])
      driver.live(2.9)
      #expect(driver.changes.isEmpty)
      driver.live(0.5)
      #expect(driver.changes == [1])
    }
  }

  @Test("promise 12: a drag stops it, and its end lifts nobody else's reason", arguments: reasons)
  func drag(reason: Carousel.PauseReasons) {
    let driver = Driver { $0.autoplay = 3 }
    driver.beginDrag()
    #expect(driver.carousel.pauseReasons == .dragging)
    driver.pause(reason)
    driver.endDrag()
    driver.live(20)
    #expect(driver.carousel.pauseReasons == reason && driver.changes.isEmpty)
    driver.beginDrag()
    driver.resume(reason)
    driver.live(20)
    #expect(driver.changes.isEmpty)
    driver.tell { carousel, time in carousel.cancelDrag(at: time) }
    driver.live(3.5)
    #expect(driver.changes == [1])
  }

  @Test("promise 12: nobody else sets or lifts the drag's reason")
  func draggingIsTheCarousels() {
    let driver = Driver { $0.autoplay = 3 }
    driver.pause(.dragging)
    #expect(driver.carousel.pauseReasons == [])
    driver.beginDrag()
    driver.resume(.dragging)
    #expect(driver.carousel.pauseReasons == .dragging)
  }

  @Test("promise 12: a pause in the middle of a turn lets the turn come to its end")
  func pauseInTurn() {
    let driver = Driver { $0.autoplay = 3 }
    driver.live(3.1)
    driver.pause(.hovered)
    driver.live(20)
    #expect(driver.settles == [1] && driver.changes == [1])
    driver.resume(.hovered)
    driver.live(2.9)
    #expect(driver.changes == [1])
    driver.live(0.5)
    #expect(driver.changes == [1, 2])
  }

  @Test("promise 12: a pause that comes and goes within a turn costs a full interval, not two")
  func pauseWithinTurn() {
    let driver = Driver { $0.autoplay = 3 }
    driver.live(3.1)
    driver.pause(.hovered)
    driver.resume(.hovered)
    driver.settle()
    let settled = driver.time
    driver.live(2.9)
    #expect(driver.changes == [1])
    driver.live(settled + 3.4 - driver.time)
    #expect(driver.changes == [1, 2])
  }

  @Test("promise 12: lifting a reason that was never set doesn't lengthen the wait")
  func idleResume() {
    let driver = Driver { $0.autoplay = 3 }
    driver.live(2)
    driver.resume([.hovered, .stopped, .hidden])
    driver.tell { carousel, time in carousel.play(at: time) }
    #expect(driver.carousel.autoplay.deadline == 103)
  }

  @Test("promise 12: without a time, a resume counts from the next time told, and asks to be told")
  func untold() {
    let driver = Driver { $0.autoplay = 3 }
    driver.tell { carousel, _ in carousel.pause(.hidden) }
    driver.wait(50)
    driver.tell { carousel, _ in carousel.resume(.hidden) }
    #expect(driver.carousel.needsFrame)
    driver.frame(after: 0.01)
    #expect(driver.carousel.autoplay.deadline == driver.time + 3)
  }

  @Test(
    "promise 12: options changed in the middle of a wait or a turn take effect without a burst or a wedge",
    arguments: [0.0, 1.4, 3.1])
  func optionsInTheMiddle(delay: Double) {
    let driver = Driver { $0.autoplay = 3 }
    driver.frame(after: delay)
    driver.set { $0.autoplayDirection = .backward }
    driver.set { $0.autoplay = 2 }
    driver.set { $0.loop = false }
    driver.set { $0.loop = true }
    driver.settle()
    let start = driver.carousel.currentItem!
    let settled = driver.time
    driver.live(settled + 1.9 - driver.time)
    #expect(driver.carousel.targetItem == start)
    driver.live(0.7)
    #expect(driver.carousel.targetItem == (start + 4) % 5)
    driver.set { $0.autoplay = nil }
    driver.live(20)
    #expect(driver.carousel.targetItem == (start + 4) % 5)
    #expect(driver.settles.count == (delay > 3 ? 2 : 1))
  }
}
