import Foundation

@testable import banner

/// Pictures made up for the tests, and what is measured of them.
enum SampleFilm {
  /// Smooth colours that drift to the right by `shift` pixels.
  static func gradient(width: Int, height: Int, shift: Int = 0, tint: UInt32 = 0) -> FrameImage {
    image(width: width, height: height) { x, y in
      let red = UInt32((x + shift) * 5 % 511)
      let green = UInt32(y * 255 / max(height - 1, 1))
      return (red > 255 ? 510 - red : red, green, tint)
    }
  }

  /// More colours than a palette holds.
  static func colorful(width: Int, height: Int, tint: UInt32 = 0) -> FrameImage {
    image(width: width, height: height) { x, y in
      ((UInt32(x) * 5 + tint) & 255, (UInt32(y) * 7 + tint) & 255, (UInt32(x * y) + tint) & 255)
    }
  }

  /// One colour, `0xRRGGBB`.
  static func flat(_ color: UInt32, width: Int, height: Int) -> FrameImage {
    image(width: width, height: height) { _, _ in (color >> 16 & 255, color >> 8 & 255, color & 255) }
  }

  static func image(
    width: Int, height: Int, color: (_ x: Int, _ y: Int) -> (red: UInt32, green: UInt32, blue: UInt32)
  ) -> FrameImage {
    let pixels = (0..<width * height).map { place in
      let (red, green, blue) = color(place % width, place / width)
      return 0xFF00_0000 | red << 16 | green << 8 | blue
    }
    return FrameImage(width: width, height: height, pixels: pixels)
  }

  /// How near two pictures are to each other: the peak signal-to-noise ratio, in decibels.
  static func likeness(_ a: FrameImage, _ b: FrameImage) -> Double {
    guard a.pixels.count == b.pixels.count else { return -.infinity }
    var error = 0.0
    for (a, b) in zip(a.pixels, b.pixels) {
      for shift: UInt32 in [0, 8, 16] {
        let difference = Double(a >> shift & 255) - Double(b >> shift & 255)
        error += difference * difference
      }
    }
    return 10 * log10(255 * 255 * 3 * Double(a.pixels.count) / error)
  }
}

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "banner-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of all that is in it, also of hidden files.
  var contents: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? ["?"]).sorted() }

  func path(_ name: String) -> String { "\(path)/\(name)" }
}
