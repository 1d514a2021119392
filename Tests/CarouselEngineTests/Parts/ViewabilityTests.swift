@testable import CarouselEngine
import Testing

@Suite final class ViewabilityTests {
  private var viewability = Viewability()

  private func look(at items: Int..., time: Double) {
    viewability.beginLook()
    for item in items { viewability.see(item) { time } }
    viewability.endLook()
  }

  @Test("an item counts after a second, once")
  func oneSecond() {
    look(at: 4, time: 10)
    #expect(viewability.deadline == 11)
    #expect(viewability.nextImpression(at: 10.999) == nil)
    #expect(viewability.nextImpression(at: 11) == 4)
    #expect(viewability.nextImpression(at: 60) == nil)
    #expect(viewability.deadline == .infinity)
  }

  @Test("a look that misses it ends the visit; a new visit begins a new second")
  func missed() {
    look(at: 1, time: 0)
    look(time: 0.5)
    look(at: 1, time: 0.6)
    #expect(viewability.nextImpression(at: 1.5) == nil)
    #expect(viewability.nextImpression(at: 1.6) == 1)
    look(time: 2)
    look(at: 1, time: 3)
    #expect(viewability.nextImpression(at: 4) == 1)
  }

  @Test("several items each have their own second")
  func several() {
    look(at: 1, 2, time: 0)
    look(at: 2, 3, time: 0.5)
    #expect(viewability.deadline == 1)
    #expect(viewability.nextImpression(at: 1.5) == 2)
    #expect(viewability.nextImpression(at: 1.5) == 3)
    #expect(viewability.nextImpression(at: 1.5) == nil)
  }

  @Test("an interruption begins the second again, but does not count what has counted")
  func interruption() {
    look(at: 1, time: 0)
    #expect(viewability.nextImpression(at: 1) == 1)
    look(at: 1, 2, time: 1)
    viewability.interrupt()
    #expect(viewability.deadline == .infinity)
    look(at: 1, 2, time: 5)
    #expect(viewability.deadline == 6)
    #expect(viewability.nextImpression(at: 6) == 2)
    #expect(viewability.nextImpression(at: 9) == nil)
  }

  @Test("under a new index a visit goes on, and for a removed item it is over")
  func renumber() {
    look(at: 1, 2, time: 0)
    viewability.renumber { $0 == 1 ? 6 : nil }
    look(at: 6, 2, time: 0.9)
    #expect(viewability.nextImpression(at: 1) == 6)
    #expect(viewability.nextImpression(at: 1.8) == nil)
    #expect(viewability.nextImpression(at: 1.9) == 2)
  }

  @Test("after the end of all visits nothing is due")
  func endVisits() {
    look(at: 1, 2, time: 0)
    viewability.endVisits()
    #expect(viewability.deadline == .infinity)
    #expect(viewability.nextImpression(at: 100) == nil)
  }
}
