import Foundation
import Testing

@testable import Banners

@Suite struct LinkPolicyTests {
  @Test(arguments: [
    "https://shop.example", "http://shop.example/a?b#c", "HTTPS://SHOP.example/", "hTTp://[::1]:8080/",
    "https://user@shop.example/",
  ])
  func webLinksAreAllowed(_ text: String) {
    #expect(LinkPolicy().allows(URL(string: text)!))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "file:///etc/passwd", "FILE:///x", "vbscript:x",
    "blob:https://shop.example/1", "about:blank", "view-source:https://shop.example", "jar:https://x.example/a!/b",
    "filesystem:x",
  ])
  func dangerousLinksAreRefusedEvenIfNamed(_ text: String) {
    let url = URL(string: text)!
    let scheme = url.scheme!.lowercased()
    #expect(LinkPolicy().verdict(on: url) == .refused(.dangerousScheme(scheme)))
    #expect(
      LinkPolicy(ownSchemes: [scheme, scheme.uppercased()]).verdict(on: url) == .refused(.dangerousScheme(scheme)))
  }

  @Test func ownSchemesAreAllowedInAnyCaseAndOnlyIfNamed() {
    let policy = LinkPolicy(ownSchemes: ["MyShop", "tel"])
    #expect(policy.allows(URL(string: "myshop://offer/1")!))
    #expect(policy.allows(URL(string: "MYSHOP:offer")!))
    #expect(policy.allows(URL(string: "tel:+123")!))
    #expect(policy.verdict(on: URL(string: "mailto:a@b.example")!) == .refused(.unknownScheme("mailto")))
    #expect(LinkPolicy().verdict(on: URL(string: "myshop://offer/1")!) == .refused(.unknownScheme("myshop")))
  }

  @Test(arguments: [
    "page.html", "/page", "//evil.example/", "?q", "#f", "./javascript:alert(1)",
  ])
  func linksWithoutASchemeAreRefused(_ text: String) {
    #expect(LinkPolicy().verdict(on: URL(string: text)!) == .refused(.noScheme))
  }

  @Test func aRelativeLinkIsJudgedWithItsBase() {
    let policy = LinkPolicy()
    #expect(policy.allows(URL(string: "page.html", relativeTo: web)!))
    #expect(policy.verdict(on: URL(string: "page.html", relativeTo: file)!) == .refused(.dangerousScheme("file")))
    #expect(
      policy.verdict(on: URL(string: "javascript:x", relativeTo: web)!) == .refused(.dangerousScheme("javascript")))
  }

  @Test(arguments: ["https:///path", "http:page", "https:"])
  func webLinksWithoutAHostAreRefused(_ text: String) {
    #expect(LinkPolicy().verdict(on: URL(string: text)!) == .refused(.noHost))
  }

  @Test(arguments: [
    "java\nscript:alert(1)", "java\tscript:alert(1)", " javascript:alert(1)", "\u{1}javascript:alert(1)",
    "java\u{0}script:alert(1)",
    "\u{A0}javascript:alert(1)", "jav\u{AD}ascript:alert(1)", "javascript\u{FF1A}alert(1)",
    "\u{FEFF}javascript:alert(1)",
    "java%0Ascript:alert(1)", "%6Aavascript:alert(1)",
  ])
  func noDisguiseOfAScriptIsAllowed(_ text: String) throws {
    // Foundation may refuse to make a URL of it, encode it, or take it as it is.
    if let url = URL(string: text) {
      #expect(!LinkPolicy(ownSchemes: ["javascript"]).allows(url))
    }
    let feed = try read(
      #"[{"image":"a.jpg","link":\#(String(decoding: try JSONEncoder().encode(text), as: UTF8.self))}]"#)
    let link = feed.banners[0].link
    #expect(link == nil || link?.host == "shop.example")
  }

  @Test func everyRefusalHasAReason() {
    let refusals: [(LinkPolicy.Refusal, String)] = [
      (.noScheme, "it is relative, and there is nothing that it is relative to"), (.noHost, "it names no host"),
      (.dangerousScheme("data"), "data: links are never opened"),
      (.unknownScheme("myshop"), "myshop: is not one of the app's own schemes"),
      (.forbiddenCharacter("\n"), "it contains the character U+000A"),
    ]
    for (refusal, text) in refusals { #expect(refusal.description == text) }
  }
}
