import Foundation

@testable import Banners

let web = URL(string: "https://shop.example/banners/feed.json")!
let file = URL(fileURLWithPath: "/srv/my shop/feed.json")

/// A date by its seconds since 1970.
func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

func read(
  _ json: String, base: URL? = web, links: LinkPolicy = LinkPolicy(), limits: FeedDocument.Limits = .init()
) throws -> FeedDocument {
  try FeedDocument(data: Data(json.utf8), baseURL: base, links: links, limits: limits)
}

/// What is wrong with a feed as a whole, or nil.
func problem(_ data: Data, limits: FeedDocument.Limits = .init()) -> FeedError.Problem? {
  do throws(FeedError) {
    _ = try FeedDocument(data: data, baseURL: web, limits: limits)
    return nil
  } catch {
    return error.problem
  }
}

func problem(_ json: String, limits: FeedDocument.Limits = .init()) -> FeedError.Problem? {
  problem(Data(json.utf8), limits: limits)
}

extension Banner {
  var imageAddress: String {
    if case .url(let url) = image { return url.absoluteString }
    return "not an address"
  }
}

extension FeedIssue {
  /// Where and what it cost, without the words.
  var mark: String { "\(entry).\(field?.rawValue ?? "") \(cost)" }
}

/// SplitMix64 (Steele, Lea and Flood 2014): small, and the same on every platform.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
