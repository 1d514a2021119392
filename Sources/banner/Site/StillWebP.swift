import BannerImages
import CWebP
import Foundation

/// Encodes a still picture as WebP with loss.
enum StillWebP {
  /// The bytes of the file, the same in every run.
  ///
  /// - Parameters:
  ///   - pixels: each side from 1 to 16383 pixels.
  ///   - quality: from 0, small, to 100, faithful. Default: 82.
  static func data(of pixels: PixelBuffer, quality: Float = 82) throws(FilmError) -> Data {
    _ = try FilmSize(
      width: pixels.width, height: pixels.height, format: "WebP", largest: Int(WEBP_MAX_DIMENSION))
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigInit(&config) != 0, WebPPictureInit(&picture) != 0 else {
      throw failure("the library has another version than its headers")
    }
    config.quality = quality
    // Letters in strong colours keep their edges.
    config.use_sharp_yuv = 1
    picture.use_argb = 1
    picture.width = Int32(pixels.width)
    picture.height = Int32(pixels.height)
    defer { WebPPictureFree(&picture) }
    guard take(pixels, into: &picture) else { throw failure("out of memory") }

    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    let isEncoded = withUnsafeMutablePointer(to: &writer) { writer in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return WebPEncode(&config, &picture) != 0
    }
    guard isEncoded, let bytes = writer.mem else { throw failure("error \(picture.error_code.rawValue)") }
    return Data(bytes: bytes, count: writer.size)
  }

  private static func take(_ pixels: PixelBuffer, into picture: inout WebPPicture) -> Bool {
    pixels.withUnsafeBytes { bytes in
      let start = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
      let stride = Int32(pixels.bytesPerRow)
      let isOpaque = Swift.stride(from: 3, to: bytes.count, by: 4).allSatisfy { start[$0] == 255 }
      if isOpaque { return WebPPictureImportRGBX(&picture, start, stride) != 0 }
      return WebPPictureImportRGBA(&picture, straight(bytes), stride) != 0
    }
  }

  /// Divides alpha out of the colours again.
  private static func straight(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var result = [UInt8](bytes)
    result.withUnsafeMutableBufferPointer { pixels in
      for pixel in stride(from: 0, to: pixels.count, by: 4) {
        let alpha = Int(pixels[pixel + 3])
        guard alpha > 0, alpha < 255 else { continue }
        for place in pixel..<pixel + 3 {
          pixels[place] = UInt8(min(255, (Int(pixels[place]) * 255 + alpha / 2) / alpha))
        }
      }
    }
    return result
  }

  private static func failure(_ reason: String) -> FilmError { .encoder(format: "WebP", reason: reason) }
}
