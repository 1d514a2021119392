import Foundation

/// Gives every banner of a feed an id of its own.
///
/// An id is kept as it is the first time it is met; later banners with the same id get `id#2`, `id#3` and so on, so
/// that no banner is lost and none is taken for another. A banner without an id gets one from its picture and its link,
/// so it keeps that id wherever it moves to in the feed.
struct BannerIDs {
  private var taken: Set<String>
  private var occurrences: [String: Int] = [:]
  private var given: Set<String> = []

  /// `named` are the ids that the feed itself gives: no derived id equals one of them.
  init(named: Set<String>) {
    taken = named
  }

  /// The id for a banner that the feed calls `name`, and whether it had to be changed.
  mutating func id(named name: String) -> (id: String, isRepeated: Bool) {
    guard !given.insert(name).inserted else { return (name, false) }
    return (distinct(name), true)
  }

  /// The id for a banner to which the feed gives none.
  mutating func id(image: ImageSource, link: URL?) -> String {
    let name = Self.derived(image: image, link: link)
    return taken.insert(name).inserted ? name : distinct(name)
  }

  /// An id made from a picture and a link: `~` and the 16 hexadecimal digits of their hash.
  static func derived(image: ImageSource, link: URL?) -> String {
    // FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in (image.key + "\u{1F}" + (link?.absoluteString ?? "")).utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return "~" + String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func distinct(_ name: String) -> String {
    var occurrence = occurrences[name] ?? 1
    var candidate: String
    repeat {
      occurrence += 1
      candidate = "\(name)#\(occurrence)"
    } while !taken.insert(candidate).inserted
    occurrences[name] = occurrence
    return candidate
  }
}
