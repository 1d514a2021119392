/// Writes a film as an animated GIF that repeats for ever.
///
/// Frames are taken one by one, and of all that went before only the last one is kept. Each frame is cropped to what
/// changed, and its unchanged pixels are transparent: they stay, bit for bit, as they were drawn. A palette is kept as
/// long as it is good, and made anew when the colours have become others.
final class GIFWriter {
  private let size: FilmSize
  private let file: PendingFile
  private let stream: GIFStream
  // Most viewers show a frame of one hundredth of a second for ten.
  private var schedule = FrameSchedule(ticksPerSecond: 100, shortest: 2)
  private var shown: [UInt32] = []
  private var changes: PixelMarks
  /// What was drawn since the last frame that the eye had time to look at.
  private var hasty: PixelMarks
  private var colors = GIFColors()

  /// A frame that is shown for so many hundredths of a second is looked at, and drawn as well as can be.
  private static let restingDelay = 25

  /// Creates the file, which takes its place when the film is finished.
  ///
  /// - Parameters:
  ///   - path: Where the film goes.
  ///   - width: The width of all frames, from 1 to 65535 pixels.
  ///   - height: Their height, from 1 to 65535 pixels.
  init(path: String, width: Int, height: Int) throws(FilmError) {
    size = try FilmSize(width: width, height: height, format: "GIF", largest: 0xFFFF)
    file = try PendingFile(at: path)
    stream = try GIFStream(to: file, size: size)
    changes = PixelMarks(width: width, height: height)
    hasty = changes
  }

  /// Adds a frame that is shown for that many seconds; frames shorter than 0.02 seconds give way to later ones.
  func append(_ image: FrameImage, for seconds: Double) throws(FilmError) {
    try size.check(image)
    if let exposure = try schedule.append(image, for: seconds) { try put(exposure) }
  }

  /// Ends the film and puts the file in its place. A writer that is dropped before leaves nothing.
  func finish() throws(FilmError) {
    try put(schedule.finish())
    try stream.finish()
    try file.commit()
  }

  private func put(_ exposure: FrameSchedule.Exposure) throws(FilmError) {
    let pixels = exposure.image.pixels
    changes.removeAll()
    changes.insertChanges(from: shown, to: pixels)
    hasty.formUnion(changes)
    // The first frame's palette is made for just that picture, as that of a rest is.
    let rests = shown.isEmpty || exposure.ticks >= Self.restingDelay
    if rests { changes = hasty }
    if changes.isEmpty {
      try stream.pause(for: exposure.ticks)
    } else {
      colors.prepare(for: pixels, where: changes, best: rests)
      var indices = colors.draw(pixels, where: changes)
      try stream.put(
        &indices, columns: changes.columns, rows: changes.rows, palette: colors.palette.colors, delay: exposure.ticks)
    }
    if rests { hasty.removeAll() }
    shown = pixels
  }
}
