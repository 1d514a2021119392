import Foundation
import Testing

@testable import Banners

@Suite struct LastGoodOnDiskTests {
  /// A folder that goes with the test.
  private final class Folder: Sendable {
    let path = NSTemporaryDirectory() + "bannerkit-feeds-\(UUID().uuidString)"

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var file: String { "\(path)/\(LastGoodFile.name(feed: web))" }

    func keeper() -> LastGoodOnDisk { LastGoodOnDisk(feed: web, directory: path) }
  }

  private let folder = Folder()
  private let answer = LoadedFeed(
    data: Data(#"["a.jpg"]"#.utf8), url: URL(string: "https://cdn.example/f/feed.json?x=%20")!,
    validators: ["etag": "W/\"é\"", "last-modified": "Sun, 06 Nov 1994 08:49:37 GMT"])

  @Test func whatWasKeptIsThereAfterARestart() async throws {
    #expect(await folder.keeper().lastGood() == nil)
    await folder.keeper().keep(answer)
    #expect(await folder.keeper().lastGood() == answer)
    let newer = LoadedFeed(data: Data(), url: web)
    await folder.keeper().keep(newer)
    #expect(await folder.keeper().lastGood() == newer)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
  }

  @Test func eachFeedHasAnAnswerOfItsOwn() async throws {
    await folder.keeper().keep(answer)
    let other = URL(string: "https://shop.example/other.json")!
    #expect(await LastGoodOnDisk(feed: other, directory: folder.path).lastGood() == nil)
    // Also where two names should meet.
    try FileManager.default.copyItem(atPath: folder.file, toPath: "\(folder.path)/\(LastGoodFile.name(feed: other))")
    #expect(await LastGoodOnDisk(feed: other, directory: folder.path).lastGood() == nil)
  }

  @Test func aFileThatIsDamagedAnywhereIsNoAnswer() throws {
    let good = LastGoodFile.bytes(of: answer, feed: web)
    #expect(LastGoodFile.answer(in: good, feed: web) == answer)
    for place in good.indices {
      for bit in 0..<8 {
        var bad = good
        bad[place] ^= 1 << bit
        #expect(LastGoodFile.answer(in: bad, feed: web) == nil, "bit \(bit) of byte \(place)")
      }
      #expect(LastGoodFile.answer(in: good.prefix(place), feed: web) == nil, "\(place) bytes")
    }
    #expect(LastGoodFile.answer(in: good + [0], feed: web) == nil)
  }

  @Test func aDamagedFileIsReplacedByTheNextGoodAnswer() async throws {
    await folder.keeper().keep(answer)
    let handle = try #require(FileHandle(forWritingAtPath: folder.file))
    try handle.truncate(atOffset: 60)
    try handle.close()
    let keeper = folder.keeper()
    #expect(await keeper.lastGood() == nil)
    await keeper.keep(answer)
    #expect(await folder.keeper().lastGood() == answer)
  }

  @Test func whatAKilledWriterLeftIsNeitherReadNorInTheWay() async throws {
    await folder.keeper().keep(answer)
    try Data(repeating: 7, count: 100_000).write(to: URL(fileURLWithPath: folder.file + ".new"))
    #expect(await folder.keeper().lastGood() == answer)
    let newer = LoadedFeed(data: Data("[]".utf8), url: web)
    await folder.keeper().keep(newer)
    #expect(await folder.keeper().lastGood() == newer)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
  }

  @Test func theSameAnswerIsWrittenOnce() async throws {
    let keeper = folder.keeper()
    await keeper.keep(answer)
    try FileManager.default.removeItem(atPath: folder.file)
    await keeper.keep(answer)
    #expect(!FileManager.default.fileExists(atPath: folder.file))
  }

  @Test func theSameAnswerWithAnotherTagIsNotWrittenAgain() async throws {
    let keeper = folder.keeper()
    await keeper.keep(answer)
    try FileManager.default.removeItem(atPath: folder.file)
    let tagged = LoadedFeed(data: answer.data, url: answer.url, validators: ["etag": "\"2\""])
    await keeper.keep(tagged)
    #expect(!FileManager.default.fileExists(atPath: folder.file))
    #expect(await keeper.lastGood() == tagged)
  }

  @Test func whereTheDiskFailsTheAnswerStaysInMemoryAndSomebodyIsTold() async throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: "\(folder.path)/file"))
    let (problems, told) = AsyncStream.makeStream(of: String.self)
    let keeper = LastGoodOnDisk(feed: web, directory: "\(folder.path)/file/feeds") { told.yield($0) }
    await keeper.keep(answer)
    #expect(await keeper.lastGood() == answer)
    let problem = await problems.first { _ in true }
    #expect(problem?.hasPrefix("\(folder.path)/file/feeds/") == true, "\(problem ?? "nothing")")
  }

  @Test func aPipeInTheFilesPlaceIsNotWaitedFor() async throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    #expect(mkfifo(folder.file, 0o600) == 0)
    #expect(await folder.keeper().lastGood() == nil)
  }

  @Test func writersAtTheSameTimeLeaveOneWholeAnswer() async throws {
    let answers = (0..<40).map { number in
      LoadedFeed(data: Data(repeating: UInt8(number), count: 5000 + number * 700), url: web)
    }
    await withTaskGroup(of: Void.self) { group in
      for answer in answers {
        group.addTask { [folder] in await folder.keeper().keep(answer) }
      }
    }
    let left = try #require(await folder.keeper().lastGood())
    #expect(answers.contains(left))
  }

  @Test func theFolderIsAmongTheUsersCaches() {
    #expect(CachesDirectory.named("feeds", environment: ["XDG_CACHE_HOME": "/c"], home: "/h") == "/c/bannerkit/feeds")
    #expect(
      CachesDirectory.named("feeds", environment: ["XDG_CACHE_HOME": "c"], home: "/h") == "/h/.cache/bannerkit/feeds")
  }
}
