extension Palette {
  /// A colour, or the difference of two, with channels from 0 to 255.
  struct Color: Equatable {
    var red: Float
    var green: Float
    var blue: Float

    static let black = Color(red: 0, green: 0, blue: 0)

    init(red: Float, green: Float, blue: Float) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// The colour of a pixel `0xFFRRGGBB`.
    init(_ pixel: UInt32) {
      red = Float(pixel >> 16 & 255)
      green = Float(pixel >> 8 & 255)
      blue = Float(pixel & 255)
    }

    /// How light it is, with the weights of Rec. 601.
    var lightness: Float { 0.299 * red + 0.587 * green + 0.114 * blue }

    /// How different two colours look: squared, with the weights of red, green and blue that
    /// https://www.compuphase.com/cmetric.htm gives for a middling red.
    func distance(to other: Color) -> Float {
      let difference = self - other
      return 2.5 * difference.red * difference.red + 4 * difference.green * difference.green
        + 2.5 * difference.blue * difference.blue
    }

    func dot(_ other: Color) -> Float { red * other.red + green * other.green + blue * other.blue }

    static func + (a: Color, b: Color) -> Color {
      Color(red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue)
    }

    static func - (a: Color, b: Color) -> Color {
      Color(red: a.red - b.red, green: a.green - b.green, blue: a.blue - b.blue)
    }

    static func * (color: Color, factor: Float) -> Color {
      Color(red: color.red * factor, green: color.green * factor, blue: color.blue * factor)
    }
  }
}
