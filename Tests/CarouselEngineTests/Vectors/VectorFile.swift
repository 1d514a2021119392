import Foundation

/// What a file of vectors says of the carousel after an input.
enum VectorColumn: String, CaseIterable {
  case position
  case item
  case events
  case pages
  case marks
}

/// An input, and what was answered, in the order of the file's columns.
struct VectorLine {
  var time: Double
  var input: String
  var values: String
  var answers: [String]
}

/// A file of vectors; `VectorTests` describes the format.
struct VectorFile {
  var columns: [VectorColumn]
  var lines: [VectorLine]

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Support/vectors").standardized

  init(columns: [VectorColumn], lines: [VectorLine]) {
    self.columns = columns
    self.lines = lines
  }

  init(name: String) throws {
    let text = try String(contentsOf: Self.url(name), encoding: .utf8)
    let table = text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    guard let header = table.first, header.prefix(3) == ["time", "input", "values"] else {
      throw VectorError("\(name) begins with no names of columns")
    }
    columns = try header.dropFirst(3).map { name in
      guard let column = VectorColumn(rawValue: name) else { throw VectorError("no column is called \(name)") }
      return column
    }
    lines = try table.dropFirst().map { cells in
      guard cells.count == header.count, let time = Double(cells[0]) else {
        throw VectorError("\(name) has a line of other cells than its columns: \(cells)")
      }
      return VectorLine(time: time, input: cells[1], values: cells[2], answers: Array(cells.dropFirst(3)))
    }
  }

  func write(name: String) throws {
    let header = ["time", "input", "values"] + columns.map(\.rawValue)
    let table = [header] + lines.map { [VectorNumbers.write($0.time), $0.input, $0.values] + $0.answers }
    let text = table.map { $0.joined(separator: "\t") + "\n" }.joined()
    try text.write(to: Self.url(name), atomically: true, encoding: .utf8)
  }

  private static func url(_ name: String) -> URL { folder.appendingPathComponent("\(name).tsv") }
}

struct VectorError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// Writes numbers, and compares answers number by number.
enum VectorNumbers {
  /// As short as it can be and still be read as the same number.
  static func write(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// How far two numbers may lie apart, as a part of the larger of them and 1.
  static let tolerance = 1e-12

  static func agree(_ answer: String, _ expected: String) -> Bool {
    let (words, expectedWords) = (split(answer), split(expected))
    return words.count == expectedWords.count
      && zip(words, expectedWords).allSatisfy { word, expected in
        guard let number = Double(word), let wanted = Double(expected) else { return word == expected }
        return abs(number - wanted) <= tolerance * max(1, abs(number), abs(wanted))
      }
  }

  private static func split(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { " ,:@".contains($0) }
  }
}
