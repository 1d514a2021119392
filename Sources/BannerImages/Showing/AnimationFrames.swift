import BannerImages
import Dispatch

/// Composes an animation's frames one after another, on a thread of its own. It holds none that it has given out.
final class AnimationFrames: @unchecked Sendable {
  // Safe to share: only what runs on the queue, one at a time, touches the source.

  /// Composing takes tens of milliseconds: not on Swift's own threads, of which there is one a core for all.
  private let queue = DispatchQueue(label: "BannerGTK.AnimationFrames", qos: .userInitiated)
  private let animation: ImageAnimation
  private var source: FrameSource?

  init(_ animation: ImageAnimation) {
    self.animation = animation
  }

  /// The next frame; the one after the first when nothing was asked before, as the first is there already. Nil where the
  /// file is damaged.
  func next() async -> (index: Int, picture: Picture)? {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: try? self.compose()) }
    }
  }

  private func compose() throws(DecodeError) -> (index: Int, picture: Picture) {
    if source == nil {
      let fresh = try animation.makeFrameSource()
      _ = try fresh.next()
      source = fresh
    }
    guard let source else { throw .malformed("no frames") }
    let frame = try source.next()
    return (frame.index, Picture(frame.pixels))
  }
}
