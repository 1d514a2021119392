/// Finds the nearest colour of a palette quickly: each cell of 64 × 64 × 64 colours is searched for once.
struct PaletteSearch {
  let palette: Palette
  private var answers = [Int16](repeating: -1, count: 1 << 18)

  init(_ palette: Palette) {
    self.palette = palette
    // A cell in which a palette colour lies answers with that, so that flat areas keep their exact colour.
    for (index, color) in palette.colors.enumerated() {
      answers[Self.cell(of: color)] = Int16(index)
    }
  }

  /// The index of the nearest colour, judged from the middle of the cell in which `color` lies.
  mutating func nearest(to color: Palette.Color) -> Int {
    let cell = Self.cell(of: color)
    let answer = answers[cell]
    if answer >= 0 { return Int(answer) }
    let middle = Palette.Color(
      red: Float(cell >> 12) * 4 + 1.5, green: Float(cell >> 6 & 63) * 4 + 1.5, blue: Float(cell & 63) * 4 + 1.5)
    let index = palette.nearest(to: middle)
    answers[cell] = Int16(index)
    return index
  }

  private static func cell(of color: Palette.Color) -> Int {
    (channel(color.red) << 12) | (channel(color.green) << 6) | channel(color.blue)
  }

  private static func channel(_ value: Float) -> Int { Int(min(max(value, 0), 255)) >> 2 }
}
