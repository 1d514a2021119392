import CCodecs

/// A still picture's rows, by the codec of its format. It borrows the bytes: they must outlive it.
final class PictureReader {
  let format: ImageFormat
  let header: bk_header
  private let reader: OpaquePointer

  /// Reads the header.
  init(_ format: ImageFormat, _ bytes: UnsafeRawBufferPointer) throws(DecodeError) {
    let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    self.format = format
    reader = try checked(format) { failure in
      switch format {
      case .jpeg: bk_reader_open_jpeg(start, bytes.count, failure)
      case .png: bk_reader_open_png(start, bytes.count, failure)
      case .webP: bk_reader_open_webp(start, bytes.count, failure)
      case .gif: nil
      }
    }
    header = bk_reader_header(reader).pointee
  }

  deinit { bk_reader_close(reader) }

  var orientation: Int { ExifOrientation.read(UnsafeRawBufferPointer(start: header.exif, count: header.exif_count)) }

  /// Begins to decode at a fraction of the size, where the format can. Returns the size of what comes.
  func start(denominator: Int) throws(DecodeError) -> (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    try check(format) { bk_reader_start(reader, Int32(denominator), &width, &height, $0) }
    return (Int(width), Int(height))
  }

  func read(into row: UnsafeMutablePointer<UInt8>) throws(DecodeError) {
    try check(format) { bk_reader_read(reader, row, $0) }
  }

  /// Decodes everything into a picture of another size; only where the header says that the codec can.
  func scale(denominator: Int, to target: PixelBuffer) throws(DecodeError) {
    try check(format) {
      bk_reader_scale(reader, Int32(denominator), Int32(target.width), Int32(target.height), target.start, $0)
    }
  }

  func finish() throws(DecodeError) {
    try check(format) { bk_reader_finish(reader, $0) }
  }
}
