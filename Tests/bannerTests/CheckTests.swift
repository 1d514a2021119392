import Foundation
import Testing

@testable import banner

@Suite(.serialized) struct CheckTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ name: String, _ data: Data) throws {
    try data.write(to: URL(fileURLWithPath: folder.path(name)))
  }

  private func sample(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(BannerProcess.samples)/pictures/\(name)"))
  }

  private func check(_ sources: String...) throws -> (status: Int32, lines: [Substring]) {
    let run = try BannerProcess.run(["check"] + sources, in: folder.path)
    #expect(run.errors.isEmpty, "\(run.errors)")
    return (run.status, run.output.split(separator: "\n"))
  }

  @Test func theSamplesAreGood() throws {
    let run = try BannerProcess.run(["check", "feed.json"], in: BannerProcess.samples)
    #expect(run.status == 0, "\(run.output)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines.allSatisfy { $0.hasSuffix("  ok") && $0.contains("link https://example.com/") })
    #expect(lines[0].hasPrefix("1  pictures/aurora.jpg") && lines[0].contains("JPEG") && lines[0].contains("1600×700"))
  }

  @Test func aFolderIsSortedAsAPersonWouldAndWhatIsLeftOutIsSaid() throws {
    for name in ["b10.jpg", "b9.jpg", ".hidden.jpg"] { try write(name, try sample("aurora.jpg")) }
    try write("picture without a suffix", try sample("tiles.png"))
    try write("notes.txt", Data("hello".utf8))
    let (status, lines) = try check(".")
    #expect(status == 0)
    #expect(lines[0].contains("./b9.jpg") && lines[1].contains("./b10.jpg"))
    #expect(lines[2].contains("picture without a suffix") && lines[2].contains("PNG"))
    #expect(lines[3].contains("hidden files left out: 1"))
    #expect(lines[4].contains("left out: notes.txt"))
  }

  @Test(arguments: ["aurora.jpg", "tiles.png", "bloom.webp", "tide.gif"])
  func aFileThatWasCutOffIsAProblem(_ name: String) throws {
    try write(name, try sample(name).prefix(20_000))
    let (status, lines) = try check(name)
    #expect(status == 1)
    #expect(lines.count == 1 && lines[0].contains("problem: the file is cut off"), "\(lines)")
  }

  @Test func whatIsNoPictureIsAProblem() throws {
    try write("text.png", Data("hello".utf8))
    try write("empty.jpg", Data())
    mkfifo(folder.path("pipe"), 0o600)
    try write("feed.json", Data(#"["pipe", "nowhere.png", "http://127.0.0.1:1/a.png"]"#.utf8))
    let (status, lines) = try check("text.png", "empty.jpg", "feed.json")
    #expect(status == 1)
    #expect(lines.count == 5 && lines.allSatisfy { $0.contains("problem: ") }, "\(lines)")
  }

  @Test func whatIsWrongInAFeedIsSaidOfItsEntry() throws {
    try write("a.jpg", try sample("aurora.jpg"))
    let feed = """
      [{"image": "a.jpg", "link": "javascript:alert(1)"}, {"title": "no picture"}, "a.jpg",
       {"image": "a.jpg", "endsAt": "2001-01-01"}]
      """
    try write("feed.json", Data(feed.utf8))
    let (status, lines) = try check("feed.json")
    #expect(status == 1)
    #expect(lines.count == 4)
    #expect(lines[0].contains("problem: link") && lines[0].contains("javascript"))
    #expect(lines[1].contains("feed.json, entry 2") && lines[1].contains("problem: image is missing"))
    #expect(lines[2].hasSuffix("  ok"))
    #expect(lines[3].contains("no longer shown since 2001-01-01"))
  }

  @Test func aFeedWithoutBannersIsAProblem() throws {
    try write("feed.json", Data("{\"banners\": []}".utf8))
    let (status, lines) = try check("feed.json")
    #expect(status == 1)
    #expect(lines.contains { $0.contains("the feed has no banners") })
    #expect(lines.contains { $0.contains("built-in") })
  }

  @Test func aFeedAndAPictureOnTheWebAreCheckedAsFilesAre() throws {
    let server = try SampleServer()
    let (status, lines) = try check(
      "\(server.address)/feed.json", "\(server.address)/pictures/moonlit forest.jpg", "\(server.address)/none.png")
    #expect(status == 1)
    #expect(lines.count == 9, "\(lines)")
    #expect(lines.prefix(8).allSatisfy { $0.hasSuffix("  ok") && $0.contains("last-modified") })
    #expect(lines.last?.contains("problem: the server answered with status 404") == true)
    #expect(lines[3].contains("640×280") && lines[3].contains("126 KB") && lines[3].contains("16 frames in 1.4 s"))
  }

  private struct Report: Decodable {
    var name: String?
    var problems: [String]
    var shownNow: Bool?
    var image: URL?
    var format: String?
    var width: Int?
    var height: Int?
    var bytes: Int?
    var frames: Int?
    var seconds: Double?
    var cacheHeaders: [String: String]?
  }

  @Test func forMachinesItIsAnArrayOfObjects() throws {
    let server = try SampleServer()
    try write("feed.json", Data(#"["\#(server.address)/pictures/tide.gif", 3]"#.utf8))
    let run = try BannerProcess.run(["check", "--json", "feed.json"], in: folder.path)
    #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
    let reports = try JSONDecoder().decode([Report].self, from: Data(run.output.utf8))
    try #require(reports.count == 2, "\(run.output)")
    let picture = reports[0]
    let size = try sample("tide.gif").count
    #expect(picture.name == picture.image?.absoluteString && picture.shownNow == true && picture.problems == [])
    #expect(picture.format == "GIF" && picture.width == 640 && picture.height == 280)
    #expect(picture.frames == 16 && picture.seconds == 1.44 && picture.bytes == size)
    #expect(picture.cacheHeaders?["last-modified"] != nil)
    #expect(reports[1].problems.count == 1 && reports[1].shownNow == false)
  }

  @Test func whatIsWrongWithAWholeFeedIsInTheArrayToo() throws {
    try write("feed.json", Data("[]".utf8))
    let run = try BannerProcess.run(["check", "--json", "feed.json"], in: folder.path)
    let reports = try JSONDecoder().decode([Report].self, from: Data(run.output.utf8))
    #expect(run.status == 1 && !reports.isEmpty && reports.allSatisfy { $0.name == nil && $0.problems.count == 1 })
  }

  @Test func nothingInAFeedCanSteerATerminalOrBeginALine() throws {
    try write("a\u{1B}[31m\n.jpg", try sample("aurora.jpg"))
    let (status, lines) = try check("a\u{1B}[31m\n.jpg", ".")
    #expect(status == 0)
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { line in !line.unicodeScalars.contains { $0.value < 32 } })
  }

  @Test func columnsStandInLine() {
    var table = Table(alignedRight: [0])
    table.append(["9", "a", "", "x"])
    table.append(["10", "", "", ""])
    table.append(["7", "äö", "", "y"])
    #expect(table.lines == [" 9  a   x", "10", " 7  äö  y"])
  }

  @Test(arguments: [
    (0, "0 bytes"), (999, "999 bytes"), (1000, "1 KB"), (181_500, "182 KB"), (999_499, "999 KB"),
    (999_500, "1.0 MB"), (1_949_999, "1.9 MB"), (12_000_000_000, "12000.0 MB"),
  ])
  func lengthsAreSaidAsPeopleDo(_ bytes: Int, _ text: String) async {
    #expect(await CheckCommand.size(bytes) == text)
  }
}
