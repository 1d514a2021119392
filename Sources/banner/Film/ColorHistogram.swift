/// The colours of a picture, counted in cells of 64 × 64 × 64.
struct ColorHistogram {
  /// The pixels whose colours share their upper six bits a channel.
  struct Cell {
    /// Their mean.
    var color: Palette.Color
    /// Their number.
    var weight: Float
  }

  private(set) var cells: [Cell] = []

  /// Red, green, blue and number of all pixels of each cell that is in use.
  private var sums = [(red: UInt32, green: UInt32, blue: UInt32, count: UInt32)](
    repeating: (0, 0, 0, 0), count: 1 << 18)
  private var used: [Int32] = []

  /// A sum of 2²⁴ bytes fits into 32 bits; a larger picture is sampled.
  private static let mostSamples = 1 << 24

  /// Which cell a pixel `0xFFRRGGBB` belongs to.
  static func cell(of pixel: UInt32) -> Int {
    let red = pixel >> 18 & 63
    let green = pixel >> 10 & 63
    let blue = pixel >> 2 & 63
    return Int(red << 12 | green << 6 | blue)
  }

  /// Counts the pixels that are marked, and forgets what was counted before.
  mutating func count(_ pixels: [UInt32], where marks: PixelMarks) {
    for index in used { sums[Int(index)] = (0, 0, 0, 0) }
    used.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    let step = (pixels.count - 1) / Self.mostSamples + 1
    for index in stride(from: 0, to: pixels.count, by: step) where marks[index] {
      let pixel = pixels[index]
      let cell = Self.cell(of: pixel)
      if sums[cell].count == 0 { used.append(Int32(cell)) }
      sums[cell].red += pixel >> 16 & 0xFF
      sums[cell].green += pixel >> 8 & 0xFF
      sums[cell].blue += pixel & 0xFF
      sums[cell].count += 1
    }
    for index in used {
      let sum = sums[Int(index)]
      let weight = Float(sum.count)
      cells.append(
        Cell(
          color: .init(red: Float(sum.red) / weight, green: Float(sum.green) / weight, blue: Float(sum.blue) / weight),
          weight: weight))
    }
  }
}
