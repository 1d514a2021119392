import CCodecs

/// One Lanczos pass over rows that come from the top.
final class Resampler {
  private let resampler: OpaquePointer

  init(
    from source: (width: Int, height: Int), to target: (width: Int, height: Int), isPremultiplied: Bool
  ) throws(DecodeError) {
    let opened = bk_resampler_open(
      Int32(source.width), Int32(source.height), Int32(target.width), Int32(target.height), isPremultiplied)
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
