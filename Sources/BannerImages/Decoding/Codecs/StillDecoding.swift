import CCodecs

/// Decodes a still picture: rows from the codec, one Lanczos pass, colours into sRGB, upright.
struct StillDecoding {
  var limits: DecodeLimits
  var size: TargetSize

  func decode(_ format: ImageFormat, _ bytes: UnsafeRawBufferPointer) throws(DecodeError) -> DecodedImage {
    let reader = try PictureReader(format, bytes)
    let header = reader.header
    let (width, height) = (Int(header.width), Int(header.height))
    try limits.check(width: width, height: height, pixels: pixelLimit(format, header))

    let orientation = reader.orientation
    let isTurned = orientation >= 5
    let target = (isTurned ? size.turned : size).fitting(width: width, height: height)
    let pixels = try rows(of: reader, to: target)

    if let profile = ColorProfile(header.icc, count: header.icc_count, model: header.model) {
      profile.apply(to: pixels)
    } else if header.model == BK_MODEL_CMYK {
      bk_cmyk_to_rgb(pixels.start, pixels.width * pixels.height)
    }
    return DecodedImage(
      format: format, sourceWidth: isTurned ? height : width, sourceHeight: isTurned ? width : height,
      stillFrame: turned(pixels, orientation), animation: nil)
  }

  private func pixelLimit(_ format: ImageFormat, _ header: bk_header) -> Int {
    guard header.holds_whole else { return limits.pixels }
    return format == .jpeg ? limits.progressivePixels : limits.wholePixels
  }

  private func rows(
    of reader: PictureReader, to target: (width: Int, height: Int)
  ) throws(DecodeError) -> PixelBuffer {
    let header = reader.header
    let pixels = PixelBuffer(width: target.width, height: target.height)
    let denominator = denominator(for: reader, target)
    if header.scales_itself, target != (Int(header.width), Int(header.height)) {
      try reader.scale(denominator: denominator, to: pixels)
    } else {
      let source = try reader.start(denominator: denominator)
      if source == target {
        try copy(reader, to: pixels)
      } else {
        try resample(reader, of: source, denominator: denominator, to: pixels)
      }
    }
    try reader.finish()
    return pixels
  }

  private func copy(_ reader: PictureReader, to pixels: PixelBuffer) throws(DecodeError) {
    for y in 0..<pixels.height {
      let row = pixels.start + y * pixels.bytesPerRow
      try reader.read(into: row)
      if reader.header.has_alpha { bk_premultiply(row, pixels.width) }
    }
  }

  private func resample(
    _ reader: PictureReader, of source: (width: Int, height: Int), denominator: Int, to pixels: PixelBuffer
  ) throws(DecodeError) {
    let samples = reader.header.model == BK_MODEL_CMYK ? BK_SAMPLES_FOUR : BK_SAMPLES_PREMULTIPLIED
    // A picture of 9 pixels at 1/2 is 5 samples wide, of which it covers 4.5.
    let part = 1 / Double(denominator)
    let extent = (width: Double(reader.header.width) * part, height: Double(reader.header.height) * part)
    let resampler = try Resampler(samples, from: source, extent: extent, to: (pixels.width, pixels.height))
    resampler.begin(pixels)
    for _ in 0..<source.height {
      let row = resampler.room
      try reader.read(into: row)
      if reader.header.has_alpha { bk_premultiply(row, source.width) }
      resampler.push(row)
    }
  }

  /// The largest fraction at which a JPEG still has twice the pixels of the target in both directions: nearer, the
  /// codec's own filter shows.
  private func denominator(for reader: PictureReader, _ target: (width: Int, height: Int)) -> Int {
    guard reader.format == .jpeg else { return 1 }
    let (width, height) = (Int(reader.header.width), Int(reader.header.height))
    return [8, 4, 2].first { width >= 2 * target.width * $0 && height >= 2 * target.height * $0 } ?? 1
  }

  private func turned(_ pixels: PixelBuffer, _ orientation: Int) -> PixelBuffer {
    guard orientation > 1 else { return pixels }
    let isTurned = orientation >= 5
    let upright = PixelBuffer(
      width: isTurned ? pixels.height : pixels.width, height: isTurned ? pixels.width : pixels.height)
    bk_orient(pixels.start, Int32(pixels.width), Int32(pixels.height), Int32(orientation), upright.start)
    return upright
  }
}
