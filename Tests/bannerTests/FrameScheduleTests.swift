import Testing

@testable import banner

@Suite struct FrameScheduleTests {
  let a = SampleFilm.flat(0xFF0000, width: 1, height: 1)
  let b = SampleFilm.flat(0x00FF00, width: 1, height: 1)

  /// The ticks of all frames of a film that alternates between two pictures.
  func ticks(of durations: [Double], ticksPerSecond: Double = 100, shortest: Int = 2) throws -> [Int] {
    var schedule = FrameSchedule(ticksPerSecond: ticksPerSecond, shortest: shortest)
    var ticks: [Int] = []
    for (number, duration) in durations.enumerated() {
      if let exposure = try schedule.append(number % 2 == 0 ? a : b, for: duration) { ticks.append(exposure.ticks) }
    }
    return ticks + [try schedule.finish().ticks]
  }

  @Test func roundingsDoNotAddUp() throws {
    #expect(try ticks(of: Array(repeating: 1.0 / 30, count: 6)) == [3, 4, 3, 3, 4, 3])
    #expect(try ticks(of: Array(repeating: 1.0 / 30, count: 3000)).reduce(0, +) == 10000)
    #expect(try ticks(of: Array(repeating: 1.0 / 24, count: 24_000), ticksPerSecond: 1000).reduce(0, +) == 1_000_000)
  }

  @Test func aFrameTooShortForViewersGivesWayToTheNext() throws {
    let ticks = try ticks(of: Array(repeating: 1.0 / 60, count: 600))
    #expect(ticks.min() == 2)
    #expect(ticks.reduce(0, +) == 1000)
  }

  @Test func theLastFrameIsNeverLost() throws {
    var schedule = FrameSchedule(ticksPerSecond: 100, shortest: 2)
    #expect(try schedule.append(a, for: 0.01) == nil)
    #expect(try schedule.append(b, for: 0.001) == nil)
    let last = try schedule.finish()
    #expect(last.image == b)
    #expect(last.ticks == 1)
  }

  @Test func equalFramesInARowAreOneFrame() throws {
    var schedule = FrameSchedule(ticksPerSecond: 100, shortest: 2)
    for _ in 0..<9 { #expect(try schedule.append(a, for: 0.5) == nil) }
    #expect(try schedule.append(b, for: 1) == .init(image: a, ticks: 450))
    #expect(try schedule.finish() == .init(image: b, ticks: 100))
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, -.infinity, 1e300])
  func aTimeThatIsNoneIsRefused(_ duration: Double) throws {
    var schedule = FrameSchedule(ticksPerSecond: 100, shortest: 2)
    _ = try schedule.append(a, for: 1)
    do {
      _ = try schedule.append(b, for: duration)
      Issue.record("\(duration) was taken")
    } catch {
      guard case .duration(let told) = error else { throw error }
      #expect(told == duration || told.isNaN && duration.isNaN)
    }
    #expect(try schedule.finish() == .init(image: a, ticks: 100))
  }

  @Test func aFilmWithoutFramesIsRefused() {
    var schedule = FrameSchedule(ticksPerSecond: 100, shortest: 2)
    #expect(throws: FilmError.noFrames) { try schedule.finish() }
  }
}
