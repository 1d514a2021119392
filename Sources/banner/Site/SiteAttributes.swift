import CarouselEngine

/// A carousel's options as the attributes of `<banner-carousel>`: those that are not what the element does anyway.
enum SiteAttributes {
  static func attributes(of options: Carousel.Options) -> [(name: String, value: String?)] {
    let standard = Carousel.Options()
    var attributes: [(name: String, value: String?)] = []
    if options.axis != standard.axis { attributes.append(("axis", "\(options.axis)")) }
    // The element does not loop unless it says so; the engine does.
    if options.loop { attributes.append(("loop", nil)) }
    if options.rewind { attributes.append(("rewind", nil)) }
    if let autoplay = options.autoplay { attributes.append(("autoplay", number(autoplay))) }
    if options.effect != standard.effect { attributes.append(("effect", options.effect.name.description)) }
    if options.indicator.style != standard.indicator.style {
      attributes.append(("indicator", options.indicator.style.name.description))
    }
    if options.spacing != standard.spacing { attributes.append(("spacing", number(options.spacing))) }
    if options.pageExtent != standard.pageExtent { attributes.append(("page-extent", length(options.pageExtent))) }
    if options.alignment != standard.alignment { attributes.append(("alignment", "\(options.alignment)")) }
    return attributes
  }

  /// A page's length: "300" or "80%".
  static func length(_ extent: Carousel.PageExtent) -> String {
    switch extent {
    case .points(let points): number(points)
    case .fraction(let part): number(part * 100) + "%"
    }
  }

  /// A number as a person writes it, to the millionth: "4" and not "4.0", "57" and not "56.99999999999999".
  static func number(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
