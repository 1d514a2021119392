/// The colours that stand for all those of a picture: up to 255, so that one index is left for transparent pixels.
struct Palette: Equatable {
  static let largestCount = 255

  private(set) var colors: [Color]

  /// Reduces colours by cutting in two, again and again, the box with the greatest squared error at its mean
  /// (X. Wu's criterion with P. Heckbert's median cut), and then moving each colour to the mean of what it
  /// stands for (k-means).
  init(for cells: [ColorHistogram.Cell]) {
    var cells = cells
    var boxes = [ColorBox(cells[...])]
    while boxes.count < Self.largestCount,
      let index = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }), boxes[index].error > 0
    {
      let (low, high) = boxes[index].split(&cells)
      boxes[index] = low
      boxes.append(high)
    }
    colors = boxes.map(\.mean)
    if cells.count > boxes.count {
      for _ in 0..<3 { refine(cells) }
    }
    colors = colors.map { Color(red: $0.red.rounded(), green: $0.green.rounded(), blue: $0.blue.rounded()) }
  }

  /// The index of the colour that looks most like `color`.
  func nearest(to color: Color) -> Int {
    var best = 0
    var bestDistance = Float.infinity
    colors.withUnsafeBufferPointer { colors in
      for index in colors.indices {
        let distance = colors[index].distance(to: color)
        if distance < bestDistance {
          bestDistance = distance
          best = index
        }
      }
    }
    return best
  }

  /// The mean squared distance of the pixels to their nearest colours.
  func error(for cells: [ColorHistogram.Cell]) -> Float {
    var error: Float = 0
    var weight: Float = 0
    for cell in cells {
      error += cell.weight * colors[nearest(to: cell.color)].distance(to: cell.color)
      weight += cell.weight
    }
    return weight > 0 ? error / weight : 0
  }

  private mutating func refine(_ cells: [ColorHistogram.Cell]) {
    var sums = [(color: Color, weight: Float)](repeating: (.black, 0), count: colors.count)
    for cell in cells {
      let index = nearest(to: cell.color)
      sums[index].color = sums[index].color + cell.color * cell.weight
      sums[index].weight += cell.weight
    }
    for (index, sum) in sums.enumerated() where sum.weight > 0 {
      colors[index] = sum.color * (1 / sum.weight)
    }
  }
}
