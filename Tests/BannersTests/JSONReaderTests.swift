import Foundation
import Testing

@testable import Banners

@Suite struct JSONReaderTests {
  private func skip(_ json: String) -> JSONReader.Fault? {
    var reader = JSONReader(Array(json.utf8))
    do throws(JSONReader.Fault) {
      _ = try reader.value()
      try reader.end()
      return nil
    } catch {
      return error
    }
  }

  /// A value with everything JSON has, at most `depth` deep.
  private func randomValue(depth: Int, using random: inout SeededGenerator) -> String {
    let blank = ["", " ", "\n", "\t\r "].randomElement(using: &random) ?? ""
    let count = Int.random(in: 0...3, using: &random)
    switch Int.random(in: 0..<(depth > 0 ? 7 : 4), using: &random) {
    case 0: return ["null", "true", "false"].randomElement(using: &random) ?? "null"
    case 1: return ["0", "-0", "10", "-1.50", "2e9", "3E+08", "0.1e-7"].randomElement(using: &random) ?? "0"
    case 2, 3:
      return [#""""#, #""a""#, #""\"\\\/\u00e9""#, #""é🏖""#, #""[{]},:""#].randomElement(using: &random) ?? #""""#
    case 4, 5:
      let members = (0..<count).map { "\"k\($0)\"\(blank):\(blank)\(randomValue(depth: depth - 1, using: &random))" }
      return "{\(blank)\(members.joined(separator: "\(blank),\(blank)"))\(blank)}"
    default:
      let elements = (0..<count).map { _ in randomValue(depth: depth - 1, using: &random) }
      return "[\(blank)\(elements.joined(separator: "\(blank),\(blank)"))\(blank)]"
    }
  }

  @Test func whateverJSONThereIsIsSkippedAndNoPrefixOfItPasses() {
    let seed = UInt64.random(in: .min ... .max)
    print("JSONReaderTests seed: \(seed)")
    var random = SeededGenerator(state: seed)
    for _ in 0..<300 {
      let json = "[\(randomValue(depth: 5, using: &random))]"
      #expect(skip(json) == nil, "seed \(seed): \(json)")
      for length in 0..<json.utf8.count {
        let fault = skip(String(decoding: json.utf8.prefix(length), as: UTF8.self))
        if fault == nil { Issue.record("seed \(seed): the first \(length) bytes of \(json) pass") }
      }
    }
  }

  @Test(arguments: [
    (#"{"a":1,2}"#, 7), (#"{"a":{"b":1,"c"}}"#, 15), (#"[[1],[2}]"#, 7), (#"{"a":[1}"#, 7), (#"{"a":1]"#, 6),
    ("[,]", 1), ("{,}", 1),
    (#"{"a":1,}"#, 7), (#"{"a"::1}"#, 5), (#"[1 2]"#, 3), ("[]]", 2), ("nul", 0), ("[truefalse]", 5), ("[+1]", 1),
    ("[.5]", 1),
    ("[0x1]", 2), ("[1.e1]", 3), ("[--1]", 2), ("[Infinity]", 1), ("[\"a\u{1F}\"]", 3), ("\u{A0}[]", 0), ("[/*c*/]", 1),
  ])
  func whatIsNotJSONIsFoundAtItsPlace(_ json: String, _ offset: Int) {
    #expect(skip(json)?.offset == offset)
  }

  @Test(
    arguments: [
      ("null", .null), (" true ", .bool(true)), ("false", .bool(false)), ("1", .number("1")),
      ("-0.50E+07", .number("-0.50E+07")),
      (#""a\tb""#, .string("a\tb")), ("[[[]]]", .array), (#"{"a":{}}"#, .object),
    ] as [(String, JSONReader.Value)])
  func aValueIsReadAsWhatItIs(_ json: String, _ value: JSONReader.Value) throws {
    var reader = JSONReader(Array(json.utf8))
    #expect(try reader.value() == value)
    try reader.end()
  }
}
