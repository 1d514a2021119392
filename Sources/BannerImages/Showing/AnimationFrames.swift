import Dispatch

/// Composes an animation's frames one after another, on a thread of its own. It holds none that it has given out.
final class AnimationFrames<Picture: ShownPicture>: @unchecked Sendable {
  // Safe to share: only what runs on the queue, one at a time, touches the composer.

  /// Composing takes tens of milliseconds: not on Swift's own threads, of which there is one a core for all.
  private let queue = DispatchQueue(label: "BannerImages.AnimationFrames", qos: .userInitiated)
  private let animation: Picture.Animation
  private var composer: Picture.Animation.Composer?

  init(_ animation: Picture.Animation) {
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
    if composer == nil {
      let fresh = try animation.makeComposer()
      _ = try fresh.nextFrame()
      composer = fresh
    }
    guard let composer else { throw .malformed("no frames") }
    let next = try composer.nextFrame()
    return (next.index, Picture(frame: next.frame))
  }
}
