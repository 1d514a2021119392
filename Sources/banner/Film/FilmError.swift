/// Why a film or a picture could not be written.
enum FilmError: Error, Equatable, CustomStringConvertible {
  /// The format cannot hold pictures of this size, in pixels.
  case size(width: Int, height: Int, format: String, largest: Int)
  /// A frame has another size than the film, in pixels.
  case frameSize(width: Int, height: Int, film: FilmSize)
  /// A frame's time is not a positive, finite number of seconds.
  case duration(Double)
  /// The film ended without a frame.
  case noFrames
  /// The file could not be created or written.
  case file(path: String, reason: String)
  /// The encoder gave up.
  case encoder(format: String, reason: String)

  var description: String {
    switch self {
    case .size(let width, let height, let format, let largest):
      "\(width)×\(height) is no size for \(format): width and height go from 1 to \(largest) pixels"
    case .frameSize(let width, let height, let film):
      "a frame of \(width)×\(height) pixels does not fit a film of \(film.width)×\(film.height)"
    case .duration(let seconds):
      "a frame cannot be shown for \(seconds) seconds"
    case .noFrames:
      "a film needs at least one frame"
    case .file(let path, let reason):
      "cannot write \(path): \(reason)"
    case .encoder(let format, let reason):
      "the \(format) encoder failed: \(reason)"
    }
  }
}
