import Banners
import Foundation
import Testing

@testable import BannerImages

@Suite struct PipelineFailureTests {
  @Test(arguments: [
    ("", DecodeError.empty), ("<html>", .unknownFormat("HTML")), ("half a picture", .truncated),
  ]) func whatIsNoPictureFailsWithItsStageIsNotKeptAndIsTriedAgainLater(body: String, error: DecodeError) async {
    let bench = Bench(loader: StepLoader { _ in .picture(body, ["cache-control": "max-age=1000"]) })
    #expect(await bench.get(request("a")) == .failure(.decoding(error)))
    #expect(ImageError(source: request("a").source, reason: .decoding(error)).stage == .decode)
    await bench.disk.flush()
    #expect(await bench.disk.entry(for: "https://example.com/a") == nil)
    #expect(await bench.get(request("a")) == .failure(.decoding(error)))
    #expect(bench.loader.count == 1, "the failure is remembered")
    bench.loader.setScript { _ in .picture("picture") }
    bench.clock.advance(by: 1)
    #expect(await bench.get(request("a")) == .picture("picture"))
    await bench.disk.flush()
    #expect(await bench.disk.entry(for: "https://example.com/a") != nil)
  }

  @Test func theWaitDoublesUpToItsLimitAndASuccessEndsIt() async {
    let bench = Bench(loader: StepLoader { _ in .failure(.status(404)) })
    var waits: [Double] = []
    for _ in 0..<11 {
      #expect(await bench.get(request("a")) == .failure(.loading(.status(404))))
      let wait = bench.pipeline.retryDelay(for: request("a")) ?? 0
      waits.append(wait)
      bench.clock.advance(by: wait)
    }
    #expect(waits == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
    bench.loader.setScript { _ in .picture("picture", ["cache-control": "no-store"]) }
    #expect(await bench.get(request("a")) == .picture("picture"))
    bench.loader.setScript { _ in .failure(.status(404)) }
    #expect(await bench.get(request("a")) == .failure(.loading(.status(404))))
    #expect(bench.pipeline.retryDelay(for: request("a")) == 1)
    bench.pipeline.forgetFailures()
    #expect(bench.pipeline.retryDelay(for: request("a")) == nil)
  }

  @Test(
    arguments: [(nil, 1.0), (120, 120), (0.5, 1), (-1, 1), (3600, 3600), (1e9, 3600), (.nan, 1)] as [(Double?, Double)])
  func aServerThatAsksToBeLeftAloneIsForAnHourAtTheMost(asked: Double?, wait: Double) async {
    let bench = Bench(loader: StepLoader { _ in .failure(.status(503), retryAfter: asked) })
    #expect(await bench.get(request("a")) == .failure(.loading(.status(503))))
    #expect(bench.pipeline.retryDelay(for: request("a")) == wait)
    bench.clock.advance(by: wait - 0.25)
    #expect(await bench.get(request("a")) == .failure(.loading(.status(503))))
    #expect(bench.loader.count == 1)
  }

  @Test func twoSizesOfOneBadPictureAreOneFailure() async {
    let bench = Bench(decoder: TestDecoder(isHeld: true), limits: { $0.decodes = 2 })
    let small = Task { await bench.get(request("a", width: 10)) }
    let large = Task { await bench.get(request("a", width: 20)) }
    await until {
      bench.pipeline.sources.users(of: SourceKey(source: "https://example.com/a", ignoresDisk: false)) == 2
    }
    await until { bench.loader.count == 1 }
    bench.loader.answer(0, "half")
    await until { bench.decoder.running == 2 }
    bench.decoder.letOn(2)
    #expect(await small.value == .failure(.decoding(.truncated)))
    #expect(await large.value == .failure(.decoding(.truncated)))
    #expect(bench.pipeline.retryDelay(for: request("a")) == 1)
  }

  @Test(arguments: [(0, 10), (10, 0), (-1, 10), (.min, .min)])
  func aSizeThatIsNoneIsRefused(width: Int, height: Int) async {
    let bench = Bench()
    let found = await bench.get(request("a", width: width, height: height))
    guard case .failure(.request) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(bench.loader.count == 0)
  }

  @Test func aMissingResourceIsNamed() async {
    let (source, size) = (ImageSource.resource("no such picture"), 1)
    let pipeline = ImagePipeline(decoder: TestDecoder(), loader: ResourceLoader(), disk: nil)
    let request = ImageRequest(source: source, width: size, height: size)
    let error = await #expect(throws: ImageError.self) { try await pipeline.image(for: request) }
    #expect(error?.stage == .load)
    #expect(error?.description.contains("no such picture") == true)
    #expect(error?.isWorthRetrying == false)
  }

  @Test func aResourceIsLoadedAndDecodedOnceAndNotKeptOnDisk() async {
    let bench = Bench(loader: StepLoader { .picture("picture \($0.url.absoluteString)") })
    let request = ImageRequest(source: .resource("bannerkit/silk.jpg"), width: 1, height: 1)
    for _ in 0..<2 { #expect(await bench.get(request) == .picture("picture resource:bannerkit/silk.jpg")) }
    bench.clock.advance(by: 1e9)
    #expect(await bench.get(request) == .picture("picture resource:bannerkit/silk.jpg"))
    #expect(bench.loader.count == 1)
    await bench.disk.flush()
    #expect(bench.scratch.names.isEmpty)
  }

  @Test func failuresBeyondTheLimitAreForgottenAndTheOthersNot() {
    var memory = FailureMemory(firstWait: 1, longestWait: 300, capacity: 10)
    let error = ImageError(source: .resource("a"), reason: .decoding(.truncated))
    for number in 0..<20 { memory.note(error, for: "\(number)", at: Double(number) / 100, chance: 0) }
    #expect((0..<20).filter { memory.failure(for: "\($0)", at: 0.2) != nil } == Array(10..<20))
  }

  @Test func chanceShortensAWaitByAQuarterAtTheMost() {
    let error = ImageError(source: .resource("a"), reason: .decoding(.truncated))
    for (chance, wait) in [(0, 8.0), (0.5, 7), (0.999999, 6), (7, 6), (-1, 8)] {
      var memory = FailureMemory(firstWait: 8, longestWait: 300, capacity: 10)
      let noted = memory.note(error, for: "a", at: 0, chance: chance)
      #expect(abs(noted - wait) < 0.001)
    }
  }

  @Test func whoWasNotAskedForInALongWhileBeginsAnew() {
    var memory = FailureMemory(firstWait: 1, longestWait: 300, capacity: 10)
    let error = ImageError(source: .resource("a"), reason: .decoding(.truncated))
    let waits = [0, 300, 1000].map { memory.note(error, for: "a", at: $0, chance: 0) }
    #expect(waits == [1, 2, 1])
  }
}
