/// Which pixels of a picture are meant, and the smallest rectangle around them.
struct PixelMarks {
  private var marks: [Bool]
  let width: Int
  private(set) var columns = 0..<0
  private(set) var rows = 0..<0

  var isEmpty: Bool { rows.isEmpty }

  init(width: Int, height: Int) {
    self.width = width
    marks = [Bool](repeating: false, count: width * height)
  }

  subscript(index: Int) -> Bool { marks[index] }

  mutating func removeAll() {
    for index in marks.indices { marks[index] = false }
    columns = 0..<0
    rows = 0..<0
  }

  /// Marks the pixels of `image` that differ from `earlier`: all, if that is empty.
  mutating func insertChanges(from earlier: [UInt32], to image: [UInt32]) {
    insert { earlier.isEmpty || earlier[$0] != image[$0] }
  }

  mutating func formUnion(_ other: PixelMarks) {
    insert { other.marks[$0] }
  }

  private mutating func insert(where isMeant: (Int) -> Bool) {
    var left = columns.isEmpty ? width : columns.lowerBound
    var right = columns.upperBound
    var top = rows.isEmpty ? marks.count / width : rows.lowerBound
    var bottom = rows.upperBound
    for y in 0..<marks.count / width {
      for x in 0..<width where isMeant(y * width + x) {
        marks[y * width + x] = true
        left = min(left, x)
        right = max(right, x + 1)
        top = min(top, y)
        bottom = max(bottom, y + 1)
      }
    }
    guard left < right else { return }
    columns = left..<right
    rows = top..<bottom
  }
}
