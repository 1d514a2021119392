/// What was found while a feed was read: one line for everything that the feed says and no banner shows.
public struct FeedReport: Hashable, Sendable {
  /// How many entries the feed has, good and bad.
  public internal(set) var entryCount = 0
  /// What was wrong, in the order of the entries.
  public internal(set) var issues: [FeedIssue] = []
  /// Keys that mean nothing to this version, sorted and without repeats, the first 20 that were met. They are no issue:
  /// a feed may be made for later versions too.
  public internal(set) var unknownKeys: [String] = []

  public init() {}

  /// How many entries became no banner.
  public var droppedCount: Int {
    issues.count { $0.cost == .entry }
  }
}

/// One thing that was wrong in a feed's entry, and what it cost.
public struct FeedIssue: Hashable, Sendable {
  /// The entry's place in the feed, counted from 0.
  public let entry: Int
  /// The entry's id where it has one that could be read.
  public let id: String?
  /// The field that was wrong; nil where the entry as a whole was.
  public let field: Field?
  /// What was wrong with it.
  public let reason: String
  public let cost: Cost

  /// The names of an entry's fields, as they stand in a feed.
  public enum Field: String, CaseIterable, Sendable {
    case id, image, link, title, label, startsAt, endsAt
  }

  /// What an issue costs.
  public enum Cost: Hashable, Sendable {
    /// The entry became no banner.
    case entry
    /// The banner is there, without this field; an id that is lost is replaced.
    case field
  }
}

extension FeedIssue: CustomStringConvertible {
  public var description: String {
    var place = "entry[\(entry)]"
    if let field { place += ".\(field.rawValue)" }
    if let id { place += " (\(Quoted.text(id, limit: 40)))" }
    return "\(place): \(reason); \(cost == .entry ? "the banner is left out" : "the field is left out")"
  }
}

extension FeedReport: CustomStringConvertible {
  public var description: String {
    var lines = ["\(entryCount - droppedCount) of \(entryCount) entries are banners"]
    lines += issues.map(\.description)
    if !unknownKeys.isEmpty {
      lines.append("keys without a meaning: " + unknownKeys.map { Quoted.text($0, limit: 40) }.joined(separator: ", "))
    }
    return lines.joined(separator: "\n")
  }
}
