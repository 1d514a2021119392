@testable import CarouselEngine
import Foundation
import Testing

// The files in Tests/Support/vectors are recorded lists of inputs and of what the engine answers. They are played here,
// and in browsers against the engine as WebAssembly, where the same numbers must come out.
//
// A file is a table, its cells separated by tabs. The first line names the columns:
//
// | column | what |
// | --- | --- |
// | time | seconds |
// | input | what is called, by its name in Sources/BannerWeb/Exports.swift; `setOptions` has the options by their names in markup |
// | values | its arguments, without the time |
// | position | in pages |
// | item | the current item; -1 when there is none |
// | events | what was told since the line before: `change:1 settle:1 impression:1 began ended` |
// | pages | the wanted pages: `item@x,y` for an opaque one that only lies somewhere; otherwise, after the @, m11, m12, m14, m21, m22, m24, m41, m42 and m44 of its matrix, its opacity and its order |
// | marks | the indicator's dots and bars: x, y, width, height, corner radius, emphasis, opacity |
//
// What follows `values` is what is expected; a file has only those columns that it is about. An empty cell is `-`.
//
// Carousels begin with the options of an element without attributes: they do not loop.
//
// `BANNERKIT_RECORD=1 swift test --filter VectorTests` writes the files anew, from the scripts in this folder.

@Suite struct VectorTests {
  @Test(arguments: VectorScript.all.map(\.name))
  func theRecordedNumbersComeOutAgain(name: String) throws {
    if ProcessInfo.processInfo.environment["BANNERKIT_RECORD"] == "1" {
      let script = try #require(VectorScript.all.first { $0.name == name })
      try VectorFile(recording: script).write(name: name)
    }
    let file = try VectorFile(name: name)
    var player = VectorPlayer()
    for line in file.lines {
      try player.play(line)
      for (column, expected) in zip(file.columns, line.answers) {
        let answer = player.answer(in: column)
        #expect(
          VectorNumbers.agree(answer, expected),
          "\(name), \(line.time) \(line.input) \(line.values): \(column) is \(answer), not \(expected)")
      }
    }
  }

  @Test func thereIsAScriptForEachFile() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: VectorFile.folder.path).filter {
      $0.hasSuffix(".tsv")
    }
    #expect(Set(files) == Set(VectorScript.all.map { "\($0.name).tsv" }))
  }

  @Test func oneNumberThatDiffersIsSeen() {
    #expect(VectorNumbers.agree("0@1.5,2 1@3,4", "0@1.5000000000000002,2 1@3,4"))
    #expect(!VectorNumbers.agree("0@1.5,2 1@3,4", "0@1.50000000001,2 1@3,4"))
    #expect(!VectorNumbers.agree("change:1", "settle:1"))
    #expect(!VectorNumbers.agree("0@1,2", "0@1,2 1@3,4"))
  }
}
