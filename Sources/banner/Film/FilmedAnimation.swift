import BannerGTK
import BannerImages

/// An animation in a film: which frame it shows depends on the film's time and on nothing else.
@MainActor
final class FilmedAnimation {
  private let animation: ImageAnimation
  /// When each frame has had its time, in seconds from the animation's beginning.
  private let ends: [Double]
  private var source: FrameSource?
  private var last: (index: Int, picture: Picture)

  /// - Parameter first: the first frame.
  init(_ animation: ImageAnimation, first: Picture) {
    self.animation = animation
    var end = 0.0
    ends = animation.delays.map { delay in
      end += delay
      return end
    }
    last = (0, first)
  }

  /// The frame that is shown `time` seconds after the film began, which is when the animation begins, too.
  func index(at time: Double) -> Int {
    guard let length = ends.last, length > 0 else { return 0 }
    let count = animation.frameCount
    // A film's times are quotients: one that means a frame's first moment may lie a little before it.
    let time = time + 1e-9
    if let plays = animation.playCount, time >= Double(plays) * length { return count - 1 }
    let moment = time.truncatingRemainder(dividingBy: length)
    return ends.firstIndex { moment < $0 } ?? count - 1
  }

  /// A frame; the one before it where it is damaged.
  func picture(at time: Double) -> Picture {
    let wanted = index(at: time)
    guard wanted != last.index else { return last.picture }
    do throws(DecodeError) {
      if source == nil { source = try animation.makeFrameSource() }
      guard let source else { return last.picture }
      // A source goes forward only, and begins again after its end.
      for _ in 0..<animation.frameCount {
        let frame = try source.next()
        guard frame.index == wanted else { continue }
        last = (wanted, Picture(frame.pixels))
        break
      }
    } catch {
      last.index = wanted
    }
    return last.picture
  }
}
