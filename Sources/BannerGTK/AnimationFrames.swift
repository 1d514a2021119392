import BannerImages

/// Composes an animation's frames one after another, away from the main thread. It holds none that it has given out.
actor AnimationFrames {
  private let animation: ImageAnimation
  private var source: FrameSource?

  init(_ animation: ImageAnimation) {
    self.animation = animation
  }

  /// The next frame; the one after the first when nothing was asked before, as the first is there already.
  func next() throws(DecodeError) -> (index: Int, picture: Picture) {
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
