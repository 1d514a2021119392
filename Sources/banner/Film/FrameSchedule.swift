/// Turns seconds into the whole ticks of a format, and equal frames that follow each other into one.
///
/// Each frame begins at the tick nearest to its true time, so that roundings never add up: thirty frames a second
/// become 3, 4, 3 … hundredths, and the film is as long as it should be. A frame is held back until the next one
/// tells how long it is shown. One that would be shorter than `shortest` gives way to its successor.
struct FrameSchedule {
  /// A frame and the whole ticks for which it is shown.
  struct Exposure: Equatable {
    var image: FrameImage
    var ticks: Int
  }

  let ticksPerSecond: Double
  let shortest: Int
  private var held: (image: FrameImage, start: Int)?
  private var seconds = 0.0

  /// - Parameters:
  ///   - ticksPerSecond: The format's unit of time.
  ///   - shortest: The fewest ticks that viewers take at their word; many slow down below it.
  init(ticksPerSecond: Double, shortest: Int) {
    self.ticksPerSecond = ticksPerSecond
    self.shortest = shortest
  }

  /// Takes a frame and gives back the one before, if it is complete.
  mutating func append(_ image: FrameImage, for duration: Double) throws(FilmError) -> Exposure? {
    let start = tick
    // Beyond 2⁵³ ticks no time is exact any more.
    guard duration > 0, (seconds + duration) * ticksPerSecond < 0x1p53 else { throw .duration(duration) }
    seconds += duration
    guard let held else {
      self.held = (image, start)
      return nil
    }
    if image == held.image { return nil }
    if start - held.start < shortest {
      self.held = (image, held.start)
      return nil
    }
    self.held = (image, start)
    return Exposure(image: held.image, ticks: start - held.start)
  }

  /// Gives back the last frame. It is shown for at least one tick, also if that makes the film longer.
  mutating func finish() throws(FilmError) -> Exposure {
    guard let held else { throw .noFrames }
    self.held = nil
    return Exposure(image: held.image, ticks: max(1, tick - held.start))
  }

  private var tick: Int { Int((seconds * ticksPerSecond).rounded()) }
}
