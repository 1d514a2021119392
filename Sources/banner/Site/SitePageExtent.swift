import CarouselEngine

/// How wide a picture lies on its page, which it covers: wider than the page where it is the flatter of the two.
struct SitePageExtent {
  /// In a carousel of its largest width, in pixels of CSS.
  let width: Int
  /// The `sizes` of an `<img>`.
  let sizes: String

  init(_ settings: Settings, pictureWidth: Int, height pictureHeight: Int) {
    let carousel = (width: Double(settings.size.width), height: Double(settings.size.height))
    var page = carousel
    let isHorizontal = settings.carousel.axis == .horizontal
    switch (settings.carousel.pageExtent, isHorizontal) {
    case (.fraction(let part), true): page.width *= part
    case (.fraction(let part), false): page.height *= part
    case (.points(let points), true): page.width = min(points, page.width)
    case (.points(let points), false): page.height = min(points, page.height)
    }
    let covering = max(page.width, page.height * Double(pictureWidth) / Double(pictureHeight))
    width = Int(covering.rounded(.up))
    // Narrower than its largest width, the carousel keeps its shape, and is as wide as the window.
    let part = Int((covering / carousel.width * 100).rounded(.up))
    sizes = "(max-width: \(settings.size.width)px) \(part)vw, \(width)px"
  }
}
