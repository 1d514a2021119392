import CarouselEngine

/// Everything that options choose.
struct Settings: Equatable, Sendable {
  /// The carousel's size, in pixels.
  var size = PixelSize(width: 800, height: 320)
  var carousel = Carousel.Options()
  /// Frames a second; nil for what suits the kind of file.
  var frameRate: Double?
  /// How long it is shown or how long the film is, in seconds; nil for no end, or one round.
  var seconds: Double?
  /// The moment that a still picture shows, in seconds.
  var moment: Double?
  /// Where to render to, or the site's folder.
  var output: String?
  /// The port on which to serve a site, 0 for a free one; nil for not at all.
  var port: Int?
  var isFullscreen = false
  /// Whether the answer is for machines.
  var printsJSON = false
  /// Seconds between two loads of a feed; 0 for one load only.
  var refresh = 300.0
}

/// A size in pixels.
struct PixelSize: Equatable, Sendable {
  var width: Int
  var height: Int
}
