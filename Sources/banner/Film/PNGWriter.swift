import CGtk

/// Writes single pictures as PNG.
enum PNGWriter {
  /// Writes a picture whose sides are from 1 to 32767 pixels; the file is there as a whole or not at all.
  ///
  /// - Parameter isPart: whether it is one of many that are of no use alone.
  static func write(_ image: FrameImage, to path: String, isPart: Bool = false) throws(FilmError) {
    _ = try FilmSize(width: image.width, height: image.height, format: "PNG", largest: 32767)
    let sink = PNGSink(try PendingFile(at: path))
    var pixels = image.pixels
    let status = pixels.withUnsafeMutableBytes { pixels in
      let surface = cairo_image_surface_create_for_data(
        pixels.baseAddress!.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, Int32(image.width),
        Int32(image.height), Int32(image.width * 4))
      defer { cairo_surface_destroy(surface) }
      return cairo_surface_write_to_png_stream(
        surface,
        { sink, bytes, count in
          let sink = Unmanaged<PNGSink>.fromOpaque(sink!).takeUnretainedValue()
          return sink.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
        }, Unmanaged.passUnretained(sink).toOpaque())
    }
    if let failure = sink.failure { throw failure }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .encoder(format: "PNG", reason: String(cString: cairo_status_to_string(status)))
    }
    try sink.file.commit(isPart: isPart)
  }
}

/// Where cairo's bytes go; its callback cannot throw.
private final class PNGSink {
  let file: PendingFile
  var failure: FilmError?

  init(_ file: PendingFile) { self.file = file }

  func write(_ bytes: UnsafeRawBufferPointer) -> cairo_status_t {
    do throws(FilmError) {
      try file.write(bytes)
      return CAIRO_STATUS_SUCCESS
    } catch {
      failure = error
      return CAIRO_STATUS_WRITE_ERROR
    }
  }
}
