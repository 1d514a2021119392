import CarouselEngine

extension Option {
  /// Every option there is, in the order of the help. Parsing and help know no other.
  static let all: [Option] = [
    .value("size", .size(1...8192), "The carousel's size in pixels", standard: "800x320") { $0.size = $1 },
    .value(
      "axis", .name("AXIS", of: Carousel.Axis.allCases, called: { "\($0)" }),
      "The line along which pages follow each other", standard: "horizontal"
    ) { $0.carousel.axis = $1 },
    .flag("no-loop", "The first banner does not follow the last") { $0.carousel.loop = false },
    .flag("rewind", "Without a loop, the turn after the last banner goes back to the first") {
      $0.carousel.rewind = true
    },
    .value(
      "autoplay", .number("SECONDS", 0.1...3600), "The time between two turns that it makes by itself",
      standard: "none; for render, 2"
    ) { $0.carousel.autoplay = $1 },
    .value(
      "effect", .name("NAME", of: PageEffect.allCases, called: { "\($0.name)" }), "How pages look while they move",
      standard: "slide"
    ) { $0.carousel.effect = $1 },
    .value(
      "indicator", .name("NAME", of: IndicatorStyle.allCases, called: { "\($0.name)" }),
      "What shows which banner is current", standard: "dots"
    ) { $0.carousel.indicator.style = $1 },
    .value("spacing", .number("N", 0...8192), "The gap between pages, in points", standard: "0") {
      $0.carousel.spacing = $1
    },
    .value(
      "page-extent", .extent(1...8192, percent: 1...100),
      "A page's length along the axis, in points or as a part of the carousel's size", standard: "100%"
    ) { $0.carousel.pageExtent = $1 },
    .value(
      "alignment", .name("PLACE", of: Carousel.Alignment.allCases, called: { "\($0)" }),
      "Where the current page rests when it is shorter than the carousel", standard: "center"
    ) { $0.carousel.alignment = $1 },
    .flag("rtl", "Pages and titles run from right to left") { $0.carousel.layoutDirection = .rightToLeft },
    .value(
      "fps", .number("N", 1...120), "Frames a second of what is rendered", standard: "25 for .gif, otherwise 30",
      commands: [.show, .render, .check]
    ) { $0.frameRate = $1 },
    .value(
      "seconds", .number("N", 0.01...3600), "How long the film is, or after how long the window closes",
      standard: "one whole round, but 60 at most; a window stays open", commands: [.show, .render, .check]
    ) { $0.seconds = $1 },
    .value(
      "output", letter: "o", .path,
      "Where it goes: for render, a .gif, .webp or .png file, or a folder of numbered .png files (a path without "
        + "extension, or one that ends in /); for web, the site's folder",
      commands: [.render, .web]
    ) { $0.output = $1 },
    .value(
      "at", .number("SECONDS", 0...3600), "The moment that a .png shows", standard: "0", commands: [.render]
    ) { $0.moment = $1 },
    .number(
      "serve", .integer("PORT", 0...65535),
      "Serves the site on 127.0.0.1 until it is interrupted, and prints its address; port 0 is a free one",
      standard: 8080, commands: [.web]
    ) { $0.port = $1 },
    .flag("json", "Prints a JSON array for machines, as below", commands: [.check]) { $0.printsJSON = true },
    .flag("fullscreen", "Fills the screen, until Escape", commands: [.show]) { $0.isFullscreen = true },
    .value(
      "refresh", .number("SECONDS", 0...86400), "The time after which a feed is read again; 0 for once only",
      standard: "300", commands: [.show]
    ) { $0.refresh = $1 },
  ]
}
