import BannerImages
import Banners
import CarouselEngine
import ImageIO
import UIKit
import XCTest

@testable import BannerUIKit

/// Row 6: animated pictures and retried loads, through the library's own pipeline.
final class Row06AnimationTests: XCTestCase {
  private let gif = Data("GIF89a".utf8)
  private let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0])

  override func tearDown() { ImageScript.reset() }

  @MainActor private func play(_ banner: BannerStage, _ delays: [Double], loops: Int = 0) async {
    let frames = delays.enumerated().map { index, delay in
      ImageScript.Frame(
        width: 40, height: 20,
        properties: [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFUnclampedDelayTime: delay] as CFDictionary],
        color: [UInt8(index), 0, 0, 255])
    }
    ImageScript(
      frames: frames,
      properties: [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: loops] as CFDictionary]
    ).register(for: gif)
    let pipeline = ImagePipeline(decoder: UIPictureDecoder(), loader: BytesLoader([gif]), disk: nil)
    banner.view.pictures.source = PictureSource(pipeline)
    banner.view.reloadPages()
    await banner.wait("the picture") { banner.currentPage?.image != nil }
    await ready(banner)
  }

  /// The next frame is composed on another thread.
  @MainActor private func ready(_ banner: BannerStage) async {
    banner.stage.layOut()
    await banner.wait("the next frame") { banner.view.pictures.nextDeadline != nil }
  }

  @MainActor private func frame(_ banner: BannerStage) -> UInt8? {
    (banner.currentPage?.image?.cgImage?.dataProvider?.data as Data?)?.first
  }

  @MainActor func testRow06AnAnimatedPicturePlaysByTheClockEachFrameForItsOwnTime() async {
    let banner = BannerStage(1)
    await play(banner, [0.5, 1])
    XCTAssertEqual(frame(banner), 0)
    banner.live(0.45)
    XCTAssertEqual(frame(banner), 0)
    banner.live(0.1)
    XCTAssertEqual(frame(banner), 1)
    await ready(banner)
    banner.live(0.9)
    XCTAssertEqual(frame(banner), 1)
    banner.live(0.1)
    XCTAssertEqual(frame(banner), 0)
  }

  @MainActor func testRow06AnAnimatedPictureRestsWhileNobodySeesIt() async {
    let banner = BannerStage(1)
    await play(banner, [0.5, 1])
    banner.stage.go(to: .background)
    banner.live(10)
    XCTAssertEqual(frame(banner), 0)
    banner.stage.go(to: .active)
    await ready(banner)
    banner.live(0.6)
    XCTAssertEqual(frame(banner), 1)
  }

  @MainActor func testRow06ALoadThatFailedIsTriedAgainAndShownWhenItComes() async {
    ImageScript(frames: [ImageScript.Frame(width: 40, height: 20, color: [9, 0, 0, 255])]).register(for: jpeg)
    let banner = BannerStage(1)
    let clock = HeldClock()
    let pipeline = ImagePipeline(
      decoder: UIPictureDecoder(), loader: BytesLoader([nil, nil, jpeg]), disk: nil, clock: clock.pipelineClock,
      chance: { 0 })
    banner.view.pictures.source = PictureSource(pipeline)
    banner.view.reloadPages()
    await banner.wait("the failure") { banner.record.failures.count == 1 }
    XCTAssertNil(banner.currentPage?.image)
    await banner.wait("the picture") {
      clock.move(by: 10)
      return banner.currentPage?.image != nil
    }
    XCTAssertEqual(frame(banner), 9)
    XCTAssertEqual(banner.record.failures.count, 1)
  }
}

/// Gives one answer after another, the last for ever; nil is a failure.
private final class BytesLoader: DataLoading, @unchecked Sendable {
  // Safe to share: the answers are touched under the lock only.
  private let lock = NSLock()
  private var answers: [Data?]

  init(_ answers: [Data?]) { self.answers = answers }

  func load(_ request: LoadRequest) async throws(LoadError) -> LoadedData {
    let answer = lock.withLock { answers.count > 1 ? answers.removeFirst() : answers[0] }
    guard let answer else { throw LoadError(url: request.url, reason: .connection("the line is cut")) }
    return LoadedData(data: answer, url: request.url)
  }
}

/// A clock that stands until a test moves it.
private final class HeldClock: @unchecked Sendable {
  // Safe to share: the time and who waits for it are touched under the lock only.
  private let lock = NSLock()
  private var time = 1000.0

  private var now: Double { lock.withLock { time } }

  func move(by seconds: Double) { lock.withLock { time += seconds } }

  var pipelineClock: PipelineClock {
    PipelineClock(
      wallTime: { self.now }, uptime: { self.now },
      sleep: { seconds in
        let end = self.now + seconds
        while self.now < end, !Task.isCancelled { await Task.yield() }
      })
  }
}
