/// What takes a film's frames one after the other, and puts the film in its place when it is finished.
///
/// A writer that is dropped before that leaves nothing.
protocol FilmWriting {
  /// Adds a frame, and for how long it is shown.
  func append(_ image: FrameImage, for seconds: Double) throws(FilmError)
  func finish() throws(FilmError)
}

extension GIFWriter: FilmWriting {}
extension WebPWriter: FilmWriting {}
