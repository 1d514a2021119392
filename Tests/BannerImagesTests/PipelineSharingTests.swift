import Banners
import Foundation
import Testing

@testable import BannerImages

@Suite struct PipelineSharingTests {
  @Test func manyWhoWantTheSameShareOneLoadAndOneDecode() async {
    let bench = Bench()
    let tasks = (0..<50).map { _ in Task { await bench.get(request("a")) } }
    await until { bench.pipeline.pictures.users(of: request("a")) == 50 && bench.loader.count == 1 }
    bench.loader.answer(0, "picture a")
    for task in tasks { #expect(await task.value == .picture("picture a")) }
    #expect(bench.loader.count == 1)
    #expect(bench.decoder.decoded.count == 1)
    #expect(bench.pipeline.pictures.count == 0)
    #expect(bench.pipeline.sources.count == 0)
  }

  @Test func oneOfTwoWaitersCancelsAndTheOtherGetsItsPicture() async {
    let bench = Bench()
    let first = Task { await bench.get(request("a")) }
    let second = Task { await bench.get(request("a")) }
    await until { bench.pipeline.pictures.users(of: request("a")) == 2 && bench.loader.count == 1 }
    first.cancel()
    #expect(await first.value == .failure(.cancelled))
    bench.loader.answer(0, "picture a")
    #expect(await second.value == .picture("picture a"))
    #expect(bench.loader.count == 1)
    #expect(bench.loader.cancelled.isEmpty)
  }

  @Test func theWorkStopsWhenTheLastWaiterGoes() async {
    let bench = Bench()
    let tasks = (0..<3).map { _ in Task { await bench.get(request("a")) } }
    await until { bench.pipeline.pictures.users(of: request("a")) == 3 && bench.loader.count == 1 }
    for task in tasks { task.cancel() }
    for task in tasks { #expect(await task.value == .failure(.cancelled)) }
    await until { bench.loader.cancelled == [0] }
    #expect(bench.pipeline.retryDelay(for: request("a")) == nil, "to be cancelled is no failure")
    let again = Task { await bench.get(request("a")) }
    await until { bench.loader.count == 2 }
    bench.loader.answer(1, "picture a")
    #expect(await again.value == .picture("picture a"))
  }

  @Test func aTaskThatIsCancelledFromTheStartLoadsNothingToTheEnd() async {
    let bench = Bench()
    let task = Task {
      await until { Task.isCancelled }
      return await bench.get(request("a"))
    }
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
    await until { bench.loader.waiting.isEmpty && bench.pipeline.pictures.count == 0 }
  }

  @Test func oneAddressAtTwoSizesIsOneLoadAndTwoDecodes() async {
    let bench = Bench()
    let small = Task { await bench.get(request("a", width: 10)) }
    let large = Task { await bench.get(request("a", width: 20)) }
    await until {
      bench.pipeline.sources.users(of: SourceKey(source: "https://example.com/a", ignoresDisk: false)) == 2
    }
    await until { bench.loader.count == 1 }
    bench.loader.answer(0, "picture a")
    #expect(await small.value == .picture("picture a"))
    #expect(await large.value == .picture("picture a"))
    #expect(bench.loader.count == 1)
    #expect(bench.decoder.decoded.map(\.size.width).sorted() == [10, 20])
  }

  @Test func anotherSizeThatIsAskedForDuringTheDecodeLoadsNothing() async {
    let bench = Bench(decoder: TestDecoder(isHeld: true), limits: { $0.decodes = 2 })
    let small = Task { await bench.get(request("a", width: 10)) }
    await until { bench.loader.count == 1 }
    bench.loader.answer(0, "picture a", ["cache-control": "no-store"])
    await until { bench.decoder.running == 1 }
    let large = Task { await bench.get(request("a", width: 20)) }
    await until { bench.decoder.running == 2 }
    bench.decoder.letOn(2)
    #expect(await small.value == .picture("picture a"))
    #expect(await large.value == .picture("picture a"))
    #expect(bench.loader.count == 1)
  }

  @Test func queryStringsAreDistinctPictures() async {
    let bench = Bench(loader: StepLoader { .picture("picture \($0.url.query ?? "")") })
    #expect(await bench.get(request("a?1")) == .picture("picture 1"))
    #expect(await bench.get(request("a?2")) == .picture("picture 2"))
    #expect(await bench.get(request("a")) == .picture("picture "))
    await bench.disk.flush()
    bench.pipeline.trimMemory()
    #expect(await bench.get(request("a?1")) == .picture("picture 1"))
    #expect(bench.loader.count == 3)
  }

  @Test func aVisiblePageRaisesThePrefetchThatItJoins() async {
    let bench = Bench(limits: {
      $0.loads = 3
      $0.prefetchLoads = 1
    })
    let tasks = ["a", "b", "c"].map { name in Task { await bench.pipeline.prefetch(request(name)) } }
    await until { bench.loader.count == 1 && bench.pipeline.loadGate.waiting == 2 }
    #expect(bench.loader.requests.allSatisfy { !$0.isUrgent })
    let running = bench.loader.requests[0].url.lastPathComponent
    let joined = ["a", "b", "c"].filter { $0 != running }[1]
    let visible = Task { await bench.get(request(joined)) }
    await until { bench.loader.count == 2 }
    #expect(bench.loader.requests[1].url.lastPathComponent == joined)
    #expect(bench.loader.requests[1].isUrgent)
    bench.loader.answer(1, "picture")
    #expect(await visible.value == .picture("picture"))
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
  }

  @Test func aPrefetchThatLoadsAlreadyIsRaisedInTheLoader() async {
    let bench = Bench()
    let prefetch = Task { await bench.pipeline.prefetch(request("a")) }
    await until { bench.loader.count == 1 }
    #expect(bench.loader.raised.isEmpty)
    let visible = Task { await bench.get(request("a")) }
    await until { bench.loader.raised == ["a"] }
    bench.loader.answer(0, "picture")
    #expect(await visible.value == .picture("picture"))
    await prefetch.value
  }

  @Test func decodesAreBoundedAndTheUrgentOnesComeFirst() async {
    let bench = Bench(
      loader: StepLoader { .picture("picture \($0.url.lastPathComponent)") }, decoder: TestDecoder(isHeld: true),
      limits: { $0.decodes = 2 })
    let first = (0..<2).map { number in Task { await bench.pipeline.prefetch(request("first\(number)")) } }
    await until { bench.decoder.running == 2 }
    let later = (0..<3).map { number in Task { await bench.pipeline.prefetch(request("later\(number)")) } }
    await until { bench.pipeline.decodeGate.waiting == 3 }
    let urgent = Task { await bench.get(request("urgent")) }
    await until { bench.pipeline.decodeGate.waiting == 4 }
    bench.decoder.letOn()
    await until { bench.decoder.decoded.count == 3 }
    #expect(bench.decoder.decoded[2].body == "picture urgent")
    bench.decoder.letOn(5)
    #expect(await urgent.value == .picture("picture urgent"))
    for task in first + later { await task.value }
    #expect(bench.decoder.mostRunning == 2)
  }

  @Test func whoWaitsForADecodeAndGoesIsNotDecodedFor() async {
    let bench = Bench(
      loader: StepLoader { .picture("picture \($0.url.lastPathComponent)") }, decoder: TestDecoder(isHeld: true),
      limits: { $0.decodes = 1 })
    let first = Task { await bench.get(request("first")) }
    await until { bench.decoder.running == 1 }
    let second = Task { await bench.get(request("second")) }
    await until { bench.pipeline.decodeGate.waiting == 1 }
    second.cancel()
    #expect(await second.value == .failure(.cancelled))
    await until { bench.pipeline.decodeGate.waiting == 0 }
    bench.decoder.letOn()
    #expect(await first.value == .picture("picture first"))
    #expect(bench.decoder.decoded.count == 1)
  }

  @Test func overRandomRequestsAndCancelsEachGetsItsOwnPictureAndNothingIsLeft() async {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededRandom(seed)
    let bench = Bench(loader: StepLoader(), limits: { $0.memoryBytes = 20 * 100 * 50 * 4 })
    var tasks: [(path: String, task: Task<Found, Never>)] = []
    for step in 0..<3000 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        let path = "p\(Int.random(in: 0..<40, using: &random))"
        let width = Bool.random(using: &random) ? 100 : 50
        tasks.append((path, Task { await bench.get(request(path, width: width)) }))
      case 5..<7:
        tasks.randomElement(using: &random)?.task.cancel()
      default:
        if let number = bench.loader.waiting.randomElement(using: &random) {
          let name = bench.loader.requests[number].url.lastPathComponent
          bench.loader.answer(number, "picture \(name)", ["cache-control": step.isMultiple(of: 3) ? "no-store" : ""])
        }
      }
      if step.isMultiple(of: 7) { await Task.yield() }
    }
    bench.loader.setScript { .picture("picture \($0.url.lastPathComponent)") }
    let drain = Task {
      while !Task.isCancelled {
        for number in bench.loader.waiting {
          bench.loader.answer(number, "picture \(bench.loader.requests[number].url.lastPathComponent)")
        }
        await Task.yield()
      }
    }
    for (path, task) in tasks {
      let found = await task.value
      #expect(found == .picture("picture \(path)") || found == .failure(.cancelled), "seed \(seed)")
    }
    drain.cancel()
    await until { bench.pipeline.pictures.count == 0 && bench.pipeline.sources.count == 0 }
    #expect(bench.pipeline.loadGate.waiting == 0, "seed \(seed)")
    #expect(bench.pipeline.decodeGate.waiting == 0, "seed \(seed)")
    #expect(bench.pipeline.memoryCost <= 20 * 100 * 50 * 4, "seed \(seed)")
  }
}
