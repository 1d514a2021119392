import CarouselEngine
import Foundation
import Testing

@testable import banner

/// What `banner render` makes without any display.
@Suite(.serialized) struct RenderTests {
  let folder: TemporaryFolder
  static let feed = "\(BannerProcess.samples)/feed.json"

  init() throws { folder = try TemporaryFolder() }

  private func render(_ options: String, to output: String) throws {
    let run = try BannerProcess.run(
      ["render", Self.feed] + options.split(separator: " ").map(String.init) + ["-o", output], in: folder.path)
    try #require(run.status == 0, "\(run.errors)")
    #expect(run.errors.isEmpty && run.output.isEmpty, "\(run.errors)")
  }

  private func data(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: folder.path(name))) }

  private func frames(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(name)).sorted()
  }

  @Test func aGIFRepeatsAndLastsOneRound() throws {
    try render("--size 80x40", to: "x.gif")
    let film = try DecodedFilm(gif: folder.path("x.gif"))
    #expect(film.repetitions == 0)
    #expect(film.frames.allSatisfy { $0.image.width == 80 && $0.image.height == 40 })
    #expect((1400...1470).contains(film.totalTicks), "seven banners of two seconds each")
  }

  @Test func anAnimationPlaysByTheFilmsTime() throws {
    let tide = "\(BannerProcess.samples)/pictures/tide.gif"
    let film = try BannerProcess.run(
      ["render", tide, "--size", "160x70", "--seconds", "3", "--fps", "10", "-o", "film"], in: folder.path)
    try #require(film.status == 0, "\(film.errors)")
    // Sixteen frames of 90 ms: at 0.72 s the ninth begins, at 1.44 s the first does again.
    func frame(at time: Double) throws -> Data {
      try data(String(format: "film/frame-%05d.png", Int((time * 10).rounded()) + 1))
    }
    #expect(try frame(at: 0) != frame(at: 0.1))
    #expect(try frame(at: 0) == frame(at: 1.5), "both in the first 90 ms of a play")
    for moment in ["0.7", "2.9"] {
      let still = try BannerProcess.run(
        ["render", tide, "--size", "160x70", "--at", moment, "-o", "still.png"], in: folder.path)
      #expect(still.status == 0)
      #expect(try data("still.png") == frame(at: Double(moment) ?? 0), "\(moment) s")
    }
  }

  @Test func aFeedOnTheWebRendersAsTheFileDoes() throws {
    let server = try SampleServer()
    let run = try BannerProcess.run(
      ["render", "\(server.address)/feed.json", "--size", "160x70", "--at", "2.2", "-o", "web.png"], in: folder.path,
      environment: ["XDG_CACHE_HOME": folder.path("cache")])
    try #require(run.status == 0, "\(run.errors)")
    try render("--size 160x70 --at 2.2", to: "file.png")
    #expect(try data("web.png") == data("file.png"))
  }

  @Test func aWebPRepeatsAndLastsAsLongAsSaid() throws {
    try render("--size 80x40 --seconds 2.5", to: "x.webp")
    let film = try DecodedFilm(webp: folder.path("x.webp"))
    #expect(film.repetitions == 0)
    #expect(film.frames.allSatisfy { $0.image.width == 80 && $0.image.height == 40 })
    #expect(film.totalTicks == 2500)
  }

  @Test func aFolderHoldsEachFrame() throws {
    for name in ["plain", "slash/"] {
      try render("--size 80x40 --seconds 2.5 --fps 12", to: name)
      let names = try frames(name)
      #expect(names.count == 30)
      #expect(names.first == "frame-00001.png" && names.last == "frame-00030.png")
    }
    #expect(folder.contents == ["plain", "slash"])
  }

  @Test func aPictureIsTheFilmsFrameAtItsMoment() throws {
    try render("--size 200x80 --seconds 3 --fps 10 --effect cover-flow --indicator worm", to: "film")
    for frame in [0, 20, 21, 22, 23, 24, 29] {
      let moment = Double(frame) / 10
      try render("--size 200x80 --effect cover-flow --indicator worm --at \(moment)", to: "still.png")
      let name = String(format: "film/frame-%05d.png", frame + 1)
      #expect(try data("still.png") == data(name), "\(moment) s")
    }
    #expect(try data("film/frame-00021.png") != data("film/frame-00023.png"), "it moves meanwhile")
  }

  @Test(arguments: ["", "--autoplay 0.2", "--axis vertical --effect cube", "--rtl --page-extent 60% --spacing 7"])
  func theLastFrameLeadsIntoTheFirst(_ options: String) throws {
    try render("--size 120x60 --fps 20 \(options)", to: "film")
    let names = try frames("film")
    let first = try picture("film/\(names[0])")
    let last = try picture("film/\(names[names.count - 1])")
    // One frame before it rests, it is less than a pixel away.
    #expect(SampleFilm.likeness(first, last) > 30)
    #expect(SampleFilm.likeness(first, try picture("film/\(names[names.count / 2])")) < 25)
  }

  @Test(arguments: ["x.gif", "x.webp", "x.png", "film"])
  func theSameArgumentsMakeTheSameBytes(_ output: String) throws {
    let options = "--size 120x60 --seconds 2.3 --fps 20 --effect cube" + (output == "x.png" ? " --at 2.1" : "")
    var made: [[Data]] = []
    for _ in 0..<2 {
      try render(options, to: output)
      made.append(output == "film" ? try frames("film").map { try data("film/\($0)") } : [try data(output)])
      try FileManager.default.removeItem(atPath: folder.path(output))
    }
    #expect(made[0] == made[1])
  }

  @Test(arguments: PageEffect.allCases)
  func everyEffectLooksItsOwnWay(_ effect: PageEffect) throws {
    try render("--size 120x60 --at 2.12 --effect slide", to: "slide.png")
    for axis in ["horizontal", "vertical"] {
      try render("--size 120x60 --at 2.12 --axis \(axis) --effect \(effect.name)", to: "x.png")
      let same = try data("x.png") == data("slide.png")
      #expect(same == (effect == .slide && axis == "horizontal"), "\(effect) \(axis)")
      try render("--size 120x60 --at 1 --axis \(axis) --effect \(effect.name) --indicator none", to: "rest.png")
      try render("--size 120x60 --at 0 --axis \(axis) --indicator none", to: "plain.png")
      #expect(try data("rest.png") == data("plain.png"), "at rest every effect looks the same")
    }
  }

  @Test func everyIndicatorLooksItsOwnWay() throws {
    var looks: Set<Data> = []
    for style in IndicatorStyle.allCases {
      for direction in ["", "--rtl"] {
        try render("--size 160x60 --at 2 --indicator \(style.name) \(direction)", to: "x.png")
        looks.insert(try data("x.png"))
      }
    }
    // Without an indicator, only the caption's side tells the directions apart.
    #expect(looks.count == 2 * IndicatorStyle.allCases.count)
  }

  @Test func aSizeOfOnePixelIsASizeToo() throws {
    for effect in PageEffect.allCases {
      try render("--size 1x1 --seconds 2.2 --effect \(effect.name)", to: "x.gif")
      try render("--size 1x900 --at 2.1 --axis vertical --page-extent 1% --effect \(effect.name)", to: "x.png")
    }
  }

  @Test func aLinkStaysALink() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path("x.png"), withDestinationPath: "real.png")
    try Data().write(to: URL(fileURLWithPath: folder.path("real.png")))
    try render("--size 8x8", to: "x.png")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("x.png")) == "real.png")
    #expect(try data("real.png").count > 50)
  }

  @Test func aLongRoundIsCutAndSaidSo() throws {
    let run = try BannerProcess.run(
      ["render", Self.feed, "--size", "20x10", "--autoplay", "30", "--fps", "2", "-o", "x.gif"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.errorLines.count == 1 && run.errors.contains("--seconds"), "\(run.errors)")
    #expect(try DecodedFilm(gif: folder.path("x.gif")).totalTicks == 6000)
  }

  private func picture(_ name: String) throws -> FrameImage { try PNGWriterTests().read(folder.path(name)) }
}
