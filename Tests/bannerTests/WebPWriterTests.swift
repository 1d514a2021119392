import Testing

@testable import banner

@Suite struct WebPWriterTests {
  let folder: TemporaryFolder
  var path: String { folder.path("film.webp") }

  init() throws { folder = try TemporaryFolder() }

  func film(_ frames: [(image: FrameImage, seconds: Double)]) throws -> DecodedFilm {
    let writer = try WebPWriter(path: path, width: frames[0].image.width, height: frames[0].image.height)
    for frame in frames { try writer.append(frame.image, for: frame.seconds) }
    try writer.finish()
    #expect(folder.contents == ["film.webp"])
    return try DecodedFilm(webp: path)
  }

  @Test func aFilmHasItsFramesItsLengthAndRepeatsForEver() throws {
    let sources = (0..<31).map { SampleFilm.gradient(width: 64, height: 48, shift: $0 * 7) }
    let film = try film(sources.map { ($0, 1.0 / 30) })
    #expect(film.frames.count == 31)
    #expect(film.totalTicks == 1033)
    #expect(film.frames.allSatisfy { 33...34 ~= $0.ticks })
    #expect(film.repetitions == 0)
    for (source, frame) in zip(sources, film.frames) {
      #expect(SampleFilm.likeness(source, frame.image) > 33)
    }
  }

  @Test func whatStandsStillIsTheSameInEveryFrame() throws {
    let still = SampleFilm.gradient(width: 64, height: 64)
    let sources = (0..<12).map { number in
      let moving = SampleFilm.gradient(width: 64, height: 64, shift: number * 9, tint: 200)
      return FrameImage(
        width: 64, height: 64, pixels: (0..<4096).map { $0 / 64 < 32 ? still.pixels[$0] : moving.pixels[$0] })
    }
    let film = try film(sources.map { ($0, 0.1) })
    let first = film.frames[0].image.pixels[..<2048]
    #expect(film.frames.count == 12)
    for frame in film.frames { #expect(frame.image.pixels[..<2048] == first) }
  }

  @Test func frameTimesBelowWhatBrowsersHonourAreThinned() throws {
    let sources = (0..<50).map { SampleFilm.flat(UInt32($0 * 5) << 8, width: 16, height: 16) }
    let film = try film(sources.map { ($0, 0.005) })
    #expect(film.totalTicks == 250)
    #expect(film.frames.dropLast().allSatisfy { $0.ticks > 10 })
  }

  @Test(arguments: [(1, 1), (3, 5), (1, 300), (16383, 1), (1, 16383)])
  func oddSizesAreSizes(_ width: Int, _ height: Int) throws {
    let sources = [0x102030, 0xFFEEDD].map { SampleFilm.flat($0, width: width, height: height) }
    let film = try film(sources.map { ($0, 0.5) })
    #expect(film.totalTicks == 1000)
    for (source, frame) in zip(sources, film.frames) { #expect(SampleFilm.likeness(source, frame.image) > 30) }
  }

  @Test(arguments: [(16384, 1), (1, 16384), (0, 1), (1, 0), (-1, 5), (Int.max, Int.max)])
  func aSizeThatTheFormatCannotHoldIsRefused(_ width: Int, _ height: Int) {
    #expect(throws: FilmError.size(width: width, height: height, format: "WebP", largest: 16383)) {
      try WebPWriter(path: path, width: width, height: height)
    }
    #expect(folder.contents == [])
  }

  @Test func aHigherQualityIsNearerToTheTruth() throws {
    let source = SampleFilm.image(width: 64, height: 64) { x, y in (UInt32(x * y % 256), UInt32(x * 4), UInt32(y * 4)) }
    let likenesses = try [Float(0), 80, 1000].map { quality in
      let writer = try WebPWriter(path: path, width: 64, height: 64, quality: quality)
      try writer.append(source, for: 1)
      try writer.finish()
      return SampleFilm.likeness(source, try DecodedFilm(webp: path).frames[0].image)
    }
    #expect(likenesses == likenesses.sorted() && likenesses[0] < likenesses[2] - 3)
  }

  @Test func aFilmThatIsNotFinishedLeavesNothing() throws {
    do {
      let writer = try WebPWriter(path: path, width: 4, height: 4)
      for number in 0..<9 { try writer.append(SampleFilm.flat(UInt32(number), width: 4, height: 4), for: 1) }
      #expect(throws: FilmError.self) { try writer.append(SampleFilm.flat(0, width: 5, height: 4), for: 1) }
    }
    #expect(folder.contents == [])
    let writer = try WebPWriter(path: path, width: 4, height: 4)
    #expect(throws: FilmError.noFrames) { try writer.finish() }
  }

  @Test func aFullDiskIsSaidSo() throws {
    let writer = try WebPWriter(path: "/dev/full", width: 64, height: 48)
    try writer.append(SampleFilm.gradient(width: 64, height: 48), for: 1)
    #expect(throws: FilmError.file(path: "/dev/full", reason: "No space left on device")) { try writer.finish() }
  }
}
