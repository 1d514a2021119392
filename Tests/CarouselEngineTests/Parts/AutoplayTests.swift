@testable import CarouselEngine
import Testing

@Suite struct AutoplayTests {
  @Test("an interval that is none switches autoplay off", arguments: [nil, 0, -1, .nan, .infinity] as [Double?])
  func noInterval(seconds: Double?) {
    var autoplay = Autoplay()
    autoplay.setInterval(seconds)
    autoplay.rearm(at: 5)
    #expect(autoplay.deadline == nil)
    #expect(!autoplay.isAllowed)
    #expect(!autoplay.isWanted)
  }

  @Test("an interval too short to show anything is lengthened")
  func shortInterval() {
    #expect(Self.autoplay(every: 1e-9).interval == 0.1)
  }

  @Test("it waits a full interval from the time it is told")
  func rearm() {
    var autoplay = Self.autoplay(every: 3)
    autoplay.rearm(at: 5)
    #expect(autoplay.deadline == 8)
    autoplay.rearm(at: 6)
    #expect(autoplay.deadline == 9)
    autoplay.disarm()
    #expect(autoplay.deadline == nil)
  }

  @Test("without a time it waits from the next one told, and asks for it")
  func untold() {
    var autoplay = Self.autoplay(every: 3)
    autoplay.rearm(at: nil)
    #expect(autoplay.needsTime && autoplay.isArmed && autoplay.deadline == nil)
    autoplay.tell(40)
    #expect(!autoplay.needsTime && autoplay.deadline == 43)
    autoplay.tell(41)
    #expect(autoplay.deadline == 43)
  }

  @Test(
    "any reason holds it back until that reason is lifted",
    arguments: [
      .dragging, .hovered, .focused, .hidden, .inactive, .reducedMotion, .stopped,
    ] as [Carousel.PauseReasons])
  func reasons(reason: Carousel.PauseReasons) {
    var autoplay = Self.autoplay(every: 3)
    autoplay.pause(reason)
    autoplay.rearm(at: 0)
    #expect(!autoplay.isArmed)
    var others: Carousel.PauseReasons = [
      .dragging, .hovered, .focused, .hidden, .inactive, .reducedMotion, .stopped,
    ]
    others.remove(reason)
    autoplay.resume(others)
    #expect(!autoplay.isAllowed)
    autoplay.resume(reason)
    #expect(autoplay.isAllowed)
  }

  @Test("a user who plays lifts a stop, and outweighs reduced motion until the next stop")
  func play() {
    var autoplay = Self.autoplay(every: 3)
    autoplay.pause([.stopped, .reducedMotion])
    #expect(!autoplay.isWanted)
    autoplay.play()
    #expect(autoplay.isAllowed && autoplay.isWanted)
    autoplay.pause(.hovered)
    #expect(!autoplay.isAllowed && autoplay.isWanted)
    autoplay.resume(.hovered)
    autoplay.pause(.stopped)
    autoplay.resume(.stopped)
    #expect(!autoplay.isAllowed, "reduced motion counts again after a stop")
  }

  private static func autoplay(every seconds: Double) -> Autoplay {
    var autoplay = Autoplay()
    autoplay.setInterval(seconds)
    return autoplay
  }
}
