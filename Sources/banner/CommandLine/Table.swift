/// Lines whose parts stand in columns.
struct Table {
  private var rows: [[String]] = []
  /// Columns of numbers, which end where the others of their column end.
  let alignedRight: Set<Int>

  init(alignedRight: Set<Int> = []) {
    self.alignedRight = alignedRight
  }

  mutating func append(_ row: [String]) {
    rows.append(row)
  }

  /// The rows as lines, with two spaces between columns; columns that are empty take no room.
  var lines: [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        let gap = String(repeating: " ", count: widths[column] - cell.count)
        line += (line.isEmpty ? "" : "  ") + (alignedRight.contains(column) ? gap + cell : cell + gap)
      }
      let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
      return String(line[..<end])
    }
  }
}
