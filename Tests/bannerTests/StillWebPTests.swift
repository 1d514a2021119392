import BannerImages
import CWebP
import Foundation
import Testing

@testable import banner

@Suite struct StillWebPTests {
  private func decode(_ data: Data) throws -> PixelBuffer {
    try CodecDecoder().decode(data, for: TargetSize(width: 4000, height: 4000, contentMode: .fit)).stillFrame
  }

  private func likeness(_ a: PixelBuffer, _ b: PixelBuffer) -> Double {
    var error = 0.0
    for y in 0..<a.height {
      for x in 0..<a.width {
        let difference = SIMD4<Double>(a[x, y]) - SIMD4<Double>(b[x, y])
        error += (difference * difference).sum()
      }
    }
    return 10 * log10(255 * 255 * 4 * Double(a.width * a.height) / error)
  }

  @Test(arguments: ["aurora.jpg", "tiles.png", "bloom.webp"])
  func aPictureLooksTheSame(_ name: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(BannerProcess.samples)/pictures/\(name)"))
    let picture = try CodecDecoder().decode(data, for: TargetSize(width: 300, height: 300, contentMode: .fit))
    let written = try StillWebP.data(of: picture.stillFrame)
    #expect(try likeness(picture.stillFrame, decode(written)) > 32)
    #expect(try StillWebP.data(of: picture.stillFrame) == written)
  }

  @Test func whatIsTransparentStaysSo() throws {
    // Red that fades out to the right.
    var pixels: [UInt8] = []
    for place in 0..<128 * 32 { pixels += [255, 0, 0, UInt8(255 - place % 128 * 2)] }
    var bytes: UnsafeMutablePointer<UInt8>?
    let count = WebPEncodeLosslessRGBA(pixels, 128, 32, 128 * 4, &bytes)
    defer { WebPFree(bytes) }
    let picture = try decode(Data(bytes: try #require(bytes), count: count))
    let again = try decode(StillWebP.data(of: picture))
    #expect(again[0, 16].w == 255 && again[127, 16].w < 8 && abs(Int(again[64, 16].w) - 127) < 8)
    // Premultiplied, so that red falls as alpha does; a colour that was multiplied twice would be half of that.
    #expect(abs(Int(again[64, 16].x) - Int(picture[64, 16].x)) < 12)
  }
}
