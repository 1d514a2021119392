/// Plays one animation by the time that it is told: each frame for its own delay.
///
/// It holds the frame that is shown and the next one. A frame that is not composed in time keeps the one before it on the
/// screen for longer; none is left out.
@MainActor
public final class AnimationPlayer<Picture: ShownPicture> {
  /// The frame that is shown.
  public private(set) var picture: Picture
  /// When the next frame is due, in the seconds of the clock; nil while it does not play or the next frame is not there.
  public var nextDeadline: Double? { next == nil ? nil : end }
  /// Whether the next frame is being composed; for tests.
  public var isWaiting: Bool { task != nil }
  /// The next frame is there; its time may have come already.
  private let onReady: () -> Void

  private let animation: Picture.Animation
  private let frames: AnimationFrames<Picture>
  private var index = 0
  /// How often all frames have been shown.
  private var plays = 0
  /// When the frame that is shown has had its time; nil while it does not play.
  private var end: Double?
  private var next: (index: Int, picture: Picture)?
  private var task: Task<Void, Never>?
  /// A frame could not be composed: what is shown stays.
  private var isBroken = false

  /// - Parameter first: the first frame.
  public init(_ animation: Picture.Animation, first: Picture, onReady: @escaping () -> Void) {
    self.animation = animation
    picture = first
    frames = AnimationFrames(animation)
    self.onReady = onReady
  }

  deinit { task?.cancel() }

  /// Plays on until `time`. After a pause, the frame that is shown gets its whole time again.
  ///
  /// - Returns: whether another frame is shown now.
  public func advance(to time: Double) -> Bool {
    guard !isOver else { return false }
    prepareNext()
    guard let end else {
      self.end = time + animation.delays[index]
      return false
    }
    guard time >= end, let next else { return false }
    self.next = nil
    if next.index == 0 { plays += 1 }
    (index, picture) = next
    // On time, delays add up to the animation's own length; once late, nothing is made up for.
    let delay = animation.delays[index]
    self.end = time < end + delay ? end + delay : time + delay
    if isOver { self.end = nil } else { prepareNext() }
    return true
  }

  /// Nobody sees it: time passes it by.
  public func pause() { end = nil }

  /// Whether the last frame of the last play is shown, or no other can be.
  private var isOver: Bool {
    isBroken || (animation.playCount.map { plays + 1 >= $0 } ?? false) && index == animation.delays.count - 1
  }

  private func prepareNext() {
    guard next == nil, task == nil else { return }
    task = Task { [weak self, frames] in
      let frame = await frames.next()
      guard let self, !Task.isCancelled else { return }
      task = nil
      next = frame
      isBroken = frame == nil
      onReady()
    }
  }
}
