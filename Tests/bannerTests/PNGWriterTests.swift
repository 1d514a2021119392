import CGtk
import Foundation
import Testing

@testable import banner

@Suite struct PNGWriterTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func read(_ path: String) throws -> FrameImage {
    let surface = cairo_image_surface_create_from_png(path)
    defer { cairo_surface_destroy(surface) }
    try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    return FrameImage(
      width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)),
      stride: Int(cairo_image_surface_get_stride(surface)), copying: cairo_image_surface_get_data(surface))
  }

  @Test(arguments: [(1, 1), (3, 5), (64, 48), (32767, 1)])
  func aPictureIsReadBackExactly(_ width: Int, _ height: Int) throws {
    let source = SampleFilm.gradient(width: width, height: height, tint: 77)
    try PNGWriter.write(source, to: folder.path("picture.png"))
    #expect(try read(folder.path("picture.png")) == source)
    #expect(folder.contents == ["picture.png"])
  }

  @Test(arguments: [(32768, 1), (1, 32768), (0, 0)])
  func aSizeThatCairoCannotHoldIsRefused(_ width: Int, _ height: Int) {
    #expect(throws: FilmError.size(width: width, height: height, format: "PNG", largest: 32767)) {
      try PNGWriter.write(SampleFilm.flat(0, width: width, height: height), to: folder.path("picture.png"))
    }
    #expect(folder.contents == [])
  }

  @Test func aFullDiskIsSaidSo() {
    #expect(throws: FilmError.file(path: "/dev/full", reason: "No space left on device")) {
      try PNGWriter.write(SampleFilm.gradient(width: 64, height: 48), to: "/dev/full")
    }
  }

  @Test func aSequenceIsNumberedInOrder() throws {
    let sources = (0..<3).map { SampleFilm.flat(UInt32($0) * 0x202020, width: 2, height: 2) }
    let writer = try PNGSequenceWriter(folder: folder.path("film/"))
    for source in sources { try writer.append(source, for: 1) }
    #expect(!FileManager.default.fileExists(atPath: folder.path("film")), "before all of it is there")
    try writer.finish()
    let names = ["frame-00001.png", "frame-00002.png", "frame-00003.png"]
    #expect(try names.map { try read(folder.path("film/\($0)")) } == sources)
  }

  @Test func aSequenceNeedsAFolderAndAFrame() throws {
    try PNGWriter.write(SampleFilm.flat(0, width: 1, height: 1), to: folder.path("file"))
    #expect(throws: FilmError.self) { try PNGSequenceWriter(folder: folder.path("file")) }
    #expect(throws: FilmError.self) { try PNGSequenceWriter(folder: folder.path("none/film")) }
    let writer = try PNGSequenceWriter(folder: folder.path("empty"))
    #expect(throws: FilmError.noFrames) { try writer.finish() }
  }

  @Test func aSequenceReplacesAnEarlierOneAndNothingElse() throws {
    let film = folder.path("film")
    let black = SampleFilm.flat(0, width: 2, height: 2)
    let white = SampleFilm.flat(0xFFFFFF, width: 2, height: 2)
    let long = try PNGSequenceWriter(folder: film)
    for image in [black, black, white] { try long.append(image, for: 1) }
    try long.finish()
    #expect(try read(film + "/frame-00002.png") == black)
    try Data().write(to: URL(fileURLWithPath: film + "/frame-1.png"))
    let short = try PNGSequenceWriter(folder: film)
    try short.append(white, for: 1)
    try short.finish()
    #expect(try FileManager.default.contentsOfDirectory(atPath: film).sorted() == ["frame-00001.png", "frame-1.png"])
    #expect(try read(film + "/frame-00001.png") == white)
  }

  @Test func aSequenceThatIsNotFinishedLeavesNothing() throws {
    do {
      let writer = try PNGSequenceWriter(folder: folder.path("film"))
      try writer.append(SampleFilm.flat(0, width: 1, height: 1), for: 1)
    }
    #expect(folder.contents.isEmpty)
  }
}
