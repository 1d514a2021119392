import Banners
import Foundation
import Testing

@testable import BannerImages

/// A loader that answers when and what the test says.
final class StepLoader: DataLoading {
  private struct State {
    var requests: [LoadRequest] = []
    var waiting: [Int: Waiter<Result<LoadedData, LoadError>>] = [:]
    var cancelled: Set<Int> = []
    var raised: [URL] = []
    var script: (@Sendable (LoadRequest) -> TestAnswer)?
  }

  private let state = Locked(State())

  /// - Parameter script: Answers at once; without it, loads wait for ``answer(_:with:)``.
  init(_ script: (@Sendable (LoadRequest) -> TestAnswer)? = nil) {
    state.withLock { $0.script = script }
  }

  func setScript(_ script: @escaping @Sendable (LoadRequest) -> TestAnswer) {
    state.withLock { $0.script = script }
  }

  func load(_ request: LoadRequest) async throws(LoadError) -> LoadedData {
    let waiter = Waiter<Result<LoadedData, LoadError>>()
    let (number, script) = state.withLock { state in
      state.requests.append(request)
      let number = state.requests.count - 1
      state.waiting[number] = waiter
      return (number, state.script)
    }
    if let script {
      state.withLock { $0.waiting[number] = nil }
      return try script(request).result(request.url).get()
    }
    guard let result = await waiter.value() else {
      state.withLock { state in
        state.waiting[number] = nil
        state.cancelled.insert(number)
      }
      throw LoadError(url: request.url, reason: .cancelled)
    }
    return try result.get()
  }

  func raise(_ url: URL) { state.withLock { $0.raised.append(url) } }

  /// Ends the load of this number, counted from 0 in the order in which they began.
  func answer(_ number: Int, with answer: TestAnswer) {
    let (waiter, url) = state.withLock { state in
      (state.waiting.removeValue(forKey: number), state.requests.dropFirst(number).first?.url)
    }
    guard let waiter, let url else { return }
    _ = waiter.resume(answer.result(url))
  }

  func answer(_ number: Int, _ body: String, _ headers: [String: String] = [:]) {
    answer(number, with: .picture(body, headers))
  }

  var requests: [LoadRequest] { state.withLock { $0.requests } }
  var count: Int { requests.count }
  var cancelled: Set<Int> { state.withLock { $0.cancelled } }
  var raised: [String] { state.withLock { $0.raised.map(\.lastPathComponent) } }
  var waiting: [Int] { state.withLock { $0.waiting.keys.sorted() } }
}

/// What a server answers, or why there is no answer.
enum TestAnswer: Sendable {
  case data(LoadedData)
  case failure(LoadError.Reason, retryAfter: Double? = nil)

  /// An answer with this body.
  static func picture(_ body: String, _ headers: [String: String] = [:], status: Int = 200) -> TestAnswer {
    .data(LoadedData(data: Data(body.utf8), url: URL(fileURLWithPath: "/"), status: status, headers: headers))
  }

  func result(_ url: URL) -> Result<LoadedData, LoadError> {
    switch self {
    case .data(let data): return .success(data)
    case .failure(let reason, let retryAfter):
      return .failure(LoadError(url: url, reason: reason, retryAfter: retryAfter))
    }
  }
}

/// What a request led to.
enum Found: Hashable, Sendable {
  case picture(String)
  case failure(ImageError.Reason)
}

struct TestPicture: Hashable, Sendable {
  var body: String
  var size: TargetSize
}

/// A decoder for which every body is a picture that begins with "picture".
final class TestDecoder: ImageDecoding {
  private struct State {
    var decoded: [TestPicture] = []
    var running = 0
    var mostRunning = 0
  }

  private let state = Locked(State())
  /// Where decodes wait until the test lets them on; nil: they don't.
  private let gate: DispatchSemaphore?

  init(isHeld: Bool = false) { gate = isHeld ? DispatchSemaphore(value: 0) : nil }

  func decode(_ data: Data, for size: TargetSize) throws(DecodeError) -> TestPicture {
    let body = String(decoding: data, as: UTF8.self)
    state.withLock { state in
      state.decoded.append(TestPicture(body: body, size: size))
      state.running += 1
      state.mostRunning = max(state.mostRunning, state.running)
    }
    gate?.wait()
    state.withLock { $0.running -= 1 }
    if body.hasPrefix("<") { throw .unknownFormat("HTML") }
    if body.hasPrefix("half") { throw .truncated }
    guard body.hasPrefix("picture") else { throw .malformed(body) }
    return TestPicture(body: body, size: size)
  }

  func cost(of image: TestPicture) -> Int { image.size.width * image.size.height * 4 }

  /// Lets so many decodes end.
  func letOn(_ count: Int = 1) {
    for _ in 0..<count { gate?.signal() }
  }

  var decoded: [TestPicture] { state.withLock { $0.decoded } }
  var running: Int { state.withLock { $0.running } }
  var mostRunning: Int { state.withLock { $0.mostRunning } }
}

/// A pipeline with a clock, a loader and a decoder that stand still until they are told to go on.
struct Bench {
  let clock = TestClock()
  let loader: StepLoader
  let decoder: TestDecoder
  let scratch: ScratchDirectory
  let disk: DiskCache
  let pipeline: ImagePipeline<TestDecoder>

  init(
    loader: StepLoader = StepLoader(), decoder: TestDecoder = TestDecoder(),
    limits change: (inout PipelineLimits) -> Void = { _ in }, scratch: ScratchDirectory = ScratchDirectory()
  ) {
    var limits = PipelineLimits()
    change(&limits)
    self.loader = loader
    self.decoder = decoder
    self.scratch = scratch
    disk = DiskCache(DiskStore(scratch, limit: 16 << 20, longestAge: limits.longestDiskAge), clock: clock.clock)
    pipeline = ImagePipeline(
      decoder: decoder, loader: loader, disk: disk, limits: limits, clock: clock.clock, chance: { 0 })
  }

  /// The body of the picture, or the reason why there is none.
  func get(_ request: ImageRequest) async -> Found {
    do throws(ImageError) {
      return .picture(try await pipeline.image(for: request).body)
    } catch {
      return .failure(error.reason)
    }
  }
}

/// A request for a picture of example.com.
func request(_ path: String, width: Int = 100, height: Int = 50) -> ImageRequest {
  ImageRequest(source: .url(URL(string: "https://example.com/\(path)")!), width: width, height: height)
}

/// Returns when other threads have brought about what a test waits for; a test that waits in vain fails.
///
/// It looks every millisecond: to look without a pause would keep the threads busy on which it is brought about.
func until(
  _ condition: () -> Bool, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let end = ContinuousClock.now + .seconds(60)
  while !condition() {
    guard ContinuousClock.now < end else {
      Issue.record(comment ?? "it did not come about within a minute", sourceLocation: sourceLocation)
      return
    }
    try? await Task.sleep(for: .milliseconds(1))
  }
}
