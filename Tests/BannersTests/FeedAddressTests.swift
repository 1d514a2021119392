import Foundation
import Testing

@testable import Banners

@Suite struct FeedAddressTests {
  @Test(arguments: [
    ("a.jpg", "https://shop.example/banners/a.jpg"),
    ("./a.jpg", "https://shop.example/banners/a.jpg"),
    ("../a.jpg", "https://shop.example/a.jpg"),
    ("/a.jpg", "https://shop.example/a.jpg"),
    ("//cdn.example/a.jpg", "https://cdn.example/a.jpg"),
    ("?size=2", "https://shop.example/banners/feed.json?size=2"),
    ("12:30.jpg", "https://shop.example/banners/12:30.jpg"),
    ("http://other.example/a.jpg", "http://other.example/a.jpg"),
    ("HTTPS://other.example/a.jpg", "HTTPS://other.example/a.jpg"),
    ("  https://other.example/a.jpg\n", "https://other.example/a.jpg"),
    ("https://other.example:8080/a.jpg", "https://other.example:8080/a.jpg"),
    ("https://[2001:DB8::1]:80/a.jpg", "https://[2001:db8::1]:80/a.jpg"),
    ("https://me:pass@other.example/a.jpg", "https://me:pass@other.example/a.jpg"),
    ("https://good.example@me@other.example/a.jpg", "https://good.example%40me@other.example/a.jpg"),
  ])
  func addressesResolveAgainstTheFeedsOwn(_ text: String, _ expected: String) throws {
    #expect(try Address.picture(text, base: web).absoluteString == expected)
  }

  @Test(arguments: [
    ("summer sale.jpg", "summer%20sale.jpg"), ("summer%20sale.jpg", "summer%20sale.jpg"),
    ("a b%20c.jpg", "a%20b%20c.jpg"), ("100%.jpg", "100%25.jpg"), ("100%2.jpg", "100%252.jpg"),
    ("%zz.jpg", "%25zz.jpg"),
    ("%2520.jpg", "%2520.jpg"), ("été.jpg", "%C3%A9t%C3%A9.jpg"), ("夏.jpg", "%E5%A4%8F.jpg"),
    ("🏖.jpg", "%F0%9F%8F%96.jpg"),
    ("a|b^c`d.jpg", "a%7Cb%5Ec%60d.jpg"), ("a[1].jpg", "a%5B1%5D.jpg"), ("a\\b.jpg", "a%5Cb.jpg"),
    ("a.jpg?q=ü b&r=[1]", "a.jpg?q=%C3%BC%20b&r=%5B1%5D"), ("a.jpg?x=1?y#f#g", "a.jpg?x=1?y#f%23g"),
    ("/\u{301}a.jpg", "/%CC%81a.jpg"), ("a(1),b;c=d+e!$&'*~@.jpg", "a(1),b;c=d+e!$&'*~@.jpg"),
  ])
  func onlyWhatNeedsItIsPercentEncodedAndNothingTwice(_ text: String, _ expected: String) throws {
    let prefix = expected.hasPrefix("/") ? "https://shop.example" : "https://shop.example/banners/"
    #expect(try Address.picture(text, base: web).absoluteString == prefix + expected)
  }

  @Test(arguments: [
    ("pictures/summer sale.jpg", "/srv/my shop/pictures/summer sale.jpg"),
    ("pictures/summer%20sale.jpg", "/srv/my shop/pictures/summer sale.jpg"), ("../été.jpg", "/srv/été.jpg"),
    ("100%.jpg", "/srv/my shop/100%.jpg"), ("/tmp/a.jpg", "/tmp/a.jpg"), ("file:///tmp/a.jpg", "/tmp/a.jpg"),
    ("FILE:/tmp/a.jpg", "/tmp/a.jpg"), ("file://localhost/tmp/a.jpg", "/tmp/a.jpg"),
  ])
  func aFeedInAFileMayNameFiles(_ text: String, _ path: String) throws {
    let url = try Address.picture(text, base: file)
    #expect(url.isFileURL)
    #expect(url.path == path)
  }

  @Test func aRelativeFileURLIsAGoodBase() throws {
    let base = URL(fileURLWithPath: "feed.json", relativeTo: URL(fileURLWithPath: "/srv/shop/"))
    #expect(try Address.picture("a.jpg", base: base).path == "/srv/shop/a.jpg")
  }

  @Test(
    arguments: [
      ("//server/share/a.jpg", file, "is a file on another computer"),
      ("file://server/a.jpg", file, "is a file on another computer"),
      ("file:a.jpg", file, "is a file without its whole path"),
      ("file:///etc/passwd", web, "is a file, which only a feed in a file may name"),
      ("FILE:///etc/passwd", web, "is a file, which only a feed in a file may name"),
      ("file:///etc/passwd", nil, "is a file, which only a feed in a file may name"),
      ("a.jpg", nil, "is relative, and the feed has no address"),
      (" \t ", web, "is empty"),
      ("a\u{0}.jpg", web, "contains the control character U+0000"),
      ("ht\ttp://x.example/a.jpg", web, "contains the control character U+0009"),
      ("a\u{85}b.jpg", web, "contains the control character U+0085"),
      ("http:a.jpg", web, "names no host"),
      ("https:///a.jpg", web, "names no host"),
      ("https://:80/a.jpg", web, "names no host"),
      ("https://x.example:http/a.jpg", web, "has a port that is not a number from 0 to 65535"),
      ("https://x.example:70000/a.jpg", web, "has a port that is not a number from 0 to 65535"),
      ("https://good.example\\@evil.example/a.jpg", web, "has a backslash where the host should be"),
      ("https://a b.example/a.jpg", web, "has a host name that cannot be: “a b.example”"),
      ("https://a%00b.example/a.jpg", web, "has a host name that cannot be: “a%00b.example”"),
      ("https://[::1/a.jpg", web, "has a host name that cannot be: “[:”"),
      (
        "blob:https://x.example/1", web,
        "has the scheme blob:, and a picture is read over https, http or from a file only"
      ),
      ("C:\\pictures\\a.jpg", file, "has the scheme c:, and a picture is read over https, http or from a file only"),
    ] as [(String, URL?, String)])
  func anAddressThatCannotBeAPicturesIsRefusedWithAReason(_ text: String, _ base: URL?, _ reason: String) {
    #expect(throws: Address.Refusal(reason: reason)) { try Address.picture(text, base: base) }
  }

  @Test func anAddressOfThousandsOfBytesIsRefused() throws {
    let longest = String(repeating: "a", count: Address.maximumLength)
    #expect(try Address.picture(longest, base: web).path.hasSuffix("aaa"))
    #expect(throws: Address.Refusal(reason: "is longer than 8000 bytes")) {
      try Address.picture(longest + "a", base: web)
    }
  }

  // RFC 3492, section 7.1, and names in use.
  @Test(
    arguments: [
      ("bücher.example", "xn--bcher-kva.example"), ("BÜCHER.example", "xn--bcher-kva.example"),
      ("bu\u{308}cher.example", "xn--bcher-kva.example"), ("straße.example", "xn--strae-oqa.example"),
      ("例え。テスト", "xn--r8jz45g.xn--zckzah"), ("пример.испытание", "xn--e1afmkfd.xn--80akhbyknj4f"),
      ("ليهمابتكلموشعربي؟", "xn--egbpdaj6bu4bxfgehfvwxn"), ("他们为什么不说中文", "xn--ihqwcrb4cv8a8dqg056pqjye"),
      ("Pročprostěnemluvíčesky", "xn--proprostnemluvesky-uyb24dma41a"), ("ｓｈｏｐ.example", "shop.example"),
      ("3年b組金八先生", "xn--3b-ww4c5e180e575a65lsy2b"), ("-> $1.00 <-ü", nil), ("a\u{2100}b.example", nil),
      ("a\u{A0}b.example", nil),
    ] as [(String, String?)])
  func hostNamesInAnyScriptBecomeASCII(_ name: String, _ expected: String?) {
    #expect(HostName.ascii(name[...]) == expected)
  }

  @Test func aHostNameInAnotherScriptWorksInAFeed() throws {
    #expect(
      try Address.picture("https://bücher.example/ä.jpg", base: nil).absoluteString
        == "https://xn--bcher-kva.example/%C3%A4.jpg")
  }
}
