import Foundation
import Testing

@testable import Banners

@Suite struct FeedErrorTests {
  @Test(arguments: [
    ("[1,2", "the end of the text where , or ] should be", 1, 5),
    ("{\"a\": 1,\n  \"b\": tru}", "“t” where a value should be", 2, 8),
    ("[1,]", "“]” where a value should be", 1, 4),
    ("[]\n\n x", "“x” after the end of the document", 3, 2),
    ("[\"äöü\" 1]", "“1” where , or ] should be", 1, 8),
    ("[\"a\nb\"]", "the character U+000A inside a string, where it has to be escaped", 1, 4),
    (#"["a\x"]"#, "a backslash before a character that needs none", 1, 4),
    (#"["\u12g4"]"#, "\\u without four hexadecimal digits", 1, 3),
    (#"["a"#, "a string without its end", 1, 2),
    ("[\"\\", "a string without its end", 1, 2),
    ("[01]", "a number that begins with 0", 1, 2),
    ("[-]", "“]” where a digit should be", 1, 3),
    ("[1.]", "“]” where a digit should be", 1, 4),
    ("[1e]", "“]” where a digit should be", 1, 4),
    ("-", "the end of the text where a digit should be", 1, 2),
    ("{1:2}", "“1” where a key in quotes should be", 1, 2),
    (#"{"banners" []}"#, "“[” where : should be", 1, 12),
    (#"[{"image":"a.jpg" "link":"b"}]"#, "“\"” where , or } should be", 1, 19),
    (#"[{"x":[1,{"y":[2,}]}]"#, "“}” where a value should be", 1, 18),
    (#"[{"x":[1"#, "the end of the text where , or ] should be", 1, 9),
    (#"[{"x":[{"#, "the end of the text where a key in quotes should be", 1, 9),
    ("['a']", "“'” where a value should be", 1, 2),
    ("<html>", "“<” where a value should be", 1, 1),
    ("NaN", "“N” where a value should be", 1, 1),
    ("é", "a character that is not ASCII where a value should be", 1, 1),
  ])
  func textThatIsNotJSONIsNamedWithItsPlace(_ json: String, _ reason: String, _ line: Int, _ column: Int) {
    #expect(problem(json) == .notJSON(reason, line: line, column: column))
  }

  @Test(arguments: [
    ("3", "it is neither"), ("\"a.jpg\"", "it is neither"), ("null", "it is neither"), ("true", "it is neither"),
    ("{}", "it is an object without “banners”"), (#"{"items":[]}"#, "it is an object without “banners”"),
    (#"{"banners":{}}"#, "“banners” is not an array"), (#"{"banners":null}"#, "“banners” is not an array"),
    (#"{"banners":[],"banners":["a"]}"#, "“banners” stands more than once"),
  ])
  func anotherShapeIsNamed(_ json: String, _ found: String) {
    #expect(problem(json) == .wrongShape(found))
  }

  @Test(arguments: ["", " ", "\n\t\r ", "\u{FEFF}"])
  func nothingAtAllIsAnEmptyFeed(_ json: String) {
    #expect(problem(json) == .empty)
  }

  @Test(arguments: ["[]", #"{"banners":[]}"#])
  func aFeedWithoutEntriesIsAGoodOne(_ json: String) throws {
    let feed = try read(json)
    #expect(feed.banners.isEmpty)
    #expect(feed.report == FeedReport())
  }

  @Test func aFeedMayBeAsLargeAsItsLimitAndNoLarger() {
    var limits = FeedDocument.Limits()
    limits.bytes = 10
    #expect(problem(#"["a","bb"]"#, limits: limits) == nil)
    #expect(problem(#"["a","bbb"]"#, limits: limits) == .tooLarge(limit: 10))
    limits = FeedDocument.Limits()
    limits.entries = 2
    #expect(problem("[1,2]", limits: limits) == nil)
    #expect(problem("[1,2,3]", limits: limits) == .tooManyEntries(limit: 2))
    #expect(problem("[1,2,3,]", limits: limits) == .notJSON("“]” where a value should be", line: 1, column: 8))
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func utf16IsRead(_ encoding: String.Encoding) throws {
    let feed = try FeedDocument(data: #"["夏🏖.jpg"]"#.data(using: encoding)!, baseURL: web)
    #expect(feed.banners.map(\.imageAddress) == ["https://shop.example/banners/%E5%A4%8F%F0%9F%8F%96.jpg"])
  }

  @Test func textInAnotherEncodingIsNamed() {
    #expect(problem(Data([0xFF, 0xFE, 0x5B])) == .notText("it is UTF-16 with half a character at its end"))
    #expect(
      problem(Data([0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x5D])) == .notText("it is UTF-16 with half a character in it"))
    #expect(problem("[]".data(using: .utf32)!) == .notText("it is UTF-32; a feed is UTF-8"))
  }

  @Test func deepNestingIsSkippedWhereverItStands() throws {
    let depth = 200_000
    let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let objects = String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    let feed = try read(#"{"x":\#(deep),"banners":[\#(deep),{"image":"a.jpg","title":\#(objects),"y":\#(deep)}]}"#)
    #expect(feed.banners.count == 1)
    #expect(feed.report.issues.map(\.mark) == ["0. entry", "1.title field"])
    #expect(
      problem(String(repeating: "[", count: depth))
        == .notJSON("the text ends inside an array or an object", line: 1, column: depth + 1))
  }

  @Test func hugeNumbersAreNoDanger() throws {
    let digits = String(repeating: "9", count: 100_000)
    let feed = try read(#"[{"image":"a.jpg","n":1e999999999,"m":-\#(digits).\#(digits)e-\#(digits),"title":1e400}]"#)
    #expect(feed.banners.count == 1)
    #expect(feed.report.issues.map(\.mark) == ["0.title field"])
  }

  @Test func everyEscapeIsDecoded() throws {
    let feed = try read(#"[{"image":"a.jpg","title":"\"\\\/\b\f\n\r\t\u00e9\uD83C\udfd6x"}]"#)
    #expect(feed.banners[0].title == "\"\\/\u{8}\u{C}\n\r\té🏖x")
  }

  @Test(arguments: [
    #"\ud83c"#, #"\udfd6"#, #"\ud83cx"#, #"\ud83c\n"#, #"\ud83c\ud83c\udfd6"#, #"\ud83cx\udfd6"#, #"\udfd6\ud83c"#,
  ])
  func halfASurrogatePairCostsItsFieldOnly(_ text: String) throws {
    let feed = try read(#"[{"image":"a.jpg","title":"\#(text)"}]"#)
    #expect(feed.banners.map(\.title) == [nil])
    #expect(feed.report.issues.map(\.mark) == ["0.title field"])
  }

  @Test(arguments: [
    (FeedError(address: nil, problem: .notConfigured), "no feed has been set"),
    (
      FeedError(address: web, problem: .notJSON("“x” where a value should be", line: 3, column: 9)),
      "https://shop.example/banners/feed.json: the feed is not JSON: line 3, column 9: “x” where a value should be"
    ),
    (FeedError(address: file, problem: .empty), "/srv/my shop/feed.json: the feed is empty"),
    (
      FeedError(address: file, problem: .unsupportedScheme("gopher")),
      "/srv/my shop/feed.json: the feed cannot be read: there is no loader for gopher:"
    ),
    (FeedError(address: file, problem: .tooLarge(limit: 7)), "/srv/my shop/feed.json: the feed is longer than 7 bytes"),
  ])
  func anErrorSaysWhereAndWhat(_ error: FeedError, _ text: String) {
    #expect(error.description == text)
    #expect(error.localizedDescription == text)
  }
}
