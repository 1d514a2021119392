import CGif
import CWebP
import Foundation

@testable import banner

/// A film as a viewer sees it: whole frames with their times, read back by the formats' own libraries.
struct DecodedFilm {
  struct Frame {
    var image: FrameImage
    /// Hundredths of a second in a GIF, thousandths in a WebP.
    var ticks: Int
    /// The part of the picture that the file draws anew; known of a GIF only.
    var drawn = (width: 0, height: 0)
  }

  struct Unreadable: Error {}

  var frames: [Frame] = []
  /// 0 is for ever; nil if the file does not say.
  var repetitions: Int?

  var totalTicks: Int { frames.reduce(0) { $0 + $1.ticks } }

  init(gif path: String) throws {
    var code: Int32 = 0
    guard let gif = DGifOpenFileName(path, &code) else { throw Unreadable() }
    defer { DGifCloseFile(gif, &code) }
    guard DGifSlurp(gif) == GIF_OK else { throw Unreadable() }
    let width = Int(gif.pointee.SWidth)
    let height = Int(gif.pointee.SHeight)
    var canvas = [UInt32](repeating: 0, count: width * height)
    for number in 0..<Int(gif.pointee.ImageCount) {
      let saved = gif.pointee.SavedImages[number]
      for block in UnsafeBufferPointer(start: saved.ExtensionBlocks, count: Int(saved.ExtensionBlockCount))
      where block.Function == CONTINUE_EXT_FUNC_CODE && block.ByteCount == 3 {
        repetitions = Int(block.Bytes[1]) | Int(block.Bytes[2]) << 8
      }
      var control = GraphicsControlBlock()
      guard DGifSavedExtensionToGCB(gif, Int32(number), &control) == GIF_OK, control.DisposalMode == DISPOSE_DO_NOT,
        let map = saved.ImageDesc.ColorMap ?? gif.pointee.SColorMap
      else { throw Unreadable() }
      let (left, top) = (Int(saved.ImageDesc.Left), Int(saved.ImageDesc.Top))
      let (columns, rows) = (Int(saved.ImageDesc.Width), Int(saved.ImageDesc.Height))
      for y in 0..<rows {
        for x in 0..<columns {
          let index = Int(saved.RasterBits[y * columns + x])
          if index == Int(control.TransparentColor) { continue }
          guard index < Int(map.pointee.ColorCount) else { throw Unreadable() }
          let color = map.pointee.Colors[index]
          let pixel = UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
          canvas[(top + y) * width + left + x] = 0xFF00_0000 | pixel
        }
      }
      let image = FrameImage(width: width, height: height, pixels: canvas)
      frames.append(Frame(image: image, ticks: Int(control.DelayTime), drawn: (columns, rows)))
    }
  }

  init(webp path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    try bytes.withUnsafeBufferPointer { bytes in
      var options = WebPAnimDecoderOptions()
      WebPAnimDecoderOptionsInit(&options)
      options.color_mode = MODE_BGRA
      var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      guard let decoder = WebPAnimDecoderNew(&data, &options) else { throw Unreadable() }
      defer { WebPAnimDecoderDelete(decoder) }
      var info = WebPAnimInfo()
      WebPAnimDecoderGetInfo(decoder, &info)
      repetitions = Int(info.loop_count)
      let width = Int(info.canvas_width)
      let height = Int(info.canvas_height)
      var earlier: Int32 = 0
      while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
        var pixels: UnsafeMutablePointer<UInt8>?
        var end: Int32 = 0
        guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else { throw Unreadable() }
        let image = FrameImage(width: width, height: height, stride: width * 4, copying: pixels)
        frames.append(Frame(image: image, ticks: Int(end - earlier)))
        earlier = end
      }
    }
  }
}
