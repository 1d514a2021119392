import CGif

/// The blocks of an animated GIF that repeats for ever, written through giflib.
final class GIFStream {
  private let file: PendingFile
  private var gif: UnsafeMutablePointer<GifFileType>?
  /// Why the file could not be written; giflib's callback cannot throw.
  private var failure: FilmError?

  /// A frame's delay is a number of 16 bits.
  private static let longestDelay = 0xFFFF

  /// Opens the stream and writes the header. The caller commits the file after `finish()`.
  init(to file: PendingFile, size: FilmSize) throws(FilmError) {
    self.file = file
    var code: Int32 = 0
    gif = EGifOpen(
      Unmanaged.passUnretained(self).toOpaque(),
      { gif, bytes, count in
        let stream = Unmanaged<GIFStream>.fromOpaque(gif!.pointee.UserData).takeUnretainedValue()
        return stream.write(UnsafeRawBufferPointer(start: bytes, count: Int(count))) ? count : 0
      }, &code)
    guard let gif else { throw Self.error(code) }
    EGifSetGifVersion(gif, true)
    try check(EGifPutScreenDesc(gif, Int32(size.width), Int32(size.height), 8, 0, nil))
    try putRepetition()
  }

  deinit { _ = close() }

  /// Writes a rectangle of palette indices over what is there, to be shown for `delay` hundredths of a second.
  /// The index after the last colour leaves a pixel as it is.
  func put(_ indices: inout [UInt8], columns: Range<Int>, rows: Range<Int>, palette: [Palette.Color], delay: Int)
    throws(FilmError)
  {
    try putControl(delay: min(delay, Self.longestDelay), transparent: palette.count)
    try putImage(&indices, columns: columns, rows: rows, palette: palette)
    if delay > Self.longestDelay { try pause(for: delay - Self.longestDelay) }
  }

  /// Leaves everything as it is for `delay` hundredths of a second: draws a pixel that nobody sees.
  func pause(for delay: Int) throws(FilmError) {
    var delay = delay
    while delay > 0 {
      let part = min(delay, Self.longestDelay)
      try putControl(delay: part, transparent: 1)
      var pixel: [UInt8] = [1]
      try putImage(&pixel, columns: 0..<1, rows: 0..<1, palette: [.black])
      delay -= part
    }
  }

  /// Writes the end.
  func finish() throws(FilmError) {
    let code = close()
    if let failure { throw failure }
    if let code { throw Self.error(code) }
  }

  /// The application extension of Netscape 2.0, with 0 for an endless number of repetitions.
  private func putRepetition() throws(FilmError) {
    let name = Array("NETSCAPE2.0".utf8)
    let endless: [UInt8] = [1, 0, 0]
    try check(EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE))
    try check(EGifPutExtensionBlock(gif, Int32(name.count), name))
    try check(EGifPutExtensionBlock(gif, Int32(endless.count), endless))
    try check(EGifPutExtensionTrailer(gif))
  }

  private func putControl(delay: Int, transparent: Int) throws(FilmError) {
    guard gif != nil else { throw Self.error(E_GIF_ERR_NOT_WRITEABLE) }
    var control = GraphicsControlBlock(
      DisposalMode: DISPOSE_DO_NOT, UserInputFlag: false, DelayTime: Int32(delay), TransparentColor: Int32(transparent))
    var bytes: [UInt8] = [0, 0, 0, 0]
    EGifGCBToExtension(&control, &bytes)
    try check(EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, Int32(bytes.count), bytes))
  }

  private func putImage(_ indices: inout [UInt8], columns: Range<Int>, rows: Range<Int>, palette: [Palette.Color])
    throws(FilmError)
  {
    // The size of a colour table is a power of two; one place more than there are colours is for transparency.
    let count = Int32(1) << GifBitSize(Int32(palette.count + 1))
    var colors = palette.map { GifColorType(Red: UInt8($0.red), Green: UInt8($0.green), Blue: UInt8($0.blue)) }
    colors += [GifColorType](repeating: GifColorType(), count: Int(count) - colors.count)
    guard let map = GifMakeMapObject(count, colors) else { throw Self.error(E_GIF_ERR_NOT_ENOUGH_MEM) }
    defer { GifFreeMapObject(map) }
    try check(
      EGifPutImageDesc(
        gif, Int32(columns.lowerBound), Int32(rows.lowerBound), Int32(columns.count), Int32(rows.count), false, map))
    let gif = gif
    let failed = indices.withUnsafeMutableBufferPointer { indices in
      (0..<rows.count).contains { row in
        EGifPutLine(gif, indices.baseAddress! + row * columns.count, Int32(columns.count)) != GIF_OK
      }
    }
    try check(failed ? GIF_ERROR : GIF_OK)
  }

  private func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard failure == nil else { return false }
    do throws(FilmError) {
      try file.write(bytes)
    } catch {
      failure = error
    }
    return failure == nil
  }

  private func check(_ result: Int32) throws(FilmError) {
    if let failure { throw failure }
    guard result == GIF_OK else { throw Self.error(gif?.pointee.Error ?? E_GIF_ERR_NOT_WRITEABLE) }
  }

  /// Closes giflib's side, which writes the end and frees all, and gives back its code if it failed.
  private func close() -> Int32? {
    guard let open = gif else { return nil }
    gif = nil
    var code: Int32 = 0
    return EGifCloseFile(open, &code) == GIF_OK ? nil : code
  }

  private static func error(_ code: Int32) -> FilmError {
    .encoder(format: "GIF", reason: GifErrorString(code).map { String(cString: $0) } ?? "error \(code)")
  }
}
