import Banners
import Foundation
import Testing

@testable import BannerImages

@Suite struct PipelineUpdateTests {
  /// Collects what a stream tells, as words.
  private func watch(_ bench: Bench, _ request: ImageRequest) -> (told: Locked<[String]>, task: Task<Void, Never>) {
    let told = Locked([String]())
    let stream = bench.pipeline.images(for: request)
    let task = Task {
      for await update in stream {
        let word: String
        switch update {
        case .picture(let picture): word = picture.body
        case .olderPicture(let picture): word = "older " + picture.body
        case .failure(let error, let wait): word = "\(error.stage.rawValue) \(wait ?? -1)"
        }
        told.withLock { $0.append(word) }
      }
      told.withLock { $0.append("end") }
    }
    return (told, task)
  }

  @Test func aMissingPictureIsTriedAgainAndShownWhenItComes() async {
    let bench = Bench(loader: StepLoader { _ in .failure(.status(404)) })
    let (told, task) = watch(bench, request("a"))
    for wait in [1, 2, 4] {
      await until { bench.clock.sleepers == 1 }
      bench.clock.advance(by: Double(wait) - 0.25)
      #expect(bench.clock.sleepers == 1, "not before its time")
      bench.clock.advance(by: 0.25)
    }
    await until { bench.clock.sleepers == 1 }
    bench.loader.setScript { _ in .picture("picture") }
    bench.clock.advance(by: 8)
    await until { told.withLock { $0 } == ["load 1.0", "load 2.0", "load 4.0", "load 8.0", "picture"] }
    task.cancel()
  }

  @Test func whenFailuresAreForgottenAllThatWaitTryAgainAtOnce() async {
    let bench = Bench(loader: StepLoader { _ in .failure(.status(404), retryAfter: 3000) })
    let watched = ["a", "b"].map { watch(bench, request($0)) }
    await until { bench.clock.sleepers == 2 }
    bench.pipeline.forgetFailures()
    await until { bench.loader.count == 4 && bench.clock.sleepers == 2 }
    bench.loader.setScript { _ in .picture("picture", ["cache-control": "max-age=60"]) }
    bench.pipeline.forgetFailures()
    for (told, _) in watched {
      await until { told.withLock { $0 } == ["load 3000.0", "load 3000.0", "picture"] }
    }
    await until { bench.clock.sleepers == 2 }
    bench.pipeline.forgetFailures()
    #expect(bench.clock.sleepers == 2 && bench.loader.count == 6, "what is good is left alone")
    for (_, task) in watched { task.cancel() }
    await until { bench.clock.sleepers == 0 }
  }

  @Test func nobodyListensAndNothingIsTriedAgain() async {
    let bench = Bench(loader: StepLoader { _ in .failure(.status(404)) })
    let (_, task) = watch(bench, request("a"))
    await until { bench.clock.sleepers == 1 }
    task.cancel()
    await until { bench.clock.sleepers == 0 }
    bench.clock.advance(by: 1000)
    #expect(bench.loader.count == 1)
  }

  @Test(arguments: [false, true]) func theOlderPictureComesAtOnceAndTheNewOneWhenItIsThere(isInMemory: Bool) async {
    let bench = Bench()
    bench.loader.setScript { _ in .picture("picture 1", ["cache-control": "max-age=60"]) }
    _ = await bench.get(request("a"))
    await bench.disk.flush()
    if !isInMemory { bench.pipeline.trimMemory() }
    bench.clock.advance(by: 61)
    bench.loader.setScript { _ in .failure(.connection("down")) }
    let (told, task) = watch(bench, request("a"))
    await until { bench.clock.sleepers == 1 }
    await until { told.withLock { $0 } == ["older picture 1", "load 1.0"] }
    bench.loader.setScript { _ in .picture("picture 2") }
    bench.clock.advance(by: 1)
    await until { told.withLock { $0 } == ["older picture 1", "load 1.0", "picture 2"] }
    task.cancel()
    #expect(bench.decoder.decoded.map(\.body) == (isInMemory ? [1, 2] : [1, 1, 2]).map { "picture \($0)" })
  }

  @Test func aGoodPictureInMemoryOrOnDiskIsShownWithoutAQuestion() async {
    let bench = Bench(loader: StepLoader { _ in .picture("picture", ["cache-control": "max-age=60"]) })
    _ = await bench.get(request("a"))
    for _ in 0..<2 {
      let (told, task) = watch(bench, request("a"))
      await until { bench.clock.sleepers == 1 }
      await until { told.withLock { $0 } == ["picture"] }
      task.cancel()
      await until { bench.clock.sleepers == 0 }
      await bench.disk.flush()
      bench.pipeline.trimMemory()
    }
    #expect(bench.loader.count == 1)
  }

  @Test func whatNoOtherTryCanChangeEndsIt() async {
    let bench = Bench(loader: StepLoader { _ in .failure(.unsupportedScheme("ftp")) })
    let (told, task) = watch(bench, request("a"))
    await task.value
    let (nothing, other) = watch(bench, request("a", width: 0))
    await other.value
    #expect(told.withLock { $0 } == ["load -1.0", "end"])
    #expect(nothing.withLock { $0 } == ["request -1.0", "end"])
  }

  @Test func manyWhoListenShareEachTry() async {
    let bench = Bench(loader: StepLoader())
    let watched = (0..<20).map { _ in watch(bench, request("a")) }
    await until { bench.pipeline.pictures.users(of: request("a")) == 20 && bench.loader.count == 1 }
    bench.loader.answer(0, with: .failure(.status(500)))
    await until { bench.clock.sleepers == 20 }
    bench.clock.advance(by: 1)
    await until { bench.pipeline.pictures.users(of: request("a")) == 20 && bench.loader.count == 2 }
    bench.loader.answer(1, "picture")
    for (told, _) in watched { await until { told.withLock { $0 } == ["load 1.0", "picture"] } }
    #expect(bench.loader.count == 2)
    for (_, task) in watched { task.cancel() }
  }
}
