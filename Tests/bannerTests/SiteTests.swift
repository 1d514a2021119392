import BannerImages
import Banners
import Foundation
import Testing

@testable import banner

/// What `banner web` writes.
@MainActor @Suite(.serialized) struct SiteTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func site(_ sources: String..., options: String = "", in name: String = "site") throws -> WrittenSite {
    try WrittenSite(sources, options.split(separator: " ").map(String.init), in: folder.path(name))
  }

  private func feed(_ entries: String, name: String = "feed.json") throws -> String {
    try Data("[\(entries)]".utf8).write(to: URL(fileURLWithPath: folder.path(name)))
    return folder.path(name)
  }

  /// The samples without options, written once.
  private static let sampleFolder = Result { try TemporaryFolder() }
  private static let sampleSite = Result {
    try WrittenSite(["\(BannerProcess.samples)/feed.json"], in: sampleFolder.get().path("site"))
  }

  private let samples = "\(BannerProcess.samples)/feed.json"
  private let tiles = "\"image\": \"\(BannerProcess.samples)/pictures/tiles.png\""

  @Test func eachBannerIsALinkAroundItsOwnPicture() throws {
    let site = try Self.sampleSite.get()
    let banners = try FeedDocument(
      data: Data(contentsOf: URL(fileURLWithPath: samples)), baseURL: URL(fileURLWithPath: samples)
    ).banners
    let slides = try site.slides()
    #expect(slides.count == 7)
    for (banner, slide) in zip(banners, slides) {
      #expect(slide.hasPrefix("<a href=\"\(banner.link?.absoluteString ?? "")\"><img src=\"pictures/"))
      #expect(WrittenSite.attribute("alt", of: slide) == banner.accessibilityLabel)
      #expect(slide.hasSuffix("<span class=\"banner-title\">\(banner.title ?? "")</span></a>"))
      guard case .url(let url) = banner.image else { continue }
      let source = try CodecDecoder().decode(
        Data(contentsOf: url), for: TargetSize(width: 60, height: 1 << 14, contentMode: .fit))
      let width = try #require(WrittenSite.attribute("width", of: slide).flatMap(Int.init))
      let height = try #require(WrittenSite.attribute("height", of: slide).flatMap(Int.init))
      #expect(abs(Double(width) / Double(height) - Double(source.sourceWidth) / Double(source.sourceHeight)) < 0.01)
      #expect(width <= source.sourceWidth)
    }
  }

  @Test func everyFileThatThePageNamesIsThereAndNoOther() throws {
    let site = try Self.sampleSite.get()
    let page = try site.page()
    var named: Set<String> = ["index.html", "feed.json", "banner-carousel.wasm"]
    for name in ["href", "src"] {
      named.formUnion(
        page.matches(of: try Regex(" \(name)=\"([^\"]*)\"")).compactMap { $0[1].substring.map(String.init) })
    }
    for slide in try site.slides() {
      for part in (WrittenSite.attribute("srcset", of: slide) ?? "").split(separator: ",") {
        named.insert(String(part.split(separator: " ")[0]))
      }
    }
    named = named.filter { !$0.hasPrefix("https://example.com/") }
    #expect(try site.paths() == named.sorted())
    #expect(try site.entries().allSatisfy { named.contains($0["image"] ?? "") })
  }

  @Test func theWidthsThatThePageTellsAreTheFiles() throws {
    let site = try Self.sampleSite.get()
    var widths: [[Int]] = []
    for slide in try site.slides() {
      guard let set = WrittenSite.attribute("srcset", of: slide) else { continue }
      let sizes = try set.split(separator: ",").map { part in
        let (path, width) = (part.split(separator: " ")[0], part.split(separator: " ")[1])
        let image = try site.image(String(path))
        #expect(width == "\(image.width)w" && image.format == .webP && path.hasSuffix("-\(image.width).webp"))
        return image.width
      }
      widths.append(sizes)
      #expect(WrittenSite.attribute("width", of: slide) == String(sizes.last ?? 0))
      #expect(WrittenSite.attribute("sizes", of: slide)?.hasPrefix("(max-width: 800px) ") == true)
    }
    #expect(
      widths == [
        [480, 800, 1200, 1600], [480, 800, 1200, 1250], [480, 800, 1200, 1280], [480, 800],
        [480, 800, 1200, 1600, 2400], [480, 800, 1000],
      ])
    #expect(SitePicture.widths(upTo: 480) == [480] && SitePicture.widths(upTo: 31) == [31])
    #expect(SitePicture.widths(upTo: 9000) == SitePicture.widths)
  }

  @Test func anAnimationIsCopiedAsItIs() throws {
    let site = try site("\(BannerProcess.samples)/pictures/tide.gif")
    let slide = try site.slides()[0]
    let path = try #require(WrittenSite.attribute("src", of: slide))
    #expect(path.hasSuffix("-640.gif") && WrittenSite.attribute("srcset", of: slide) == nil)
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: "\(site.folder)/\(path)"))
        == Data(contentsOf: URL(fileURLWithPath: "\(BannerProcess.samples)/pictures/tide.gif")))
  }

  @Test func theSameArgumentsMakeTheSameBytes() throws {
    let samples = "\(BannerProcess.samples)/pictures"
    let made = try (0..<2).map { number in
      let site = try site(samples, in: "site\(number)")
      return try site.paths().map { (path) in
        path + ":" + (try Data(contentsOf: URL(fileURLWithPath: "\(site.folder)/\(path)"))).base64EncodedString()
      }
    }
    #expect(made[0] == made[1])
  }

  @Test func nothingInAFeedCanBecomeMarkup() throws {
    let evil = #"\"><script>alert(1)</script><b a='&amp;"#
    let site = try site(
      try feed(
        "{\(tiles), \"title\": \"\(evil)\", \"label\": \"\(evil)\", \"link\": \"https://example.com/?a=1&b='\\\"<>\"},"
          + "{\(tiles), \"link\": \"javascript:alert(1)\", \"title\": \"a\\u0000\\u0007\\uFFFFb\"}"))
    let page = try site.page()
    let slides = try site.slides()
    #expect(page.matches(of: /<script/).count == 1 && !page.contains("alert(1)</script>"))
    #expect(!page.contains("javascript:") && slides[1].hasPrefix("<div><img "))
    #expect(
      WrittenSite.attribute("alt", of: slides[0]) == "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;b a='&amp;amp;"
    )
    #expect(slides[0].contains("banner-title\">&quot;&gt;&lt;script&gt;"))
    #expect(WrittenSite.attribute("href", of: slides[0]) == "https://example.com/?a=1&amp;b='%22%3C%3E")
    #expect(page.unicodeScalars.allSatisfy { $0.value >= 32 || $0 == "\n" })
    #expect(slides.count == 2)
  }

  @Test func thePageHasAStrictPolicyAndKeepsIt() throws {
    let page = try site(
      "\(BannerProcess.samples)/pictures/tiles.png", options: "--effect cube --spacing 3 --size 640x100"
    ).page()
    #expect(
      page.contains(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self' "
          + "'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'\">"))
    #expect(!page.contains("<style") && !page.contains(" style=") && page.contains("></script>"))
    #expect(page.firstMatch(of: /\son[a-z]+=/) == nil)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">") && page.contains("name=\"viewport\""))
    #expect(page.contains("<title>") && page.contains("<meta charset=\"utf-8\">"))
  }

  @Test func onlyTheFirstPictureIsWantedAtOnce() throws {
    let slides = try Self.sampleSite.get().slides()
    #expect(slides[0].contains("fetchpriority=\"high\"") && !slides[0].contains("loading="))
    #expect(slides.dropFirst().allSatisfy { $0.contains("loading=\"lazy\"") && !$0.contains("fetchpriority") })
  }

  @Test func aPictureWithoutALabelSaysWhereItLeadsUnlessATitleStandsThere() throws {
    let link = "\"link\": \"https://example.com/tiles\""
    let site = try site(
      try feed(
        "{\(tiles)}, {\(tiles), \"title\": \"A title\"}, {\(tiles), \(link)}, {\(tiles), \(link), \"title\": \"A title\"}"
      ))
    #expect(try site.slides().map { WrittenSite.attribute("alt", of: $0) } == ["", "", "example.com", ""])
    #expect(try !site.slides()[0].contains("banner-title"))
  }

  @Test func optionsAreAttributes() throws {
    func carousel(_ options: String) throws -> String {
      let page = try site("\(BannerProcess.samples)/pictures/tiles.png", options: options).page()
      return String(page.firstMatch(of: /<banner-carousel.*>/)?.output ?? "")
    }
    #expect(try carousel("") == "<banner-carousel loop aria-label=\"Banners\">")
    #expect(try carousel("--no-loop --rewind") == "<banner-carousel rewind aria-label=\"Banners\">")
    #expect(
      try carousel("--axis vertical --autoplay 2.5 --effect cover-flow --indicator worm --spacing 12")
        == "<banner-carousel axis=\"vertical\" loop autoplay=\"2.5\" effect=\"cover-flow\" indicator=\"worm\" "
        + "spacing=\"12\" aria-label=\"Banners\">")
    #expect(try carousel("--page-extent 57% --alignment end").contains(" page-extent=\"57%\" alignment=\"end\""))
    #expect(try carousel("--page-extent 300.5").contains(" page-extent=\"300.5\""))
  }

  @Test func theDirectionIsThePages() throws {
    let page = try site("\(BannerProcess.samples)/pictures/tiles.png", options: "--rtl").page()
    #expect(page.contains("<html lang=\"en\" dir=\"rtl\">"))
  }

  @Test func theSizeIsTheShapeAndTheLargestWidth() throws {
    let names = ["aurora", "moonlit forest"].map { "\(BannerProcess.samples)/pictures/\($0).jpg" }
    let tall = try site(names[0], names[1], options: "--size 640x480 --page-extent 50% --spacing 8")
    let style = try tall.text("site.css")
    #expect(style.contains("max-inline-size: 640px;") && style.contains("aspect-ratio: 640 / 480;"))
    #expect(style.contains("--banner-extent: 50%;") && style.contains("gap: 8px;"))
    // A page is 320 × 480: what is flatter than that is cut at its sides.
    let slides = try tall.slides()
    #expect(WrittenSite.attribute("sizes", of: slides[0]) == "(max-width: 640px) 172vw, 1098px")
    #expect(WrittenSite.attribute("sizes", of: slides[1]) == "(max-width: 640px) 50vw, 320px")
    #expect(try !Self.sampleSite.get().text("site.css").contains("gap"))
  }

  @Test func aPictureThatCannotBeReadCostsItsBanner() throws {
    try Data("hello".utf8).write(to: URL(fileURLWithPath: folder.path("text.png")))
    let site = try site(folder.path("text.png"), "\(BannerProcess.samples)/pictures/tiles.png")
    #expect(try site.slides().count == 1 && site.entries().count == 1)
  }

  @Test func whereNothingIsLeftTheBuiltInBannersAre() throws {
    try Data("hello".utf8).write(to: URL(fileURLWithPath: folder.path("text.png")))
    for source in [folder.path("text.png"), try feed("")] {
      let site = try site(source)
      #expect(try site.slides().count == BuiltInBanners.all.count)
      #expect(try site.entries().map { $0["id"] ?? "" } == BuiltInBanners.all.map(\.id))
    }
  }

  @Test func bannersOfTheFutureAreInTheFeedAndThoseOfThePastAreNot() throws {
    let site = try site(
      try feed(
        "{\(tiles), \"title\": \"past\", \"endsAt\": \"2001-01-01\"}, {\(tiles), \"title\": \"now\", \"endsAt\": "
          + "\"2999-01-01T00:00:00.5Z\"}, {\(tiles), \"title\": \"later\", \"startsAt\": \"2998-01-01\", \"id\": \"l\"}"
      ))
    #expect(try site.slides().count == 1 && site.page().contains(">now<"))
    let entries = try site.entries()
    #expect(entries.map { $0["title"] } == ["now", "later"])
    #expect(entries[0]["endsAt"] == "2999-01-01T00:00:00.500Z" && entries[1]["startsAt"] == "2998-01-01T00:00:00Z")
    // An id that was made of a picture's place is none here.
    #expect(entries[0]["id"] == nil && entries[1]["id"] == "l")
  }

  @Test func theFeedIsOneThatThisLibraryReads() throws {
    let site = try Self.sampleSite.get()
    let url = URL(fileURLWithPath: "\(site.folder)/feed.json")
    let document = try FeedDocument(data: Data(contentsOf: url), baseURL: url)
    let original = try FeedDocument(
      data: Data(contentsOf: URL(fileURLWithPath: samples)), baseURL: URL(fileURLWithPath: samples))
    #expect(document.report.issues.isEmpty && document.report.unknownKeys.isEmpty)
    #expect(document.banners.map(\.id) == original.banners.map(\.id))
    #expect(document.banners.map(\.link) == original.banners.map(\.link))
    #expect(document.banners.map(\.endsAt) == original.banners.map(\.endsAt))
  }

  @Test func nothingTellsWhereThePicturesWere() throws {
    let site = try site("\(BannerProcess.samples)/pictures")
    for name in ["index.html", "feed.json"] {
      #expect(try !site.text(name).contains("file:") && !site.text(name).contains("Samples"))
    }
  }

  @Test func aBuildWithoutTheComponentSaysWhatMakesIt() throws {
    let command = WebCommand(sources: [samples], settings: Settings(), folder: folder.path("site"), component: [])
    #expect(
      throws: Failure("this build lacks the web component: 'scripts/run web' makes it and builds the command with it")
    ) { try command.run() }
    #expect(folder.contents.isEmpty)
  }

  @Test func theElementKnowsEveryName() throws {
    let options = URL(fileURLWithPath: BannerProcess.samples).deletingLastPathComponent()
      .appendingPathComponent("Web/options.js")
    let script = try String(contentsOf: options, encoding: .utf8)
    var settings = Settings()
    settings.carousel.axis = .vertical
    settings.carousel.rewind = true
    settings.carousel.autoplay = 1
    settings.carousel.effect = .cube
    settings.carousel.indicator.style = .worm
    settings.carousel.spacing = 1
    settings.carousel.pageExtent = .points(1)
    settings.carousel.alignment = .end
    let names = SiteAttributes.attributes(of: settings.carousel).map(\.name)
    #expect(names.count == 9)
    for name in names { #expect(script.contains("\"\(name)\"")) }
  }
}
