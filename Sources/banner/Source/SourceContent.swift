import Banners
import Foundation

/// What sources hold, in their order.
struct SourceContent: Sendable {
  /// What a source has at one place: a banner, or what should have been one.
  struct Item: Sendable {
    /// What it is called in a message: a picture's path or address, or its place in a feed.
    var name: String
    /// Nil where what stands in the feed cannot be one.
    var banner: Banner?
    /// What is wrong, each in a few words.
    var problems: [String] = []
  }

  var items: [Item] = []
  /// What is wrong with a source as a whole.
  var problems: [String] = []
  /// What is not wrong, but good to know.
  var notes: [String] = []

  mutating func append(_ other: SourceContent) {
    items += other.items
    problems += other.problems
    notes += other.notes
  }

  /// The banners whose time it is, or all without a date; an item that a source names twice is two banners.
  func banners(at date: Date?) -> [Banner] {
    var taken: Set<String> = []
    let banners = items.compactMap(\.banner)
    return (date.map { banners.active(at: $0) } ?? banners).map { banner in
      var id = banner.id
      var number = 1
      while !taken.insert(id).inserted {
        number += 1
        id = "\(banner.id)#\(number)"
      }
      return id == banner.id
        ? banner
        : Banner(
          id: id, image: banner.image, link: banner.link, title: banner.title,
          accessibilityLabel: banner.accessibilityLabel, startsAt: banner.startsAt, endsAt: banner.endsAt)
    }
  }
}
