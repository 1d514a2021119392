@testable import CarouselEngine
import Testing

@Suite struct AutoplayCaseTests {
  @Test("case 60: hidden for ten minutes and shown, it turns once a full interval later, without a burst")
  func hiddenForLong() {
    let driver = Driver { $0.autoplay = 3 }
    driver.frame(after: 2)
    driver.pause(.hidden)
    driver.wait(600)
    driver.resume(.hidden)
    #expect(driver.changes.isEmpty)
    driver.live(2.99)
    #expect(driver.changes.isEmpty)
    driver.live(3)
    #expect(driver.changes == [1])
  }

  @Test("case 60: a host that tells of hiding only afterwards, or never, gets one page at the most")
  func hiddenUntold() {
    let driver = Driver { $0.autoplay = 3 }
    driver.wait(600)
    driver.pause(.hidden)
    driver.resume(.hidden)
    driver.live(2.99)
    #expect(driver.changes == [1])
    driver.live(1)
    #expect(driver.changes == [1, 2])
  }

  @Test("case 61: loaded while hidden, it starts when it is shown, also where the time of that is not told")
  func loadedHidden() {
    for isTold in [true, false] {
      var carousel = Carousel()
      carousel.options.autoplay = 3
      carousel.pause(.hidden)
      carousel.setItems(count: 3)
      carousel.resize(to: .init(width: 400, height: 200))
      carousel.advance(to: 50)
      #expect(carousel.nextDeadline == nil && !carousel.needsFrame)
      carousel.resume(.hidden, at: isTold ? 80 : nil)
      carousel.advance(to: 80)
      #expect(carousel.autoplay.deadline == 83)
      carousel.advance(to: 83.4)
      #expect(carousel.drainEvents().contains(.currentItemChanged(1)))
    }
  }

  @Test("case 62: what the app stopped stays stopped through a drag, the background and another interval")
  func stopped() {
    let driver = Driver { $0.autoplay = 3 }
    driver.tell { carousel, time in carousel.stop(at: time) }
    driver.flick(by: 60)
    driver.settle()
    for reason in [Carousel.PauseReasons.inactive, .hidden, .hovered, .focused, .reducedMotion, .dragging] {
      driver.pause(reason)
      driver.wait(5)
      driver.resume(reason)
    }
    driver.set { $0.autoplay = 1 }
    driver.set { $0.autoplay = nil }
    driver.set { $0.autoplay = 2 }
    driver.setItems(count: 8)
    driver.resize(width: 500)
    driver.live(60)
    #expect(driver.changes == [1])
    #expect(!driver.carousel.isPlaying && !driver.carousel.isRotating)
    driver.tell { carousel, time in carousel.play(at: time) }
    driver.live(1.99)
    #expect(driver.changes == [1])
    driver.live(1)
    #expect(driver.changes == [1, 2])
  }

  @Test("case 63: released under a hovering pointer, it waits until the pointer leaves, and a full interval more")
  func hoveredRelease() {
    let driver = Driver { $0.autoplay = 3 }
    driver.pause(.hovered)
    driver.flick(by: 60)
    driver.settle()
    driver.live(20)
    #expect(driver.changes == [1])
    driver.resume(.hovered)
    driver.live(2.99)
    #expect(driver.changes == [1])
    driver.live(1)
    #expect(driver.changes == [1, 2])
  }

  @Test("case 63: a pointer that leaves during the drag leaves the drag in the way")
  func leftDuringDrag() {
    let driver = Driver { $0.autoplay = 3 }
    driver.pause(.hovered)
    driver.beginDrag()
    driver.resume(.hovered)
    driver.frame(after: 20)
    #expect(driver.changes.isEmpty)
    #expect(driver.carousel.pauseReasons == .dragging)
    driver.endDrag()
    #expect(driver.carousel.pauseReasons == [])
    driver.live(2.99)
    #expect(driver.changes.isEmpty)
    driver.live(1)
    #expect(driver.changes == [1])
  }

  @Test("case 64: an interval set five times runs once")
  func setFiveTimes() {
    let driver = Driver()
    for seconds in [1.0, 2, 3, 4, 3] { driver.set { $0.autoplay = seconds } }
    driver.frame(after: 0)
    #expect(driver.carousel.autoplay.deadline == 103)
    driver.live(9.9)
    #expect(driver.changes == [1, 2, 3])
  }

  @Test("case 64: the same interval set again leaves the wait alone; another one begins a new wait")
  func setInTheMiddle() {
    let driver = Driver { $0.autoplay = 3 }
    driver.frame(after: 2)
    driver.set { $0.autoplay = 3 }
    driver.set { $0.effect = .crossFade }
    driver.frame(after: 0)
    #expect(driver.carousel.autoplay.deadline == 103)
    driver.set { $0.autoplay = 5 }
    driver.frame(after: 0)
    #expect(driver.carousel.autoplay.deadline == 107)
  }

  @Test("case 65: a turn that was due right after a swipe comes a full interval after the swipe has settled")
  func dueAfterSwipe() {
    let driver = Driver { $0.autoplay = 3 }
    driver.frame(after: 2.85)
    driver.flick(by: 60)
    driver.settle()
    let settled = driver.time
    #expect(driver.changes == [1])
    driver.live(103 + 2.9 - driver.time)
    #expect(driver.changes == [1])
    driver.live(settled + 3.2 - driver.time)
    #expect(driver.changes == [1, 2])
  }

  @Test("case 65: so does one that was due right after a step, a scroll, a jump or a wheel", arguments: 0...3)
  func dueAfterOthers(input: Int) {
    let driver = Driver { $0.autoplay = 3 }
    driver.frame(after: 2.9)
    switch input {
    case 0: driver.step()
    case 1: driver.scroll(to: 1)
    case 2: driver.scroll(to: 1, animated: false)
    default: driver.wheel(by: 60)
    }
    driver.settle()
    driver.live(2.9)
    #expect(driver.changes == [1])
    driver.live(0.3)
    #expect(driver.changes == [1, 2])
  }

  @Test("case 66: removed from its window it is quiet, put back it goes on, and the item is kept")
  func removedAndPutBack() {
    let driver = Driver { $0.autoplay = 3 }
    driver.live(3.2)
    driver.pause(.hidden)
    driver.resize(width: 0, height: 0)
    driver.wait(40)
    driver.resize(width: 400)
    driver.resume(.hidden)
    driver.settle()
    #expect(driver.carousel.currentItem == 1)
    driver.live(2.9)
    #expect(driver.changes == [1])
    driver.live(0.3)
    #expect(driver.changes == [1, 2])
  }

  @Test("case 67: hidden and at rest, nothing asks for a frame or a timer, whatever is told meanwhile")
  func nothingRunsOn() {
    let driver = Driver { $0.autoplay = 3 }
    driver.setItems(count: 7)
    driver.pause(.hidden)
    #expect(!driver.carousel.needsFrame && driver.carousel.nextDeadline == nil)
    driver.setItems(count: 8)
    driver.resize(width: 300)
    driver.set { $0.autoplay = 4 }
    driver.resume(.hovered)
    driver.scroll(to: 5, animated: false)
    #expect(!driver.carousel.needsFrame && driver.carousel.nextDeadline == nil)
    driver.resume(.hidden)
    #expect(driver.carousel.needsFrame)
    driver.live(5)
    #expect(driver.changes == [5, 6])
  }

  @Test("case 68: with reduced motion it waits for the user, and steps are jumps")
  func reducedMotion() {
    let driver = Driver {
      $0.autoplay = 3
      $0.effect = .cube
    }
    driver.pause(.reducedMotion)
    driver.live(20)
    #expect(driver.changes.isEmpty)
    #expect(driver.carousel.effect == .crossFade)
    driver.step()
    #expect(!driver.carousel.isMoving && driver.carousel.position == 1)
    #expect(driver.motions == [.currentItemChanged(1), .settled(1)])
    driver.tell { carousel, time in carousel.play(at: time) }
    #expect(driver.carousel.isRotating)
    driver.live(3.01)
    #expect(driver.changes == [1, 2])
    #expect(!driver.carousel.isMoving)
    driver.tell { carousel, time in carousel.stop(at: time) }
    driver.resume(.stopped)
    driver.live(20)
    #expect(driver.changes == [1, 2], "after a stop the user has to ask again")
  }

  @Test("case 69: at the last item of an ending carousel it stops, and goes on after anything that makes a next item")
  func stopsAtTheEnd() {
    let driver = Driver(items: 2) {
      $0.autoplay = 3
      $0.loop = false
    }
    driver.live(30)
    #expect(driver.changes == [1])
    #expect(!driver.carousel.isRotating && driver.carousel.autoplay.deadline == nil)
    driver.setItems(count: 3)
    driver.live(10)
    #expect(driver.changes == [1, 2])
    driver.scroll(to: 0, animated: false)
    driver.live(3.5)
    #expect(driver.changes == [1, 2, 0, 1])
    driver.live(3.5)
    driver.set { $0.autoplayDirection = .backward }
    driver.live(4)
    #expect(driver.changes == [1, 2, 0, 1, 2, 1])
    driver.live(10)
    #expect(driver.carousel.currentItem == 0 && !driver.carousel.isRotating)
    driver.set { $0.loop = true }
    driver.live(4)
    #expect(driver.carousel.currentItem == 2)
  }

  @Test("case 69: with rewind it goes back to the other end, and on", arguments: Carousel.AutoplayDirection.allCases)
  func rewinds(direction: Carousel.AutoplayDirection) {
    let driver = Driver(items: 3) {
      $0.autoplay = 3
      $0.loop = false
      $0.rewind = true
      $0.autoplayDirection = direction
    }
    driver.live(12.8)
    #expect(driver.settles == (direction == .forward ? [1, 2, 0, 1] : [2, 1, 0, 2]))
  }

  @Test("case 69: a turn that finds no way on, because the loop went, does not wedge", arguments: Fixture.directions)
  func loopGoes(fixture: Fixture) {
    let driver = Driver(fixture) { $0.autoplay = 3 }
    driver.scroll(to: 4, animated: false)
    driver.live(2)
    driver.set { $0.loop = false }
    driver.live(20)
    #expect(driver.carousel.currentItem == 4)
    driver.step(by: -1)
    driver.live(4)
    #expect(driver.carousel.currentItem == 4)
    #expect(driver.carousel.autoplay.deadline == nil)
  }
}
