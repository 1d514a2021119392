import Foundation

/// Writes a film as a folder of numbered PNG pictures, `frame-00001.png` and so on: one for each frame it is given.
final class PNGSequenceWriter {
  private let folder: String
  private var count = 0

  /// Makes the folder if it is not there. Pictures of the same names in it are replaced.
  init(folder: String) throws(FilmError) {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .file(path: folder, reason: error.localizedDescription)
    }
  }

  /// Writes the next picture.
  func append(_ image: FrameImage) throws(FilmError) {
    let number = String(count + 1)
    let zeros = String(repeating: "0", count: max(0, 5 - number.count))
    try PNGWriter.write(image, to: "\(folder)/frame-\(zeros)\(number).png")
    count += 1
  }

  /// Ends the film; one without a frame is an error.
  func finish() throws(FilmError) {
    if count == 0 { throw .noFrames }
  }
}
