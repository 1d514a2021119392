@testable import CarouselEngine

/// Reads options by their names in markup: `axis=vertical loop page-extent=80%`.
enum VectorOptions {
  /// What an element without attributes has.
  static var standard: Carousel.Options {
    var options = Carousel.Options()
    options.loop = false
    return options
  }

  static func read(_ text: String) throws -> Carousel.Options {
    var options = standard
    for word in text.split(separator: " ") where word != "-" {
      let parts = word.split(separator: "=", maxSplits: 1)
      try set(String(parts[0]), to: parts.count > 1 ? String(parts[1]) : "", in: &options)
    }
    return options
  }

  static func numbers(_ text: String) throws -> [Double] {
    try text.split(separator: " ").filter { $0 != "-" }.map { try number(String($0)) }
  }

  private static func set(_ name: String, to value: String, in options: inout Carousel.Options) throws {
    switch name {
    case "axis": options.axis = value == "vertical" ? .vertical : .horizontal
    case "dir": options.layoutDirection = value == "rtl" ? .rightToLeft : .leftToRight
    case "loop": options.loop = true
    case "rewind": options.rewind = true
    case "page-extent":
      options.pageExtent =
        value.hasSuffix("%") ? .fraction(try number(String(value.dropLast())) / 100) : .points(try number(value))
    case "spacing": options.spacing = try number(value)
    case "alignment": options.alignment = try choice(value, of: Carousel.Alignment.allCases) { "\($0)" }
    case "snapping": options.snapping = value == "free" ? .free : .page
    case "effect": options.effect = try choice(value, of: PageEffect.allCases) { "\($0.name)" }
    case "autoplay": options.autoplay = try number(value)
    case "autoplay-direction": options.autoplayDirection = value == "backward" ? .backward : .forward
    case "indicator": options.indicator.style = try choice(value, of: IndicatorStyle.allCases) { "\($0.name)" }
    case "indicator-alignment":
      options.indicator.alignment = try choice(value, of: Carousel.Alignment.allCases) { "\($0)" }
    case "dot-size": options.indicator.dotSize = try number(value)
    case "maximum-dots": options.indicator.maximumDots = Int(try number(value))
    default: throw VectorError("no option is called \(name)")
    }
  }

  private static func number(_ text: String) throws -> Double {
    guard let number = Double(text) else { throw VectorError("\(text) is no number") }
    return number
  }

  private static func choice<Value>(_ name: String, of values: [Value], name nameOf: (Value) -> String) throws -> Value
  {
    guard let value = values.first(where: { nameOf($0) == name }) else {
      throw VectorError("no choice is called \(name)")
    }
    return value
  }
}
