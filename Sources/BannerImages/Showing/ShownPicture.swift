/// A decoded picture as a skin draws it: a texture, an image of the platform's own.
public protocol ShownPicture: AnyObject, Sendable {
  /// What plays the picture, if it has more than one frame.
  associatedtype Animation: FrameComposing
  /// The frames, if there is more than one; the picture itself is the first.
  var animation: Animation? { get }

  /// Makes a picture of one of the animation's frames.
  init(frame: Animation.Frame)
}

/// An animation whose frames are composed one after another.
public protocol FrameComposing: Sendable {
  associatedtype Frame
  /// What composes them; only one thread at a time uses it.
  associatedtype Composer: FrameComposer<Frame>

  /// How long each frame is shown, in seconds, above 0.
  var delays: [Double] { get }
  /// How often all frames are played, 1 or more; nil: for ever.
  var playCount: Int? { get }

  /// Begins to play, with the first frame as the next.
  func makeComposer() throws(DecodeError) -> Composer
}

public protocol FrameComposer<Frame> {
  associatedtype Frame

  /// Composes the next frame; after the last comes the first again.
  func nextFrame() throws(DecodeError) -> (index: Int, frame: Frame)
}

/// Where a skin's pictures come from.
public struct PictureSource<Picture: ShownPicture>: Sendable {
  /// The picture, if it is in memory: at once, so that it is in the first frame.
  public var cached: @Sendable (ImageRequest) -> Picture?
  /// What there is to show, for as long as somebody listens; urgent when its page is visible.
  public var updates: @Sendable (_ request: ImageRequest, _ isUrgent: Bool) -> AsyncStream<ImageUpdate<Picture>>

  public init(
    cached: @escaping @Sendable (ImageRequest) -> Picture?,
    updates: @escaping @Sendable (ImageRequest, Bool) -> AsyncStream<ImageUpdate<Picture>>
  ) {
    self.cached = cached
    self.updates = updates
  }
}
