import CCodecs

/// One Lanczos pass over rows that come from the top.
final class Resampler {
  private let resampler: OpaquePointer

  /// For a picture that covers `extent` samples of the source, or all of them.
  init(
    _ samples: bk_samples, from source: (width: Int, height: Int), extent: (width: Double, height: Double)? = nil,
    to target: (width: Int, height: Int)
  ) throws(DecodeError) {
    let opened = bk_resampler_open_partial(
      samples, Int32(source.width), Int32(source.height), extent?.width ?? Double(source.width),
      extent?.height ?? Double(source.height), Int32(target.width), Int32(target.height))
    guard let opened else { throw .malformed("there is not enough memory for it") }
    resampler = opened
  }

  deinit { bk_resampler_close(resampler) }

  /// Begins a picture; with the last row of the source, the target is whole.
  func begin(_ target: PixelBuffer) { bk_resampler_begin(resampler, target.start) }

  /// Where the next row of the source may be written.
  var room: UnsafeMutablePointer<UInt8> { bk_resampler_room(resampler) }

  /// Takes the next row: the room, or one that stays until the target is whole.
  func push(_ row: UnsafePointer<UInt8>) { bk_resampler_push(resampler, row) }
}
