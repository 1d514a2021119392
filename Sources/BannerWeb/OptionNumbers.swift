import CarouselEngine

/// Reads `Carousel.Options` from numbers, in the order in which `Web/options.js` writes them.
///
/// A number that an enumeration does not know counts as its default.
struct OptionNumbers {
  private var next: UnsafeMutablePointer<Double>

  init(_ numbers: UnsafeMutablePointer<Double>) { next = numbers }

  var options: Carousel.Options {
    var reader = self
    return reader.read()
  }

  private mutating func read() -> Carousel.Options {
    var options = Carousel.Options()
    options.axis = Carousel.Axis(rawValue: byte()) ?? .horizontal
    options.layoutDirection = Carousel.LayoutDirection(rawValue: byte()) ?? .leftToRight
    options.loop = number() != 0
    options.rewind = number() != 0
    let isPart = number() != 0
    let length = number()
    options.pageExtent = isPart ? .fraction(length) : .points(length)
    options.spacing = number()
    options.insets = insets()
    options.alignment = Carousel.Alignment(rawValue: byte()) ?? .center
    options.snapping = Carousel.Snapping(rawValue: byte()) ?? .page
    options.effect = PageEffect(rawValue: byte()) ?? .slide
    options.autoplay = number()
    options.autoplayDirection = Carousel.AutoplayDirection(rawValue: byte()) ?? .forward
    options.indicator.style = IndicatorStyle(rawValue: byte()) ?? .dots
    options.indicator.alignment = Carousel.Alignment(rawValue: byte()) ?? .center
    options.indicator.insets = insets()
    options.indicator.dotSize = number()
    options.indicator.dotSpacing = number()
    options.indicator.currentLength = number()
    options.indicator.barThickness = number()
    let radius = number()
    options.indicator.cornerRadius = radius >= 0 ? radius : nil
    options.indicator.maximumDots = Int(number())
    return options
  }

  private mutating func number() -> Double {
    defer { next += 1 }
    return next.pointee
  }

  private mutating func byte() -> UInt8 {
    let number = number()
    return number >= 0 && number < 256 ? UInt8(number) : 255
  }

  private mutating func insets() -> Carousel.Insets {
    Carousel.Insets(top: number(), leading: number(), bottom: number(), trailing: number())
  }
}
