import BannerGTK
import BannerImages
import Banners
import Synchronization

/// A loader that tells of pictures what a test says, when it says so.
final class PicturesToTell: PictureLoading {
  private typealias Listener = AsyncStream<ImageUpdate<Picture>>.Continuation

  private struct State {
    var asked: [String] = []
    var listeners: [String: [Listener]] = [:]
  }

  private let state = Mutex(State())

  /// The sources' names, in the order in which they were asked for; with " at once" where the page was visible.
  var asked: [String] { state.withLock { $0.asked } }

  func isAsked(for name: String) -> Bool { state.withLock { $0.listeners[name] != nil } }

  /// Tells it to all who asked for a source. It is in the widget's hands when this returns and the loop has run.
  func tell(_ name: String, _ update: ImageUpdate<Picture>) {
    for listener in state.withLock({ $0.listeners[name] ?? [] }) { listener.yield(update) }
  }

  func cachedPicture(for request: ImageRequest) -> Picture? { nil }

  func picture(for request: ImageRequest) async throws(ImageError) -> Picture {
    throw ImageError(source: request.source, reason: .cancelled)
  }

  func pictures(for request: ImageRequest, isUrgent: Bool) -> AsyncStream<ImageUpdate<Picture>> {
    guard case .resource(let name) = request.source else { return AsyncStream { $0.finish() } }
    return AsyncStream { listener in
      state.withLock { state in
        state.asked.append(name + (isUrgent ? " at once" : ""))
        state.listeners[name, default: []].append(listener)
      }
    }
  }
}
