import Banners
import Foundation
import Testing

@testable import BannerImages

@Suite struct PipelineFreshnessTests {
  let key = "https://example.com/a"

  @Test func aGoodPictureIsNotLoadedAgainAlsoInTheNextRun() async {
    let bench = Bench(loader: StepLoader { _ in .picture("picture", ["cache-control": "max-age=60"]) })
    #expect(await bench.get(request("a")) == .picture("picture"))
    #expect(await bench.get(request("a")) == .picture("picture"))
    #expect(bench.decoder.decoded.count == 1)
    await bench.disk.flush()
    let next = Bench(scratch: bench.scratch)
    next.clock.advance(by: 59)
    #expect(await next.get(request("a")) == .picture("picture"))
    #expect(next.loader.count == 0)
    #expect(bench.loader.count == 1)
  }

  @Test func whatIsInMemoryIsThereAtOnceAlsoWhenItIsOld() async {
    let bench = Bench(loader: StepLoader { _ in .picture("picture", ["cache-control": "max-age=60"]) })
    #expect(bench.pipeline.cachedImage(for: request("a")) == nil)
    _ = await bench.get(request("a"))
    bench.clock.advance(by: 1000)
    #expect(bench.pipeline.cachedImage(for: request("a"))?.body == "picture")
    #expect(bench.pipeline.cachedImage(for: request("a", width: 7)) == nil)
  }

  @Test(arguments: [false, true]) func aPictureThatIsStillGoodIsConfirmedAndNotDecodedAgain(isInMemory: Bool) async {
    let bench = Bench()
    bench.loader.setScript { _ in
      .picture("picture", ["cache-control": "max-age=60", "etag": "\"1\"", "last-modified": "yesterday"])
    }
    _ = await bench.get(request("a"))
    bench.clock.advance(by: 61)
    if !isInMemory {
      await bench.disk.flush()
      bench.pipeline.trimMemory()
    }
    bench.loader.setScript { _ in .picture("", ["cache-control": "max-age=600"], status: 304) }
    #expect(await bench.get(request("a")) == .picture("picture"))
    #expect(bench.loader.requests[1].headers == ["If-None-Match": "\"1\"", "If-Modified-Since": "yesterday"])
    #expect(bench.decoder.decoded.count == (isInMemory ? 1 : 2))
    bench.clock.advance(by: 599)
    #expect(await bench.get(request("a")) == .picture("picture"))
    await bench.disk.flush()
    bench.pipeline.trimMemory()
    #expect(await bench.get(request("a")) == .picture("picture"))
    #expect(bench.loader.count == 2, "the new time is kept in memory and on disk")
  }

  @Test func aNewPictureTakesThePlaceOfTheOld() async {
    let bench = Bench()
    bench.loader.setScript { _ in .picture("picture 1", ["cache-control": "max-age=60", "etag": "\"1\""]) }
    _ = await bench.get(request("a"))
    bench.clock.advance(by: 61)
    bench.loader.setScript { _ in .picture("picture 2", ["cache-control": "max-age=60", "etag": "\"2\""]) }
    #expect(await bench.get(request("a")) == .picture("picture 2"))
    await bench.disk.flush()
    #expect(await bench.disk.entry(for: key)?.fields["etag"] == "\"2\"")
  }

  @Test func whatMustNotBeKeptIsNot() async {
    let bench = Bench(loader: StepLoader { _ in .picture("picture", ["cache-control": "max-age=60"]) })
    _ = await bench.get(request("a"))
    bench.clock.advance(by: 61)
    bench.loader.setScript { _ in .picture("picture 2", ["cache-control": "no-store"]) }
    #expect(await bench.get(request("a")) == .picture("picture 2"))
    await bench.disk.flush()
    #expect(bench.pipeline.cachedImage(for: request("a")) == nil)
    #expect(await bench.disk.entry(for: key)?.body != Data("picture 2".utf8))
  }

  @Test func whatMustBeAskedAboutIsAskedAboutEachTimeAndDecodedOnce() async {
    let bench = Bench()
    bench.loader.setScript { request in
      request.headers["If-None-Match"] == nil
        ? .picture("picture", ["cache-control": "no-cache", "etag": "\"1\""])
        : .picture("", ["cache-control": "no-cache"], status: 304)
    }
    for _ in 0..<5 { #expect(await bench.get(request("a")) == .picture("picture")) }
    #expect(bench.loader.count == 5)
    #expect(bench.decoder.decoded.count == 1)
  }

  @Test(arguments: [
    LoadError.Reason.connection("down"), .status(404), .status(503), .timedOut("total"), .truncated,
  ]) func anOlderPictureIsShownWhileTheServerIsInTrouble(reason: LoadError.Reason) async {
    let bench = Bench()
    bench.loader.setScript { _ in .picture("picture", ["cache-control": "max-age=60, must-revalidate"]) }
    _ = await bench.get(request("a"))
    await bench.disk.flush()
    bench.clock.advance(by: 86400)
    bench.loader.setScript { _ in .failure(reason) }
    #expect(await bench.get(request("a")) == .picture("picture"))
    bench.pipeline.trimMemory()
    #expect(await bench.get(request("a")) == .picture("picture"), "from disk")
    #expect(bench.loader.count == 2, "the server is left alone for a while")
    bench.clock.advance(by: 1)
    bench.loader.setScript { _ in .picture("picture 2") }
    #expect(await bench.get(request("a")) == .picture("picture 2"))
  }

  @Test func anOlderPictureIsShownAlsoWithoutADisk() async {
    let (clock, loader) = (TestClock(), StepLoader { _ in .picture("picture") })
    let pipeline = ImagePipeline(decoder: TestDecoder(), loader: loader, disk: nil, clock: clock.clock)
    #expect(try! await pipeline.image(for: request("a")).body == "picture")
    clock.advance(by: 1000)
    loader.setScript { _ in .failure(.connection("down")) }
    #expect(try! await pipeline.image(for: request("a")).body == "picture")
    #expect(loader.count == 2)
  }

  @Test(arguments: ["", "<html>", "half a picture"])
  func anAnswerThatIsNoPictureDoesNotTakeThePlaceOfAGoodOne(body: String) async {
    let bench = Bench(loader: StepLoader { _ in .picture("picture", ["cache-control": "max-age=60"]) })
    _ = await bench.get(request("a"))
    await bench.disk.flush()
    bench.clock.advance(by: 61)
    bench.pipeline.trimMemory()
    bench.loader.setScript { _ in .picture(body, ["cache-control": "max-age=60"]) }
    #expect(await bench.get(request("a")) == .picture("picture"))
    await bench.disk.flush()
    #expect(await bench.disk.entry(for: key)?.body == Data("picture".utf8))
  }

  @Test func anEntryOnDiskThatIsNoPictureIsLoadedAgain() async {
    let bench = Bench(loader: StepLoader { _ in .picture("picture") })
    bench.disk.insert(
      DiskEntry(key: key, body: Data("rot".utf8), fields: ["etag": "1"], stored: 1_000_000, expires: 2_000_000))
    #expect(await bench.get(request("a")) == .picture("picture"))
    #expect(bench.loader.requests.map(\.headers) == [[:]], "asked for anew, not about the bad one")
    await bench.disk.flush()
    #expect(await bench.disk.entry(for: key)?.body == Data("picture".utf8))
  }

  @Test func anEntryOnDiskThatIsNoPictureGoesAlsoWhenTheServerIsInTrouble() async {
    let bench = Bench(loader: StepLoader { _ in .failure(.connection("down")) })
    bench.disk.insert(DiskEntry(key: key, body: Data("rot".utf8), stored: 1_000_000, expires: 1_000_000))
    #expect(await bench.get(request("a")) == .failure(.loading(.connection("down"))))
    #expect(await bench.disk.entry(for: key) == nil)
    #expect(bench.loader.count == 1)
  }

  @Test(arguments: [304, 206]) func anAnswerToAnotherQuestionIsAFailure(status: Int) async {
    let bench = Bench(loader: StepLoader { _ in .picture("picture", status: status) })
    guard case .failure(.loading) = await bench.get(request("a")) else {
      Issue.record("it was taken for a picture")
      return
    }
  }

  @Test(arguments: [-1e8, 1e8]) func aClockThatIsSetWrongCostsAQuestionAtTheMost(seconds: Double) async {
    let bench = Bench(loader: StepLoader { _ in .picture("picture", ["cache-control": "max-age=60", "etag": "1"]) })
    _ = await bench.get(request("a"))
    await bench.disk.flush()
    bench.clock.setWallClock(by: seconds)
    #expect(await bench.get(request("a")) == .picture("picture"))
    #expect(bench.loader.count == 1, "what is in memory goes by a clock that is not set")
    bench.pipeline.trimMemory()
    bench.loader.setScript { _ in .picture("picture", ["cache-control": "max-age=60", "etag": "1"]) }
    #expect(await bench.get(request("a")) == .picture("picture"))
    #expect(await bench.get(request("a")) == .picture("picture"))
    #expect(bench.loader.count == 2)
  }

  @Test func aFileThatChangesIsSeenAndOneThatDoesNotIsNotDecodedAgain() async {
    let bench = Bench(loader: StepLoader { _ in .picture("picture 1") })
    let file = ImageRequest(source: .url(URL(fileURLWithPath: "/a.png")), width: 1, height: 1)
    #expect(await bench.get(file) == .picture("picture 1"))
    bench.clock.advance(by: 3)
    #expect(await bench.get(file) == .picture("picture 1"))
    #expect(bench.decoder.decoded.count == 1)
    bench.loader.setScript { _ in .picture("picture 2") }
    bench.clock.advance(by: 3)
    #expect(await bench.get(file) == .picture("picture 2"))
    await bench.disk.flush()
    #expect(bench.scratch.names.isEmpty, "a file needs no copy")
  }
}
