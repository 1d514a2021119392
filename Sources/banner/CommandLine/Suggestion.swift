/// What was probably meant.
enum Suggestion {
  /// The candidate that is nearest to what was written, if it is near enough to be a slip.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let best = candidates.map { (distance: distance(word, $0), candidate: $0) }.min { $0.distance < $1.distance }
    guard let best, best.distance <= max(1, best.candidate.count / 3) else {
      // What begins the same is meant, if only one does.
      let longer = candidates.filter { word.count >= 2 && $0.hasPrefix(word) }
      return longer.count == 1 ? longer[0] : nil
    }
    return best.candidate
  }

  /// How many letters must be put in, left out, replaced or swapped with their neighbour to make one word of the other
  /// (the distance of Damerau and Levenshtein, in its restricted form).
  static func distance(_ first: String, _ second: String) -> Int {
    // A slip is no longer than this, and time grows with the product of the lengths.
    let first = Array(first.prefix(64))
    let second = Array(second.prefix(64))
    var rows = [Array(0...second.count)]
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        var cost = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (first[i] == second[j] ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          cost = min(cost, rows[i - 1][j - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
