import Testing

@testable import banner

@Suite struct GIFWriterTests {
  let folder: TemporaryFolder
  var path: String { folder.path("film.gif") }

  init() throws { folder = try TemporaryFolder() }

  func film(_ frames: [(image: FrameImage, seconds: Double)]) throws -> DecodedFilm {
    let writer = try GIFWriter(path: path, width: frames[0].image.width, height: frames[0].image.height)
    for frame in frames { try writer.append(frame.image, for: frame.seconds) }
    try writer.finish()
    #expect(folder.contents == ["film.gif"])
    return try DecodedFilm(gif: path)
  }

  @Test func aFilmHasItsFramesItsLengthAndRepeatsForEver() throws {
    let sources = (0..<31).map { SampleFilm.gradient(width: 16, height: 8, shift: $0) }
    let film = try film(sources.map { ($0, 1.0 / 30) })
    #expect(film.frames.count == 31)
    #expect(film.totalTicks == 103)
    #expect(film.frames.allSatisfy { 3...4 ~= $0.ticks })
    #expect(film.repetitions == 0)
  }

  @Test func smoothColoursStayNearTheTruth() throws {
    let sources = (0..<6).map { SampleFilm.gradient(width: 64, height: 48, shift: $0 * 7, tint: UInt32($0) * 40) }
    let film = try film(sources.map { ($0, 0.1) })
    for (source, frame) in zip(sources, film.frames) {
      #expect(SampleFilm.likeness(source, frame.image) > 33)
    }
  }

  @Test func fewColoursAreExact() throws {
    let colors: [UInt32] = [0x000000, 0xFFFFFF, 0x3A7BD5, 0x3A7FD5, 0xFE0101, 0x808080]
    let source = SampleFilm.image(width: 30, height: 7) { x, y in
      let color = colors[(x + y) % colors.count]
      return (color >> 16 & 255, color >> 8 & 255, color & 255)
    }
    let film = try film([(source, 1)])
    #expect(film.frames.map(\.image) == [source])
  }

  @Test func whatStandsStillIsTheSameInEveryFrame() throws {
    let still = SampleFilm.colorful(width: 40, height: 30)
    let isStill = { (place: Int) in place / 40 < 15 || place % 40 < 5 }
    let sources = (0..<9).map { number in
      let moving = SampleFilm.colorful(width: 40, height: 30, tint: UInt32(number) * 25)
      return FrameImage(
        width: 40, height: 30, pixels: (0..<1200).map { isStill($0) ? still.pixels[$0] : moving.pixels[$0] })
    }
    // Also over a rest, when what was drawn in haste is drawn again.
    let film = try film(sources.enumerated().map { ($1, $0 % 4 == 3 ? 1 : 0.04) })
    #expect(film.frames.count == 9)
    for frame in film.frames {
      #expect((0..<1200).allSatisfy { !isStill($0) || frame.image.pixels[$0] == film.frames[0].image.pixels[$0] })
    }
  }

  @Test func aFrameIsCroppedToWhatChanged() throws {
    let first = SampleFilm.flat(0x204060, width: 50, height: 40)
    var pixels = first.pixels
    for place in [10 * 50 + 20, 12 * 50 + 23] { pixels[place] = 0xFFFF_FFFF }
    let second = FrameImage(width: 50, height: 40, pixels: pixels)
    let film = try film([(first, 0.1), (second, 0.1)])
    #expect(film.frames.map { "\($0.drawn)" } == ["(width: 50, height: 40)", "(width: 4, height: 3)"])
    #expect(film.frames.map(\.image) == [first, second])
  }

  @Test func aPictureThatComesToRestIsDrawnAsIfItStoodAlone() throws {
    let from = SampleFilm.colorful(width: 48, height: 32, tint: 90)
    let to = SampleFilm.colorful(width: 48, height: 32)
    let wipe = (1...3).map { step in
      FrameImage(width: 48, height: 32, pixels: Array(to.pixels[..<(step * 384)] + from.pixels[(step * 384)...]))
    }
    let moved = try film([(from, 1)] + wipe.map { ($0, 0.04) } + [(to, 1)])
    let alone = try film([(to, 1)])
    #expect(moved.frames.last?.image == alone.frames.last?.image)
  }

  @Test func sixtyFramesASecondAreThinnedSoThatNoViewerSlowsDown() throws {
    let sources = (0..<60).map { SampleFilm.flat(UInt32($0) << 10, width: 2, height: 2) }
    let film = try film(sources.map { ($0, 1.0 / 60) })
    #expect(film.totalTicks == 100)
    #expect(film.frames.allSatisfy { $0.ticks >= 2 })
    #expect(film.frames.last?.image == sources.last)
  }

  @Test func aRestLongerThanTheFormatKnowsKeepsItsLength() throws {
    let film = try film([
      (SampleFilm.flat(0x123456, width: 3, height: 3), 2000), (SampleFilm.flat(0x654321, width: 3, height: 3), 0.5),
    ])
    #expect(film.totalTicks == 200_050)
    #expect(film.frames.first?.image == SampleFilm.flat(0x123456, width: 3, height: 3))
    #expect(film.frames.last?.image == SampleFilm.flat(0x654321, width: 3, height: 3))
  }

  @Test(arguments: [(1, 1), (3, 5), (1, 300), (65535, 1), (1, 65535)])
  func oddSizesAreSizes(_ width: Int, _ height: Int) throws {
    let sources = [0x102030, 0xFFEEDD].map { SampleFilm.flat($0, width: width, height: height) }
    let film = try film(sources.map { ($0, 0.5) })
    #expect(film.frames.map(\.image) == sources)
  }

  @Test(arguments: [(65536, 1), (1, 65536), (0, 1), (1, 0), (-1, 5), (Int.max, Int.max)])
  func aSizeThatTheFormatCannotHoldIsRefused(_ width: Int, _ height: Int) {
    #expect(throws: FilmError.size(width: width, height: height, format: "GIF", largest: 65535)) {
      try GIFWriter(path: path, width: width, height: height)
    }
    #expect(folder.contents == [])
  }

  @Test func aFrameOfAnotherSizeIsRefused() throws {
    let writer = try GIFWriter(path: path, width: 4, height: 4)
    #expect(throws: FilmError.self) { try writer.append(SampleFilm.flat(0, width: 4, height: 5), for: 1) }
    try writer.append(SampleFilm.flat(0, width: 4, height: 4), for: 1)
    try writer.finish()
    #expect(try DecodedFilm(gif: path).frames.count == 1)
  }

  @Test func afterItsEndAFilmTakesNothing() throws {
    let writer = try GIFWriter(path: path, width: 1, height: 1)
    try writer.append(SampleFilm.flat(0, width: 1, height: 1), for: 1)
    try writer.finish()
    #expect(throws: FilmError.self) { try writer.finish() }
    try writer.append(SampleFilm.flat(1, width: 1, height: 1), for: 1)
    #expect(throws: FilmError.self) { try writer.finish() }
    #expect(try DecodedFilm(gif: path).frames.count == 1)
  }

  @Test func aFilmThatIsNotFinishedLeavesNothing() throws {
    do {
      let writer = try GIFWriter(path: path, width: 4, height: 4)
      for number in 0..<9 { try writer.append(SampleFilm.flat(UInt32(number), width: 4, height: 4), for: 1) }
    }
    #expect(folder.contents == [])
    let writer = try GIFWriter(path: path, width: 4, height: 4)
    #expect(throws: FilmError.noFrames) { try writer.finish() }
  }

  @Test func aFullDiskIsSaidSo() throws {
    let writer = try GIFWriter(path: "/dev/full", width: 64, height: 48)
    try writer.append(SampleFilm.gradient(width: 64, height: 48), for: 1)
    #expect(throws: FilmError.file(path: "/dev/full", reason: "No space left on device")) { try writer.finish() }
  }
}
