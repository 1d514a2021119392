import BannerGTK
import BannerImages
import Banners
import CarouselEngine

/// `banner render`: makes a film or a still picture of a carousel that turns by itself.
@MainActor
struct RenderCommand {
  let sources: [String]
  let settings: Settings
  let output: String
  let pictures: any PictureLoading

  /// Seconds between turns where nobody chose: so that something is seen.
  private static let standardInterval = 2.0
  /// The longest film that nobody asked for, in seconds.
  private static let longestRound = 60.0

  func run() throws(Failure) -> ExitStatus {
    let format = try FilmFormat(path: output)
    if settings.moment != nil, format != .png {
      throw Failure("--at is the moment that a .png shows: '\(output)' is none")
    }
    let interruptions = Unfinished.removeOnInterruption()
    defer { withExtendedLifetime(interruptions) {} }
    let banners = try Lineup(sources: sources).banners
    var timeline = timeline(of: banners, frameRate: settings.frameRate ?? format.standardFrameRate)
    try checkThatSomethingCanBeShown(banners, on: timeline.carousel)

    var complaints = Complaints()
    let camera = FilmCamera(banners: banners, size: settings.size, pictures: pictures)
    do throws(FilmError) {
      if format == .png {
        let moment = settings.moment ?? 0
        timeline.advance(to: moment)
        try PNGWriter.write(camera.picture(of: timeline.carousel, at: moment), to: output)
      } else {
        try film(&timeline, with: camera, to: format)
      }
    } catch {
      throw Failure("\(error)")
    }
    Console.clearProgress()
    for failure in camera.failures { complaints.add(failure.line) }
    complaints.end()
    return .success
  }

  private func timeline(of banners: [Banner], frameRate: Double) -> Timeline {
    var options = settings.carousel
    options.autoplay = options.autoplay ?? Self.standardInterval
    return Timeline(options: options, size: settings.size, itemCount: banners.count, frameRate: frameRate)
  }

  /// Where every page would be a placeholder, there is nothing to render.
  private func checkThatSomethingCanBeShown(_ banners: [Banner], on carousel: Carousel) throws(Failure) {
    let loader = PageLoader(pictures: pictures, carousel: carousel)
    var first: ImageError?
    for banner in banners {
      do throws(ImageError) {
        _ = try loader.picture(of: banner)
        return
      } catch {
        first = first ?? error
      }
    }
    guard let first else { return }
    let count = banners.count == 1 ? "" : "none of the \(banners.count) pictures can be shown; the first: "
    throw Failure(count + first.line, status: .problems)
  }

  private func film(_ timeline: inout Timeline, with camera: FilmCamera, to format: FilmFormat) throws(FilmError) {
    let count = frameCount(of: timeline)
    if settings.seconds == nil { timeline.endAfterOneRound() }
    let writer: any FilmWriting
    switch format {
    case .gif: writer = try GIFWriter(path: output, width: settings.size.width, height: settings.size.height)
    case .webp: writer = try WebPWriter(path: output, width: settings.size.width, height: settings.size.height)
    case .frames, .png: writer = try PNGSequenceWriter(folder: output)
    }
    for frame in 0..<count {
      Console.progress("rendering frame \(frame + 1) of \(count)")
      let time = timeline.time(ofFrame: frame)
      timeline.advance(to: time)
      try writer.append(camera.picture(of: timeline.carousel, at: time), for: 1 / timeline.frameRate)
    }
    Console.progress("writing \(output)")
    try writer.finish()
  }

  private func frameCount(of timeline: Timeline) -> Int {
    if let seconds = settings.seconds { return timeline.frames(in: seconds) }
    guard timeline.roundSeconds > Self.longestRound else { return timeline.roundFrames }
    Console.report(
      "a round of \(timeline.carousel.itemCount) banners takes \(Int(timeline.roundSeconds.rounded(.up))) seconds; "
        + "these are the first \(Int(Self.longestRound)), unless --seconds says more")
    return timeline.frames(in: Self.longestRound)
  }
}
