import BannerImages
import Foundation

/// How far a picture's pixels are from the expected ones.
struct PixelComparison: CustomStringConvertible {
  /// The largest difference of a channel.
  var most = 0
  /// The first pixel that has it.
  var place = (x: 0, y: 0)
  private var found: [UInt8] = []
  private var expected: [UInt8] = []

  init(_ picture: PixelBuffer, with pixels: Data) {
    guard pixels.count == picture.byteCount else {
      most = 256
      return
    }
    picture.withUnsafeBytes { found in
      pixels.withUnsafeBytes { expected in
        for index in found.indices {
          let difference = abs(Int(found[index]) - Int(expected[index]))
          guard difference > most else { continue }
          most = difference
          let start = index & ~3
          place = (start / 4 % picture.width, start / 4 / picture.width)
          self.found = Array(found[start..<(start + 4)])
          self.expected = Array(expected[start..<(start + 4)])
        }
      }
    }
  }

  var description: String { "off by \(most) at \(place): \(found), expected \(expected)" }
}
