/// Draws with a palette so that the eye sees the colours between its colours.
///
/// Each pixel gets one of two palette colours, on either side of the true one. Which of them depends on nothing but
/// the true colour and the place, so that what stands still in a film does not shimmer.
struct OrderedDither {
  private var search: PaletteSearch
  private let palette: [Palette.Color]

  /// B. Bayer's matrix of 8 × 8 thresholds, each between 0 and 1: the bits of `x ⊕ y` and `y`, interleaved in
  /// reverse order.
  private static let thresholds: [Float] = (0..<64).map { place in
    let x = place & 7
    let y = place >> 3
    var value = 0
    for bit in 0..<3 {
      value = value << 2 | ((x ^ y) >> bit & 1) << 1 | y >> bit & 1
    }
    return (Float(value) + 0.5) / 64
  }

  init(_ palette: Palette) {
    search = PaletteSearch(palette)
    self.palette = palette.colors
  }

  /// The index of the palette colour for a pixel `0xFFRRGGBB` at a place.
  mutating func index(for pixel: UInt32, x: Int, y: Int) -> Int {
    let color = Palette.Color(pixel)
    let near = search.nearest(to: color)
    let nearColor = palette[near]
    let error = color - nearColor
    // Beyond the true colour, to meet another palette colour. Looking further finds colours that show as specks.
    var far = search.nearest(to: color + error)
    if far == near { far = search.nearest(to: color + error * 2) }
    if far == near { return near }
    let way = palette[far] - nearColor
    let share = min(max(error.dot(way) / way.dot(way), 0), 1)
    let threshold = Self.thresholds[(y & 7) << 3 | x & 7]
    // The lighter of the two takes the low thresholds: the pattern runs on where near and far change places.
    let takesFar = way.lightness > 0 ? share > threshold : share > 1 - threshold
    return takesFar ? far : near
  }
}
