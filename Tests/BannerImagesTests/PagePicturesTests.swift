import Banners
import Foundation
import Testing

@testable import BannerImages

/// The pictures of pages that come and go: whatever a loader answers, and when, none is ever another's.
@MainActor
@Suite struct PagePicturesTests {
  @Test("a page that is given another banner never shows the first one's picture, which comes late")
  func late() async {
    let answers = Answers()
    let pictures = PagePictures<NamedPicture>(source: answers.source)
    pictures.want(["a"])
    await answers.settle()
    pictures.want(["b"])
    await answers.settle()
    answers.tell("a", .picture(NamedPicture("a")))
    await answers.settle()
    #expect(pictures.picture(of: address("a")) == nil && pictures.picture(of: address("b")) == nil)
    answers.tell("b", .picture(NamedPicture("b")))
    await answers.settle()
    #expect(pictures.picture(of: address("b"))?.name == "b")
  }

  @Test("of four pictures that load and are replaced by two, the late ones go nowhere")
  func fourByTwo() async {
    let answers = Answers()
    let pictures = PagePictures<NamedPicture>(source: answers.source)
    pictures.want(["1", "2", "3", "4"])
    await answers.settle()
    pictures.want(["5", "6"])
    await answers.settle()
    for name in ["4", "1", "6", "2", "3"] { answers.tell(name, .picture(NamedPicture(name))) }
    await answers.settle()
    #expect((1...6).map { pictures.picture(of: address("\($0)"))?.name } == [nil, nil, nil, nil, nil, "6"])
  }

  @Test("a failure among others shifts none, and is told once")
  func failure() async {
    let answers = Answers()
    let pictures = PagePictures<NamedPicture>(source: answers.source)
    var failures: [ImageError] = []
    pictures.onFailure = { failures.append($0) }
    pictures.want(["1", "2", "3"])
    await answers.settle()
    let error = ImageError(source: address("2"), reason: .loading(.status(404)))
    for _ in 0..<2 { answers.tell("2", .failure(error, retryAfter: 5)) }
    answers.tell("3", .picture(NamedPicture("3")))
    await answers.settle()
    #expect((1...3).map { pictures.picture(of: address("\($0)"))?.name } == [nil, nil, "3"])
    #expect(failures == [error])
  }

  @Test("at another size the picture stays until that one comes; what is in memory is there at once")
  func anotherSize() async {
    let answers = Answers()
    let pictures = PagePictures<NamedPicture>(source: answers.source)
    pictures.want(["a"], width: 10)
    await answers.settle()
    answers.tell("a", .picture(NamedPicture("a")))
    await answers.settle()
    pictures.want(["a"], width: 20)
    #expect(pictures.picture(of: address("a"))?.width == 10)
    await answers.settle()
    answers.tell("a", .picture(NamedPicture("a", width: 20)))
    await answers.settle()
    #expect(pictures.picture(of: address("a"))?.width == 20)
    answers.keep(NamedPicture("b"))
    pictures.want(["b"])
    #expect(pictures.picture(of: address("b"))?.name == "b")
  }

  /// Answers come late, early, twice as slow, twice, as failures, and never.
  @Test("over 100,000 steps no page shows what it was not last given")
  func steps() async {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededRandom(seed)
    let answers = Answers()
    let pictures = PagePictures<NamedPicture>(source: answers.source)
    var pages = (0..<6).map { "\($0)" }
    var onTheWay: [(due: Int, name: String)] = []
    var shown = 0
    for step in 0..<100_000 {
      if Int.random(in: 0..<3, using: &random) == 0 {
        let name = "\(Int.random(in: 0..<30, using: &random))"
        pages[Int.random(in: 0..<6, using: &random)] = name
        if Int.random(in: 0..<8, using: &random) == 0 { answers.keep(NamedPicture(name)) }
        pictures.want(pages, width: [10, 10, 10, 20].randomElement(using: &random)!)
        let delay = [0, 1, 10, 20, 200].randomElement(using: &random)!
        if Int.random(in: 0..<6, using: &random) > 0 { onTheWay.append((step + delay, name)) }
        if Int.random(in: 0..<6, using: &random) == 0 { onTheWay.append((step + 2 * delay, name)) }
      }
      for answer in onTheWay where answer.due <= step {
        let fails = Int.random(in: 0..<10, using: &random) == 0
        let error = ImageError(source: address(answer.name), reason: .loading(.truncated))
        answers.tell(answer.name, fails ? .failure(error, retryAfter: 1) : .picture(NamedPicture(answer.name)))
      }
      onTheWay.removeAll { $0.due <= step }
      if Int.random(in: 0..<4, using: &random) == 0 { await Task.yield() }
      for name in pages {
        guard let picture = pictures.picture(of: address(name)) else { continue }
        shown += 1
        guard picture.name == name else {
          Issue.record("seed \(seed), step \(step): \(picture.name) instead of \(name)")
          return
        }
      }
    }
    #expect(shown > 10_000, "seed \(seed)")
  }

  @Test("nothing is listened to any more when nobody holds them")
  func gone() async {
    let answers = Answers()
    var pictures: PagePictures<NamedPicture>? = PagePictures(source: answers.source)
    pictures?.want(["a", "b"])
    await answers.settle()
    #expect(answers.listeners == 2)
    pictures = nil
    await answers.settle()
    #expect(answers.listeners == 0)
  }
}

private func address(_ name: String) -> ImageSource { .url(URL(string: "https://example.com/\(name)")!) }

extension PagePictures {
  fileprivate func want(_ names: [String], width: Int = 10) {
    let requests = names.map { ImageRequest(source: address($0), width: width, height: 10) }
    want(requests, visible: Set(requests.prefix(2).map(\.source)), isResizing: false)
  }
}

/// A picture that knows whose it is.
private final class NamedPicture: ShownPicture {
  struct Animation: FrameComposing {
    struct Composer: FrameComposer {
      func nextFrame() throws(DecodeError) -> (index: Int, frame: String) { (0, "") }
    }
    var delays: [Double] { [1] }
    var playCount: Int? { nil }
    func makeComposer() throws(DecodeError) -> Composer { Composer() }
  }

  let name: String
  let width: Int
  var animation: Animation? { nil }

  init(_ name: String, width: Int = 10) {
    self.name = name
    self.width = width
  }

  convenience init(frame: String) { self.init(frame) }
}

/// A source of pictures that answers when a test says.
private final class Answers: Sendable {
  private struct State {
    var streams: [Int: (name: String, continuation: AsyncStream<ImageUpdate<NamedPicture>>.Continuation)] = [:]
    var count = 0
    var kept: [String: NamedPicture] = [:]
  }

  private let state = Locked(State())

  var source: PictureSource<NamedPicture> {
    PictureSource(
      cached: { request in self.state.withLock { $0.kept[Self.name(request)] } },
      updates: { request, _ in
        let (stream, continuation) = AsyncStream.makeStream(of: ImageUpdate<NamedPicture>.self)
        let number = self.state.withLock { state in
          state.count += 1
          state.streams[state.count] = (Self.name(request), continuation)
          return state.count
        }
        continuation.onTermination = { _ in self.state.withLock { $0.streams[number] = nil } }
        return stream
      })
  }

  /// How many listen.
  var listeners: Int { state.withLock { $0.streams.count } }

  func keep(_ picture: NamedPicture) { state.withLock { $0.kept[picture.name] = picture } }

  /// Tells all who listen for a picture.
  func tell(_ name: String, _ update: ImageUpdate<NamedPicture>) {
    let continuations = state.withLock { $0.streams.values.filter { $0.name == name }.map(\.continuation) }
    for continuation in continuations { continuation.yield(update) }
  }

  /// Lets everything that was told arrive.
  @MainActor
  func settle() async {
    for _ in 0..<50 { await Task.yield() }
  }

  private static func name(_ request: ImageRequest) -> String {
    guard case .url(let url) = request.source else { return "" }
    return url.lastPathComponent
  }
}
