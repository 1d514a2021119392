import Banners
import Foundation
import Testing

@testable import BannerImages

/// A picture that stays wanted for hours, as on a screen in a shop window.
@Suite struct PipelineRefreshTests {
  /// Listens to a picture until the test ends.
  private final class Listener: Sendable {
    private let told = Locked([String]())
    private let task: Task<Void, Never>

    init(_ bench: Bench, _ request: ImageRequest = request("a")) {
      let stream = bench.pipeline.images(for: request)
      task = Task { [told] in
        for await update in stream {
          let word: String
          switch update {
          case .picture(let picture): word = picture.body
          case .olderPicture(let picture): word = "older " + picture.body
          case .failure: word = "failure"
          }
          told.withLock { $0.append(word) }
        }
        told.withLock { $0.append("end") }
      }
    }

    deinit { task.cancel() }

    var words: [String] { told.withLock { $0 } }
  }

  /// A server that has a picture with a tag, and says 304 to whoever has it.
  private static func answer(_ version: Int, _ control: String) -> @Sendable (LoadRequest) -> TestAnswer {
    { request in
      let headers = ["cache-control": control, "etag": "\"\(version)\""]
      return request.headers["If-None-Match"] == headers["etag"]
        ? .picture("", headers, status: 304) : .picture("picture \(version)", headers)
    }
  }

  /// Moves the time on, and waits until the stream waits again.
  private func advance(_ bench: Bench, by seconds: Double) async {
    await until { bench.clock.sleepers == 1 }
    bench.clock.advance(by: seconds)
    await until { bench.clock.sleepers == 1 }
  }

  @Test(arguments: [false, true])
  func aPictureThatStaysWantedIsAskedAboutWhenItsTimeIsOver(isTrimmed: Bool) async {
    let bench = Bench(loader: StepLoader(Self.answer(1, "max-age=120")))
    let listener = Listener(bench)
    await advance(bench, by: 119)
    #expect(bench.loader.count == 1)
    if isTrimmed { bench.pipeline.trimMemory() }
    await advance(bench, by: 1)
    #expect(bench.loader.count == 2)
    #expect(listener.words == ["picture 1"], "the same is not told again")
    #expect(bench.loader.requests[1].isUrgent == false, "nobody waits for it")
    bench.loader.setScript(Self.answer(2, "max-age=120"))
    await advance(bench, by: 120)
    await until { listener.words == ["picture 1", "picture 2"] }
    #expect(bench.loader.count == 3)
  }

  @Test(arguments: ["max-age=0", "no-cache", "no-store", "max-age=1"])
  func aServerIsNotAskedMoreOftenThanTheLimitSays(control: String) async {
    let bench = Bench(loader: StepLoader(Self.answer(1, control)), limits: { $0.shortestRefresh = 30 })
    let listener = Listener(bench)
    for count in 1...4 {
      await advance(bench, by: 29)
      #expect(bench.loader.count == count)
      await advance(bench, by: 1)
      #expect(bench.loader.count == count + 1)
    }
    await until { listener.words == ["picture 1"] }
    bench.loader.setScript(Self.answer(2, control))
    await advance(bench, by: 30)
    await until { listener.words == ["picture 1", "picture 2"] }
  }

  @Test(arguments: [0, -1, Double.nan]) func noLimitIsShorterThanASecond(limit: Double) async {
    let bench = Bench(loader: StepLoader(Self.answer(1, "no-store")), limits: { $0.shortestRefresh = limit })
    let listener = Listener(bench)
    await advance(bench, by: 0.9)
    #expect(bench.loader.count == 1)
    await advance(bench, by: 0.1)
    #expect(bench.loader.count == 2)
    await until { listener.words == ["picture 1"] }
  }

  @Test func aPictureOfWhichNothingIsSaidIsAskedAboutAfterAWhile() async {
    let bench = Bench(loader: StepLoader { _ in .picture("picture") })
    let listener = Listener(bench)
    await advance(bench, by: 299)
    #expect(bench.loader.count == 1)
    await advance(bench, by: 1)
    #expect(bench.loader.count == 2)
    #expect(bench.decoder.decoded.count == 1, "the same bytes are not decoded again")
    await until { listener.words == ["picture"] }
  }

  @Test func aServerThatFailsMeanwhileIsAskedAgainSoonAndThePictureStays() async {
    let bench = Bench(loader: StepLoader(Self.answer(1, "max-age=120")))
    let listener = Listener(bench)
    await until { bench.clock.sleepers == 1 }
    bench.loader.setScript { _ in .failure(.status(503)) }
    await advance(bench, by: 120)
    await until { listener.words == ["picture 1", "failure"] }
    bench.loader.setScript(Self.answer(1, "max-age=120"))
    await advance(bench, by: 1)
    await until { listener.words == ["picture 1", "failure", "picture 1"] }
    bench.loader.setScript(Self.answer(2, "max-age=120"))
    await advance(bench, by: 120)
    await until { listener.words == ["picture 1", "failure", "picture 1", "picture 2"] }
  }

  @Test func whatIsGoodForEverEndsIt() async {
    let bench = Bench(loader: StepLoader { _ in .picture("picture") })
    let listener = Listener(bench, ImageRequest(source: .resource("a"), width: 1, height: 1))
    await until { listener.words == ["picture", "end"] }
  }
}
