import CWebP

/// Writes a film as an animated WebP that repeats for ever.
///
/// Frames are taken one by one and kept only in encoded form, until the film is finished.
final class WebPWriter {
  private let size: FilmSize
  private let file: PendingFile
  private var config = WebPConfig()
  private var picture = WebPPicture()
  private var encoder: OpaquePointer?
  // Browsers show a frame of ten thousandths of a second or less for a hundred.
  private var schedule = FrameSchedule(ticksPerSecond: 1000, shortest: 11)
  /// When the next frame begins, in thousandths of a second.
  private var time = 0

  /// Creates the file, which takes its place when the film is finished.
  ///
  /// - Parameters:
  ///   - path: Where the film goes.
  ///   - width: The width of all frames, from 1 to 16383 pixels.
  ///   - height: Their height, from 1 to 16383 pixels.
  ///   - quality: From 0, small, to 100, faithful. Default: 80. Values beyond are clamped.
  init(path: String, width: Int, height: Int, quality: Float = 80) throws(FilmError) {
    size = try FilmSize(width: width, height: height, format: "WebP", largest: Int(WEBP_MAX_DIMENSION))
    file = try PendingFile(at: path)
    var options = WebPAnimEncoderOptions()
    guard WebPConfigInit(&config) != 0, WebPPictureInit(&picture) != 0, WebPAnimEncoderOptionsInit(&options) != 0 else {
      throw Self.error("the library has another version than its headers")
    }
    config.quality = min(max(quality, 0), 100)
    options.anim_params.loop_count = 0
    // No frame draws anew what did not change: with key frames, what stands still would shimmer.
    options.kmax = 0
    picture.use_argb = 1
    picture.width = Int32(width)
    picture.height = Int32(height)
    encoder = WebPAnimEncoderNew(picture.width, picture.height, &options)
    guard encoder != nil, WebPPictureAlloc(&picture) != 0 else { throw Self.error("out of memory") }
  }

  deinit {
    WebPAnimEncoderDelete(encoder)
    WebPPictureFree(&picture)
  }

  /// Adds a frame that is shown for that many seconds; frames shorter than 0.011 seconds give way to later ones.
  func append(_ image: FrameImage, for seconds: Double) throws(FilmError) {
    try size.check(image)
    if let exposure = try schedule.append(image, for: seconds) { try put(exposure) }
  }

  /// Ends the film and puts the file in its place. A writer that is dropped before leaves nothing.
  func finish() throws(FilmError) {
    try put(schedule.finish())
    try check(WebPAnimEncoderAdd(encoder, nil, timestamp(), nil))
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    try check(WebPAnimEncoderAssemble(encoder, &data))
    try file.write(UnsafeRawBufferPointer(start: data.bytes, count: data.size))
    try file.commit()
  }

  private func put(_ exposure: FrameSchedule.Exposure) throws(FilmError) {
    let stride = Int(picture.argb_stride)
    exposure.image.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<size.height {
        (picture.argb + y * stride).update(from: pixels.baseAddress! + y * size.width, count: size.width)
      }
    }
    try check(WebPAnimEncoderAdd(encoder, &picture, timestamp(), &config))
    time += exposure.ticks
  }

  private func timestamp() throws(FilmError) -> Int32 {
    guard let timestamp = Int32(exactly: time) else { throw Self.error("the film is longer than 24 days") }
    return timestamp
  }

  private func check(_ result: Int32) throws(FilmError) {
    if result == 0 { throw Self.error(String(cString: WebPAnimEncoderGetError(encoder))) }
  }

  private static func error(_ reason: String) -> FilmError { .encoder(format: "WebP", reason: reason) }
}
