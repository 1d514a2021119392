@testable import CarouselEngine
import Testing

@Suite struct OneSettleTests {
  /// What may begin a motion.
  enum Motion: CaseIterable {
    case step, scroll, flick, slowDrag, cancelledDrag, wheel, key, autoplay, host
  }

  /// What may come in between.
  enum Interruption: CaseIterable {
    case none, step, back, scroll, jump, press, flick, wheel, resize, unusableSize, data, pause, loop, axis, host
  }

  @Test(
    "promise 3: each motion, whatever comes in between, ends with exactly one settle", arguments: Motion.allCases,
    Interruption.allCases)
  func oneEach(motion: Motion, interruption: Interruption) {
    for fixture in [Fixture(), Fixture(axis: .vertical, loop: false), Fixture(layoutDirection: .rightToLeft)] {
      let driver = Driver(fixture)
      driver.scroll(to: 2, animated: false)
      _ = driver.takeEvents()
      begin(motion, driver)
      #expect(driver.carousel.isMoving)
      interrupt(interruption, driver)
      driver.settle()
      driver.live(0.5)
      #expect(driver.settles.count == 1, "\(motion), then \(interruption)")
      #expect(driver.settles.first == driver.carousel.currentItem)
      #expect(driver.carousel.position == driver.carousel.position.rounded())
    }
  }

  private func begin(_ motion: Motion, _ driver: Driver) {
    switch motion {
    case .step: driver.step()
    case .scroll: driver.scroll(to: 4)
    case .flick: driver.flick(by: -40)
    case .slowDrag: driver.dragSlowly(by: 90)
    case .cancelledDrag:
      driver.beginDrag()
      driver.pull(by: 90)
      driver.tell { carousel, time in carousel.cancelDrag(at: time) }
    case .wheel: driver.wheel(by: 40)
    case .key: driver.tell { carousel, time in carousel.press(.pageUp, at: time) }
    case .autoplay:
      driver.set { $0.autoplay = 1 }
      driver.live(1.06)
      driver.set { $0.autoplay = nil }
    case .host:
      driver.tell { carousel, time in carousel.hostScrolled(to: carousel.position + 0.3, at: time) }
      driver.tell { carousel, time in carousel.scroll(to: 1, at: time) }
    }
    driver.run(0.05)
  }

  private func interrupt(_ interruption: Interruption, _ driver: Driver) {
    switch interruption {
    case .none: break
    case .step: driver.step()
    case .back: driver.step(by: -1)
    case .scroll: driver.scroll(to: 0)
    case .jump: driver.scroll(to: 0, animated: false)
    case .press:
      driver.beginDrag()
      driver.endDrag()
    case .flick: driver.flick(by: 30)
    case .wheel: driver.wheel(by: -60)
    case .resize: driver.resize(width: 333)
    case .unusableSize: driver.resize(width: 0)
    case .data: driver.setItems(count: 3)
    case .pause: driver.pause([.hidden, .hovered, .inactive])
    case .loop: driver.set { $0.loop.toggle() }
    case .axis: driver.set { $0.axis = $0.axis == .horizontal ? .vertical : .horizontal }
    case .host:
      driver.tell { carousel, time in carousel.hostScrolled(to: carousel.position + 0.1, at: time) }
      driver.tell { carousel, time in carousel.hostSettled(at: time) }
    }
  }

  @Test("promise 3: a jump settles once, and one to where it rests already is no motion")
  func jumps() {
    let driver = Driver()
    driver.scroll(to: 3, animated: false)
    driver.scroll(to: 3, animated: false)
    driver.scroll(to: 3)
    #expect(driver.motions == [.currentItemChanged(3), .settled(3)])
  }

  @Test("promise 3: a release at zero speed on the page settles once, at once")
  func zeroSpeed() {
    let driver = Driver()
    driver.beginDrag()
    driver.endDrag()
    #expect(driver.motions == [.dragBegan, .dragEnded, .settled(0)])
    #expect(!driver.carousel.needsFrame || driver.carousel.needsLook)
  }

  @Test("promise 3: a free fling and a free wheel settle once, wherever that is")
  func free() {
    let driver = Driver { $0.snapping = .free }
    driver.flick(by: 150)
    driver.settle()
    #expect(driver.settles.count == 1)
    for _ in 0..<30 {
      driver.frame(after: 1 / 60)
      driver.wheel(by: 5)
    }
    driver.settle()
    #expect(driver.settles.count == 2)
    #expect(driver.carousel.position != driver.carousel.position.rounded())
  }
}
