import BannerImages
import Banners
import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// A banner view on a stage: a clock, a finger and a window that a test moves, and a record of what the view told.
@MainActor
final class BannerStage {
  let stage: Stage
  let view: BannerView
  let record = Record()
  let images = TestImages()

  /// - Parameters:
  ///   - count: how many banners, with the ids "0", "1", …
  ///   - frame: where the view is in the window, in points.
  init(
    _ count: Int = 5, frame: CGRect = CGRect(x: 0, y: 100, width: 390, height: 195),
    configure: (inout Carousel.Options) -> Void = { _ in }
  ) {
    let stage = Stage()
    self.stage = stage
    ViewClock.standard = ViewClock(
      now: { stage.now },
      wake: { seconds, action in
        let ticket = stage.schedule(after: seconds) { action() }
        return { ticket.cancel() }
      })
    view = BannerView(frame: frame)
    view.imageLoader = images
    view.delegate = record
    configure(&view.configuration)
    view.banners = Self.banners(count)
    stage.show(view, at: frame)
  }

  static func banners(_ count: Int) -> [Banner] { (0..<count).map { banner("\($0)") } }

  static func banner(_ id: String) -> Banner {
    Banner(
      id: id, image: .url(URL(string: "https://example.com/\(id).jpg")!),
      link: URL(string: "https://example.com/\(id)")!, title: "Banner \(id)")
  }

  /// The view's centre, in the window.
  var center: CGPoint { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }

  /// A finger drags the view and lets go.
  func swipe(_ dx: CGFloat, _ dy: CGFloat = 0, over seconds: Double = 0.1) {
    stage.finger.down(at: center)
    stage.finger.drag(by: CGPoint(x: dx, y: dy), over: seconds)
    stage.finger.up()
  }

  func live(_ seconds: Double) { stage.advance(by: seconds) }
}

/// What a delegate was told, in order.
@MainActor
final class Record: BannerViewDelegate {
  var moves: [Int] = []
  var settles: [Int] = []
  var selections: [Int] = []
  var impressions: [Int] = []
  var drags: [String] = []
  var positions: [Double] = []
  var refusals: [URL] = []
  var failures: [ImageError] = []
  var handling = BannerView.Handling.openLink

  func bannerView(_ view: BannerView, didMoveTo item: Int) { moves.append(item) }
  func bannerView(_ view: BannerView, didSettleOn item: Int) { settles.append(item) }
  func bannerView(_ view: BannerView, didSelect item: Int) -> BannerView.Handling {
    selections.append(item)
    return handling
  }
  func bannerView(_ view: BannerView, didShow item: Int) { impressions.append(item) }
  func bannerViewWillBeginDragging(_ view: BannerView) { drags.append("began") }
  func bannerViewDidEndDragging(_ view: BannerView) { drags.append("ended") }
  func bannerView(_ view: BannerView, didScrollTo position: Double) { positions.append(position) }
  func bannerView(_ view: BannerView, didRefuse link: URL, reason: BannerView.LinkRefusal) { refusals.append(link) }
  func bannerView(_ view: BannerView, pictureFailed error: ImageError) { failures.append(error) }
}

/// Pictures that come when a test lets them, each a colour of its own.
final class TestImages: BannerImageLoading, @unchecked Sendable {
  // Safe to share: what changes is touched under the lock only.
  private let lock = NSLock()
  private var images: [String: UIImage] = [:]
  private var waiting: [String: [CheckedContinuation<UIImage, any Error>]] = [:]
  private var asked: [String] = []

  /// What was asked for, in order.
  var requests: [String] { lock.withLock { asked } }

  /// Lets the picture of an address be there at once from now on.
  func keep(_ key: String, _ image: UIImage) { lock.withLock { images[key] = image } }

  /// Gives the picture to all who wait for it.
  func deliver(_ key: String, _ result: Result<UIImage, any Error>) {
    let waiters = lock.withLock { waiting.removeValue(forKey: key) ?? [] }
    for waiter in waiters { waiter.resume(with: result) }
  }

  func cachedImage(for request: ImageRequest) -> UIImage? { lock.withLock { images[request.source.key] } }

  func image(for request: ImageRequest) async throws -> UIImage {
    let key = request.source.key
    if let image = lock.withLock({ images[key] }) { return image }
    return try await withCheckedThrowingContinuation { continuation in
      lock.withLock {
        asked.append(key)
        waiting[key, default: []].append(continuation)
      }
    }
  }
}
