import CarouselEngine

/// The site's own style: how wide the carousel becomes, and its shape. A strict page has no style of its own.
enum SiteStyle {
  static func text(_ settings: Settings) -> String {
    var rules = [
      "margin-inline: auto", "max-inline-size: \(settings.size.width)px",
      "aspect-ratio: \(settings.size.width) / \(settings.size.height)",
    ]
    // So that the list before the engine has come has the same measures, in browsers that read no lengths in attributes.
    let options = settings.carousel
    if options.spacing > 0 { rules.append("gap: \(SiteAttributes.number(options.spacing))px") }
    switch options.pageExtent {
    case .points: rules.append("--banner-extent: \(SiteAttributes.length(options.pageExtent))px")
    case .fraction(1): break
    case .fraction: rules.append("--banner-extent: \(SiteAttributes.length(options.pageExtent))")
    }
    return """
      body {
        margin: 0;
      }

      banner-carousel {
      \(rules.map { "  \($0);" }.joined(separator: "\n"))
      }

      """
  }
}
