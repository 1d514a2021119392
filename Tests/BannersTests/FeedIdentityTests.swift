import Foundation
import Testing

@testable import Banners

@Suite struct FeedIdentityTests {
  @Test func anIDThatComesTwiceLosesNoBannerAndStaysUnique() throws {
    let feed = try read(
      #"[{"id":"a","image":"1"},{"id":"a","image":"2"},{"id":"a#2","image":"3"},{"id":"a","image":"4"}]"#)
    #expect(feed.banners.map(\.id) == ["a", "a#3", "a#2", "a#4"])
    #expect(feed.report.issues.map(\.mark) == ["1.id field", "3.id field"])
    #expect(feed.report.issues[0].reason == "is another entry's id too; this one is called “a#3”")
  }

  @Test func aDerivedIDDoesNotDependOnTheEntrysPlace() throws {
    let one = try read(#"["a.jpg","b.jpg",{"image":"b.jpg","link":"https://x.example"}]"#).banners
    let other = try read(#"[{"image":"b.jpg","link":"https://x.example"},"c.jpg","b.jpg"]"#).banners
    #expect(other.map(\.id) == [one[2].id, other[1].id, one[1].id])
    #expect(Set(one.map(\.id)).count == 3)
  }

  @Test func theSamePictureAndLinkAgainGetsANumberedID() throws {
    let feed = try read(#"["a.jpg","a.jpg","a.jpg"]"#)
    let first = feed.banners[0].id
    #expect(feed.banners.map(\.id) == [first, first + "#2", first + "#3"])
    #expect(feed.report.issues.isEmpty)
  }

  @Test func aDerivedIDNeverTakesOneThatTheFeedGives() throws {
    let derived = try read(#"["a.jpg"]"#).banners[0].id
    let feed = try read(#"["a.jpg",{"id":"\#(derived)","image":"b.jpg"}]"#)
    #expect(feed.banners.map(\.id) == [derived + "#2", derived])
    #expect(feed.report.issues.isEmpty)
  }

  @Test func aDroppedEntryDoesNotUseUpItsID() throws {
    let feed = try read(#"[{"id":"a"},{"id":"a","image":"1"}]"#)
    #expect(feed.banners.map(\.id) == ["a"])
    #expect(feed.report.issues.map(\.mark) == ["0.image entry"])
  }

  @Test func aNumberIsAnIDAsItIsWritten() throws {
    let feed = try read(#"[{"id":42,"image":"1"},{"id":12345678901234567890123,"image":"2"},{"id":1e999,"image":"3"}]"#)
    #expect(feed.banners.map(\.id) == ["42", "12345678901234567890123", "1e999"])
    #expect(feed.report.issues.isEmpty)
  }

  @Test(arguments: ["true", "false", "[1]", "{}"])
  func anIDOfAnotherTypeIsReplacedAndReported(_ id: String) throws {
    let feed = try read(#"[{"id":\#(id),"image":"1"}]"#)
    #expect(feed.banners.count == 1)
    #expect(feed.banners[0].id.hasPrefix("~"))
    #expect(feed.report.issues.map(\.mark) == ["0.id field"])
  }

  @Test(arguments: ["null", #""""#, #""  ""#])
  func aBlankIDCountsAsAbsent(_ id: String) throws {
    let feed = try read(#"[{"id":\#(id),"image":"1"}]"#)
    #expect(feed.banners[0].id.hasPrefix("~"))
    #expect(feed.report.issues.isEmpty)
  }
}
