import Banners
import Foundation

/// The page of a site: a carousel of links and pictures, which is a list to scroll without script.
struct SitePage {
  /// A banner, its picture, and where it leads.
  struct Slide {
    let banner: Banner
    let picture: SitePicture
    let link: URL?
  }

  let slides: [Slide]
  let settings: Settings

  /// The strictest policy under which the component works.
  static let policy = [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self'",
    "connect-src 'self'",
  ].joined(separator: "; ")

  /// Its path in the site.
  static let name = "index.html"

  /// What tells a page of this program from others.
  static let mark = HTMLText.tag("meta", [("name", "generator"), ("content", "banner web")])

  var text: String {
    let isRightToLeft = settings.carousel.layoutDirection == .rightToLeft
    let carousel = SiteAttributes.attributes(of: settings.carousel) + [("aria-label", Self.title)]
    return """
      <!DOCTYPE html>
      \(HTMLText.tag("html", [("lang", "en")] + (isRightToLeft ? [("dir", "rtl")] : [])))
      <head>
      <meta charset="utf-8">
      \(HTMLText.tag("meta", [("http-equiv", "Content-Security-Policy"), ("content", Self.policy)]))
      <meta name="viewport" content="width=device-width, initial-scale=1">
      \(Self.mark)
      <title>\(Self.title)</title>
      <link rel="stylesheet" href="banner-carousel.css">
      <link rel="stylesheet" href="site.css">
      <script type="module" src="banner-carousel.js"></script>
      </head>
      <body>
      <main>
      \(HTMLText.tag("banner-carousel", carousel))
      \(slides.enumerated().map { markup(of: $1, isFirst: $0 == 0) }.joined(separator: "\n"))
      </banner-carousel>
      </main>
      </body>
      </html>

      """
  }

  private static let title = "Banners"

  /// What a screen reader says of a slide's picture: a title is read as it stands there, and a link without any words is
  /// called by where it leads.
  private static func description(of slide: Slide) -> String {
    if let label = slide.banner.accessibilityLabel { return label }
    return slide.banner.title == nil ? slide.link?.host() ?? "" : ""
  }

  private func markup(of slide: Slide, isFirst: Bool) -> String {
    let banner = slide.banner
    var image = slide.picture.attributes(in: settings)
    image.append(("alt", Self.description(of: slide)))
    image += isFirst ? [("fetchpriority", "high")] : [("loading", "lazy")]
    let name = slide.link == nil ? "div" : "a"
    let title = banner.title.map { "<span class=\"banner-title\">\(HTMLText.escaped($0))</span>" } ?? ""
    return """
        \(HTMLText.tag(name, slide.link.map { [("href", $0.absoluteString)] } ?? []))\
      \(HTMLText.tag("img", image))\(title)</\(name)>
      """
  }
}
