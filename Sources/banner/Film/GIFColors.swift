/// The palette with which a film is drawn at the moment, and the drawing.
struct GIFColors {
  private(set) var palette = Palette(for: [])
  private var dither = OrderedDither(Palette(for: []))
  private var histogram = ColorHistogram()
  /// How far off the palette was for the pixels for which it was made.
  private var error = -Float.infinity

  /// A palette is kept until it is so many times worse than when it was new: each change of palette shows a little.
  private static let tolerance: Float = 1.2

  /// Sees to a palette that suits the marked pixels: the present one if it still does, unless the `best` is asked for.
  mutating func prepare(for pixels: [UInt32], where marks: PixelMarks, best: Bool) {
    histogram.count(pixels, where: marks)
    if !best, palette.error(for: histogram.cells) <= error * Self.tolerance { return }
    palette = Palette(for: histogram.cells)
    dither = OrderedDither(palette)
    error = palette.error(for: histogram.cells)
  }

  /// Palette indices for the rectangle around the marked pixels; the others get the index after the last colour.
  mutating func draw(_ pixels: [UInt32], where marks: PixelMarks) -> [UInt8] {
    let transparent = UInt8(palette.colors.count)
    var indices: [UInt8] = []
    indices.reserveCapacity(marks.columns.count * marks.rows.count)
    for y in marks.rows {
      for x in marks.columns {
        let index = y * marks.width + x
        indices.append(marks[index] ? UInt8(dither.index(for: pixels[index], x: x, y: y)) : transparent)
      }
    }
    return indices
  }
}
