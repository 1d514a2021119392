/// Colours that lie near each other, as a part of an array of cells.
struct ColorBox {
  let mean: Palette.Color
  /// The squared distances of all its pixels to their mean, summed.
  let error: Float
  private let range: Range<Int>
  private let axis: Axis

  private enum Axis { case red, green, blue }

  init(_ cells: ArraySlice<ColorHistogram.Cell>) {
    range = cells.indices
    var weight: Float = 0
    var mean = Palette.Color.black
    for cell in cells {
      weight += cell.weight
      mean = mean + cell.color * cell.weight
    }
    if weight > 0 { mean = mean * (1 / weight) }
    self.mean = mean
    // Along each axis alone, so that the cut goes across the longest one.
    var red: Float = 0
    var green: Float = 0
    var blue: Float = 0
    for cell in cells {
      red += cell.weight * mean.distance(to: .init(red: cell.color.red, green: mean.green, blue: mean.blue))
      green += cell.weight * mean.distance(to: .init(red: mean.red, green: cell.color.green, blue: mean.blue))
      blue += cell.weight * mean.distance(to: .init(red: mean.red, green: mean.green, blue: cell.color.blue))
    }
    axis = green >= red && green >= blue ? .green : red >= blue ? .red : .blue
    // Of a single cell, only a rounding is left.
    error = cells.count > 1 ? red + green + blue : 0
  }

  /// Puts the cells below the mean first, and makes a box of each part. The error must be greater than 0.
  func split(_ cells: inout [ColorHistogram.Cell]) -> (low: ColorBox, high: ColorBox) {
    let middle: Int
    switch axis {
    case .red: middle = cells[range].partition { $0.color.red > mean.red }
    case .green: middle = cells[range].partition { $0.color.green > mean.green }
    case .blue: middle = cells[range].partition { $0.color.blue > mean.blue }
    }
    // A mean that was rounded may leave one side empty.
    let cut = min(max(middle, range.lowerBound + 1), range.upperBound - 1)
    return (ColorBox(cells[range.lowerBound..<cut]), ColorBox(cells[cut..<range.upperBound]))
  }
}
