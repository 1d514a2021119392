import BannerImages
import Foundation

/// Something that happened in a banner view, as `BannerView.events` tells it.
public enum BannerEvent: Hashable, Sendable {
  /// Another item is current.
  case moved(to: Int)
  /// A motion came to rest on an item.
  case settled(on: Int)
  /// A banner was tapped or opened otherwise.
  case selected(Int)
  /// An impression: at least half of an item was visible for a second.
  case shown(Int)
  case dragBegan
  case dragEnded
  /// Pages moved; where the carousel is, in pages.
  case scrolled(to: Double)
}

/// Those who listen to a view's events.
@MainActor
final class EventStreams {
  private var continuations: [Int: AsyncStream<BannerEvent>.Continuation] = [:]
  private var nextID = 0

  deinit {
    for continuation in continuations.values { continuation.finish() }
  }

  /// One who is late gets the newest 256.
  func makeStream() -> AsyncStream<BannerEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: BannerEvent.self, bufferingPolicy: .bufferingNewest(256))
    let id = nextID
    nextID += 1
    continuations[id] = continuation
    continuation.onTermination = { [weak self] _ in Task { @MainActor in self?.continuations[id] = nil } }
    return stream
  }

  func tell(_ event: BannerEvent) {
    for continuation in continuations.values { continuation.yield(event) }
  }
}
