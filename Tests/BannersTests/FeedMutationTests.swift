import Foundation
import Testing

@testable import Banners

/// Damages good feeds at random: whatever comes out, reading it never traps, and every entry is a banner or is named.
@Suite struct FeedMutationTests {
  private static let feeds = [
    #"{"banners":[{"id":"a","image":"a.jpg","link":"https://x.example/","title":"A","label":"B","startsAt":"2026-01-01"},"b.jpg"]}"#,
    #"["a.jpg",{"image":"https://x.example/é.jpg?q=1","id":7,"endsAt":"2026-01-01T09:30:15.25+02:00"},null,[1,[2]],{"id":"a"}]"#,
    #"[{"image":"file:///x.jpg","title":"\ud83c\udfd6 \"x\"","link":"javascript:alert(1)"},{"image":"c d.jpg","x":{"y":[{}]}},-1.5e3]"#,
    #"{"a":[[],{}],"banners":[{"id":"k","image":"1"},{"id":"k","image":"2"},{"id":"k#2","image":"1"},"1","1",""],"z":true}"#,
  ]
  private static let pieces = [
    "[", "]", "{", "}", ",", ":", "\"", "\\", "\\u0000", "\\ud800", "null", "true", "1e999", "-0", "\u{0}", "\u{FEFF}",
    "é", "🏖",
    #""image":"#, #""id":"a","#, #""link":"data:x","#, "javascript:", "http://", "file:///", "//", "%", "%20", "#", "?",
    "2026-02-30",
    #"{"image":"a.jpg"},"#, #""a.jpg","#, "null,", "[[[[[[[[", "@", ":99999", "xn--", "\u{202E}",
  ].map { Array($0.utf8) }

  private func mutate(_ feed: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    var bytes = feed
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: place)
      case 2: bytes.replaceSubrange(place..<end, with: Self.pieces.randomElement(using: &random) ?? [])
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 4: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
      case 5: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
      default: if Int.random(in: 0..<8, using: &random) == 0 { bytes.removeSubrange(place...) }
      }
    }
    return bytes
  }

  /// What must hold of a feed that was read, whatever stands in it; nil if it does.
  private func broken(_ feed: FeedDocument, _ base: URL) -> String? {
    let dropped = feed.report.issues.filter { $0.cost == .entry }.map(\.entry)
    if Set(dropped).count != dropped.count { return "an entry is dropped twice" }
    if feed.banners.count + dropped.count != feed.report.entryCount { return "an entry is neither shown nor named" }
    if feed.report.issues.contains(where: { !(0..<feed.report.entryCount).contains($0.entry) }) {
      return "no such entry"
    }
    if feed.report.issues.contains(where: { $0.description.contains("\n") }) { return "an issue of two lines" }
    if Set(feed.banners.map(\.id)).count != feed.banners.count { return "an id comes twice" }
    for banner in feed.banners {
      guard case .url(let image) = banner.image, let scheme = image.scheme?.lowercased() else { return "no address" }
      guard scheme == "http" || scheme == "https" || (scheme == "file" && base.isFileURL) else { return "\(image)" }
      if !image.absoluteString.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) { return "not encoded: \(image)" }
      if let link = banner.link, !LinkPolicy().allows(link) { return "\(link)" }
      if let start = banner.startsAt, let end = banner.endsAt, end <= start { return "never shown" }
    }
    return nil
  }

  /// The number of entries as Foundation counts them, where it can read the feed.
  private func count(_ data: Data) -> Int? {
    let json = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    return (json as? [Any])?.count ?? ((json as? [String: Any])?["banners"] as? [Any])?.count
  }

  @Test func noMutationTrapsAndEveryEntryIsShownOrNamed() {
    let seed = UInt64.random(in: .min ... .max)
    print("FeedMutationTests seed: \(seed)")
    var random = SeededGenerator(state: seed)
    var good = 0, counted = 0
    for round in 0..<30_000 {
      let bytes = mutate(Array(Self.feeds[round % Self.feeds.count].utf8), using: &random)
      let base = round % 8 < 4 ? web : file
      let data = Data(bytes)
      guard let feed = try? FeedDocument(data: data, baseURL: base) else { continue }
      good += 1
      if let fault = broken(feed, base) {
        Issue.record("seed \(seed), round \(round): \(fault) in \(String(decoding: bytes, as: UTF8.self))")
        return
      }
      if let count = count(data) {
        counted += 1
        if count != feed.report.entryCount {
          Issue.record("seed \(seed), round \(round): \(count) entries in \(String(decoding: bytes, as: UTF8.self))")
          return
        }
      }
    }
    // The test would prove little if hardly a mutation could be read.
    #expect(good > 5000)
    #expect(counted > 4000)
  }

  @Test func noStringOfBytesTraps() {
    let seed = UInt64.random(in: .min ... .max)
    print("FeedMutationTests seed of bytes: \(seed)")
    var random = SeededGenerator(state: seed)
    for _ in 0..<5000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      for base in [web, file, nil] {
        if let url = try? Address.picture(text, base: base) {
          #expect(url.absoluteString.utf8.allSatisfy { (0x21...0x7E).contains($0) })
        }
      }
      _ = FeedDate.parse(text)
      _ = try? FeedDocument(data: Data(bytes), baseURL: web)
    }
  }
}
