import CarouselEngine

/// The moments of a carousel that turns by itself: frame *k* shows it *k* ÷ `frameRate` seconds after it began.
///
/// The moments depend on the time only, so that a still picture is the same as the film's frame at its time.
struct Timeline {
  let frameRate: Double
  /// The carousel as it is now.
  private(set) var carousel: Carousel
  /// When autoplay is told to stop, in seconds; nil for never.
  private var end: Double?

  /// A carousel that has just appeared.
  ///
  /// - Parameters:
  ///   - options: what the carousel is like; without autoplay, nothing will ever happen.
  ///   - size: its size, in pixels, which are its points.
  init(options: Carousel.Options, size: PixelSize, itemCount: Int, frameRate: Double) {
    self.frameRate = frameRate
    carousel = Carousel(options: options)
    carousel.setItems(count: itemCount)
    carousel.resize(to: Carousel.Viewport(width: Double(size.width), height: Double(size.height)))
    carousel.advance(to: 0)
  }

  /// When a frame is shown, in seconds.
  func time(ofFrame frame: Int) -> Double { Double(frame) / frameRate }

  /// How many frames there are in some seconds: at least one.
  func frames(in seconds: Double) -> Int { max(1, Int((seconds * frameRate).rounded())) }

  /// Goes on to a time, in seconds.
  mutating func advance(to time: Double) {
    if let end, end <= time {
      advanceThroughTurns(to: end)
      carousel.stop(at: end)
      self.end = nil
    }
    advanceThroughTurns(to: time)
    _ = carousel.drainEvents()
  }

  /// Turns no more pages than a round needs; the last one leads back to the first banner.
  mutating func endAfterOneRound() {
    guard let interval = carousel.options.autoplay else { return }
    end = roundSeconds + interval / 2
  }

  /// How long all banners have their turn, one after the other, in seconds.
  var roundSeconds: Double { (carousel.options.autoplay ?? 0) * Double(carousel.itemCount) }

  /// The frames from the beginning to where the first banner stands again (or the last, where there is no way back).
  var roundFrames: Int {
    var round = self
    round.endAfterOneRound()
    var frame = frames(in: roundSeconds)
    round.advance(to: time(ofFrame: frame))
    while round.carousel.isMoving {
      frame += 1
      round.advance(to: time(ofFrame: frame))
    }
    return frame
  }

  /// The carousel turns one page for each time it is told, so it is told each moment at which a turn is due.
  private mutating func advanceThroughTurns(to time: Double) {
    while let deadline = carousel.nextDeadline, deadline < time {
      carousel.advance(to: deadline)
      if carousel.nextDeadline == deadline { break }
    }
    carousel.advance(to: time)
  }
}
