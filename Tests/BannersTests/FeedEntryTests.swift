import Foundation
import Testing

@testable import Banners

@Suite struct FeedEntryTests {
  @Test func everyFieldOfAnEntryReachesTheBanner() throws {
    let feed = try read(
      """
      {"version": 3, "banners": [{
        "id": "summer", "image": "pictures/summer.jpg", "link": "/offers?id=7", "title": " Summer sale ",
        "label": "A beach", "startsAt": "2026-06-01", "endsAt": "2026-07-01T00:00:00+02:00", "weight": [1, {"a": 2}]
      }], "next": null}
      """)
    let expected = Banner(
      id: "summer", image: .url(URL(string: "https://shop.example/banners/pictures/summer.jpg")!),
      link: URL(string: "https://shop.example/offers?id=7"), title: "Summer sale", accessibilityLabel: "A beach",
      startsAt: at(1_780_272_000), endsAt: at(1_782_856_800))
    #expect(feed.banners == [expected])
    #expect(feed.report.issues.isEmpty)
    #expect(feed.report.entryCount == 1)
    #expect(feed.report.unknownKeys == ["weight"])
  }

  @Test(arguments: [
    #"{"banners":["a.jpg",{"image":"b.jpg"}]}"#, #"["a.jpg",{"image":"b.jpg"}]"#,
    #" [ "a.jpg" , {"image" : "b.jpg"} ] "#,
    "\u{FEFF}[\"a.jpg\",{\"image\":\"b.jpg\"}]", #"{"banners":[{"image":"a.jpg"},{"image":"b.jpg"}]}"#,
  ])
  func anObjectABareArrayAddressesAndAMixtureAreTheSameFeed(_ json: String) throws {
    let feed = try read(json)
    #expect(
      feed.banners.map(\.imageAddress) == ["https://shop.example/banners/a.jpg", "https://shop.example/banners/b.jpg"])
    #expect(feed.report.issues.isEmpty)
  }

  @Test(arguments: [
    ("null", "0. entry", "is null, not an object or a picture's address"),
    ("3", "0. entry", "is a number, not an object or a picture's address"),
    ("true", "0. entry", "is true, not an object or a picture's address"),
    (#"["a.jpg"]"#, "0. entry", "is an array, not an object or a picture's address"),
    ("{}", "0.image entry", "is missing"),
    (#""""#, "0.image entry", "is missing"),
    (#"{"image":null}"#, "0.image entry", "is missing"),
    (#"{"image":7}"#, "0.image entry", "is a number, not a string"),
    (#"{"image":false}"#, "0.image entry", "is false, not a string"),
    (#"{"image":{"url":"a.jpg"}}"#, "0.image entry", "is an object, not a string"),
    (
      #"{"image":"javascript:alert(1)"}"#, "0.image entry",
      "“javascript:alert(1)” has the scheme javascript:, and a picture is read over https, http or from a file only"
    ),
    (
      #""FTP://x.example/a.jpg""#, "0.image entry",
      "“FTP://x.example/a.jpg” has the scheme ftp:, and a picture is read over https, http or from a file only"
    ),
    (
      #"{"image":"file:///etc/passwd"}"#, "0.image entry",
      "“file:///etc/passwd” is a file, which only a feed in a file may name"
    ),
    (
      #"{"image":"a\ud800.jpg"}"#, "0.image entry",
      "cannot be decoded: it holds one half of a surrogate pair without the other"
    ),
    (
      #"{"image":"a.jpg","startsAt":"2026-02-01","endsAt":"2026-01-01"}"#, "0.endsAt entry",
      "is not after startsAt, so that the banner would never be shown"
    ),
    (
      #"{"image":"a.jpg","startsAt":"2026-02-01","endsAt":"2026-02-01T00:00Z"}"#, "0.endsAt entry",
      "is not after startsAt, so that the banner would never be shown"
    ),
  ])
  func aBadEntryCostsThatEntryWithAReason(_ entry: String, _ mark: String, _ reason: String) throws {
    let feed = try read(#"[\#(entry),"good.jpg"]"#)
    #expect(feed.banners.map(\.imageAddress) == ["https://shop.example/banners/good.jpg"])
    #expect(feed.report.issues.map(\.mark) == [mark])
    #expect(feed.report.issues.map(\.reason) == [reason])
    #expect(feed.report.entryCount == 2)
    #expect(feed.report.droppedCount == 1)
  }

  @Test(arguments: [
    (#""title":7"#, "title", "is a number, not a string"),
    (#""title":["x"]"#, "title", "is an array, not a string"),
    (#""label":true"#, "label", "is true, not a string"),
    (#""title":"a\udc00b""#, "title", "cannot be decoded: it holds one half of a surrogate pair without the other"),
    (#""title":"one","title":"two""#, "title", "stands more than once; the first is taken"),
    (#""startsAt":"soon""#, "startsAt", "“soon” is not a date such as 2026-03-01 or 2026-03-01T09:30:00Z"),
    (#""endsAt":1790000000"#, "endsAt", "is a number, not a string"),
    (#""link":false"#, "link", "is false, not a string"),
    (
      #""link":"JavaScript:alert(1)""#, "link",
      "“JavaScript:alert(1)” may not be opened: javascript: links are never opened"
    ),
    (
      #""link":"  javascript:alert(1)""#, "link",
      "“javascript:alert(1)” may not be opened: javascript: links are never opened"
    ),
    (#""link":"java\nscript:alert(1)""#, "link", "“java<U+000A>script:alert(1)” contains the control character U+000A"),
    (
      #""link":"\u0001javascript:alert(1)""#, "link",
      "“<U+0001>javascript:alert(1)” contains the control character U+0001"
    ),
    (
      #""link":"myshop://offer/1""#, "link",
      "“myshop://offer/1” may not be opened: myshop: is not one of the app's own schemes"
    ),
    (#""link":"https:///path""#, "link", "“https:///path” names no host"),
  ])
  func aBadFieldCostsThatFieldWithAReason(_ member: String, _ field: String, _ reason: String) throws {
    let feed = try read(#"[{"image":"a.jpg",\#(member)}]"#)
    #expect(feed.banners.count == 1)
    #expect(feed.banners[0].link == nil)
    #expect(feed.banners[0].startsAt == nil)
    #expect(feed.banners[0].endsAt == nil)
    #expect(feed.report.issues.map(\.mark) == ["0.\(field) field"])
    #expect(feed.report.issues.map(\.reason) == [reason])
    #expect(feed.report.droppedCount == 0)
  }

  @Test(arguments: ["id", "link", "title", "label", "startsAt", "endsAt"])
  func nullAndBlankOptionalFieldsAreAbsent(_ field: String) throws {
    for blank in ["null", #""""#, #"" \n ""#] {
      let feed = try read(#"[{"image":"a.jpg","\#(field)":\#(blank)}]"#)
      #expect(feed.banners == [Banner(image: .url(URL(string: "https://shop.example/banners/a.jpg")!))])
      #expect(feed.report.issues.isEmpty)
    }
  }

  @Test func bytesThatAreNotUTF8CostTheFieldTheyStandIn() throws {
    let data = Data(#"[{"image":"a.jpg","title":"caf"#.utf8) + [0xE9] + Data(#""},"b.jpg"]"#.utf8)
    let feed = try FeedDocument(data: data, baseURL: web)
    #expect(feed.banners.count == 2)
    #expect(
      feed.report.issues.map(\.description) == [
        "entry[0].title: cannot be decoded: it holds bytes that are not UTF-8; the field is left out"
      ])
  }

  @Test func theAppsOwnSchemesAreLinksWhenNamed() throws {
    let json = #"[{"image":"a.jpg","link":"MyShop://offer/1"},{"image":"b.jpg","link":"mailto:me@shop.example"}]"#
    let feed = try read(json, links: LinkPolicy(ownSchemes: ["myshop", "MAILTO"]))
    #expect(feed.banners.map { $0.link?.absoluteString } == ["MyShop://offer/1", "mailto:me@shop.example"])
    #expect(feed.report.issues.isEmpty)
  }

  @Test func anIssueIsOneReadableLine() throws {
    let feed = try read(#"["a.jpg",{"id":"summer\nsale","image":"b.jpg","link":"data:text/html,x"},{"id":7}]"#)
    #expect(
      feed.report.description == """
        2 of 3 entries are banners
        entry[1].link (“summer<U+000A>sale”): “data:text/html,x” may not be opened: data: links are never opened; the field is left out
        entry[2].image (“7”): is missing; the banner is left out
        """)
  }

  @Test func unknownKeysAreListedOnceAndNoMoreThanTwenty() throws {
    let many = (0..<50).map { #""k\#($0)":0"# }.joined(separator: ",")
    let feed = try read(#"[{"image":"a.jpg","lnk":"x"},{"image":"b.jpg","lnk":"y"},{"image":"c.jpg",\#(many)}]"#)
    #expect(feed.report.unknownKeys.count == 20)
    #expect(feed.report.unknownKeys.contains("lnk"))
    #expect(feed.report.issues.isEmpty)
  }
}
