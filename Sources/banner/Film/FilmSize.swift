/// The width and height, in pixels, that all frames of a film share.
struct FilmSize: Equatable, Sendable {
  let width: Int
  let height: Int

  var pixelCount: Int { width * height }

  /// Makes a size of which the format is capable: each side from 1 to `largest` pixels.
  init(width: Int, height: Int, format: String, largest: Int) throws(FilmError) {
    guard 1...largest ~= width, 1...largest ~= height else {
      throw .size(width: width, height: height, format: format, largest: largest)
    }
    self.width = width
    self.height = height
  }

  func check(_ image: FrameImage) throws(FilmError) {
    guard image.width == width, image.height == height else {
      throw .frameSize(width: image.width, height: image.height, film: self)
    }
  }
}
