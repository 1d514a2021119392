@testable import CarouselEngine
import Testing

@Suite struct SpringTests {
  /// Displacements in pages, velocities in pages a second.
  private static let displacements = [-3.0, -1, -0.01, 1e-9, 0.3, 1, 50]
  private static let velocities = [-400.0, -15, -1, 0, 1, 15, 400]

  @Test("it begins where and as fast as it is told", arguments: displacements, velocities)
  func beginning(displacement: Double, velocity: Double) {
    let spring = Spring(displacement: displacement, velocity: velocity)
    #expect(spring.displacement(after: 0) == displacement)
    #expect(abs(spring.velocity(after: 0) - velocity) <= 1e-9 * max(1, abs(velocity)))
  }

  @Test("it never passes its target", arguments: displacements, velocities)
  func noOvershoot(displacement: Double, velocity: Double) {
    let spring = Spring(displacement: displacement, velocity: velocity)
    for step in 0...3000 {
      let now = spring.displacement(after: Double(step) / 1000)
      #expect(now * displacement >= 0, "at \(step) ms")
    }
  }

  @Test("it is stiffened only where it would pass its target, and no more than needed")
  func stiffness() {
    #expect(Spring(displacement: 1, velocity: -15).angularFrequency == Spring.restingFrequency)
    #expect(Spring(displacement: 1, velocity: 400).angularFrequency == Spring.restingFrequency)
    #expect(Spring(displacement: 0.5, velocity: -20).angularFrequency == 40)
  }

  @Test("its velocity is the slope of its displacement", arguments: displacements, velocities)
  func slope(displacement: Double, velocity: Double) {
    let spring = Spring(displacement: displacement, velocity: velocity)
    let span = 1e-3 / spring.angularFrequency
    for step in 0..<10 {
      let time = Double(step) * 100 * span
      let slope = (spring.displacement(after: time + span) - spring.displacement(after: time)) / span
      #expect(abs(slope - spring.velocity(after: time + span / 2)) < 1e-4 * max(abs(velocity), abs(displacement) * 16))
    }
  }

  @Test("after its duration it stays within the tolerance, and not before", arguments: displacements, velocities)
  func duration(displacement: Double, velocity: Double) {
    let spring = Spring(displacement: displacement, velocity: velocity)
    let tolerance = 1e-4
    let duration = spring.duration(toWithin: tolerance)
    for step in 0...1000 {
      #expect(abs(spring.displacement(after: duration + Double(step) / 100)) <= tolerance)
    }
    if duration > 0 { #expect(abs(spring.displacement(after: duration - 1e-6)) > tolerance * (1 - 1e-9)) }
  }

  @Test("with no way left it stands, however fast it was", arguments: velocities)
  func nothingToDo(velocity: Double) {
    let spring = Spring(displacement: 0, velocity: velocity)
    #expect(spring.duration(toWithin: 1e-4) == 0)
    #expect(spring.displacement(after: 0.1) == 0)
    #expect(spring.velocity(after: 0.1) == 0)
  }

  @Test("a page's way takes about half a second")
  func ordinaryDuration() {
    let duration = Spring(displacement: 1, velocity: 0).duration(toWithin: 0.05 / 400)
    #expect((0.4...0.8).contains(duration))
  }
}
