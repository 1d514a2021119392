import Foundation

/// A feed that has been read: its banners, and a report of what in it was wrong.
///
/// A feed is JSON: `{"banners": […]}` or the array alone. An entry is an object or just a picture's address:
///
/// | field | meaning |
/// | --- | --- |
/// | `image` | the picture's address: `https`, `http`, or a file if the feed is one. No entry goes without |
/// | `link` | where a tap leads, if the ``LinkPolicy`` allows it |
/// | `id` | a string or a number; without it, an id is made from `image` and `link` |
/// | `title`, `label` | what to show and what a screen reader says |
/// | `startsAt`, `endsAt` | ISO 8601, in UTC without an offset; a date alone is its first moment |
///
/// Relative addresses are resolved against the feed's own. What is wrong in an entry costs that field, or that entry
/// where it cannot be shown without; the others stay. Blank strings and `null` count as absent.
public struct FeedDocument: Hashable, Sendable {
  public let banners: [Banner]
  public let report: FeedReport

  /// How large a feed may be.
  public struct Limits: Hashable, Sendable {
    /// In bytes. Default: 4 MiB.
    public var bytes = 4 << 20
    /// Default: 10,000.
    public var entries = 10_000

    public init() {}
  }

  /// Reads a feed. A feed without entries is a good one, of no banners.
  ///
  /// - Parameters:
  ///   - data: JSON in UTF-8 or UTF-16.
  ///   - baseURL: Where the feed was read from, after any redirects; without it, relative addresses are refused.
  ///   - links: Which links banners may have. Default: `https` and `http`.
  /// - Throws: `FeedError` when no entry can be told from another: the document is empty, too large, not JSON, or of
  ///   another shape.
  public init(
    data: Data, baseURL: URL?, links: LinkPolicy = LinkPolicy(), limits: Limits = Limits()
  ) throws(FeedError) {
    do throws(FeedError.Problem) {
      if data.count > limits.bytes { throw .tooLarge(limit: limits.bytes) }
      let entries = try Self.entries(FeedText(data), limit: limits.entries)
      var report = FeedReport()
      report.entryCount = entries.count
      report.unknownKeys = Self.unknownKeys(entries)
      var ids = BannerIDs(named: Set(entries.compactMap(\.name)))
      banners = entries.compactMap { $0.banner(base: baseURL, links: links, ids: &ids, report: &report) }
      self.report = report
    } catch {
      throw FeedError(address: baseURL, problem: error)
    }
  }

  private static func entries(_ text: FeedText, limit: Int) throws(FeedError.Problem) -> [FeedEntry] {
    var reader = JSONReader(text.bytes)
    guard reader.peek() != nil else { throw .empty }
    var found: [FeedEntry]?
    var shape: String?
    var isOverLimit = false
    do throws(JSONReader.Fault) {
      func list(_ reader: inout JSONReader) throws(JSONReader.Fault) {
        var entries: [FeedEntry] = []
        try reader.elements { (reader) throws(JSONReader.Fault) in
          if entries.count == limit {
            isOverLimit = true
            _ = try reader.value()
          } else {
            entries.append(try FeedEntry(index: entries.count, from: &reader))
          }
        }
        if found != nil { shape = "“banners” stands more than once" }
        found = entries
      }
      switch reader.peek() {
      case UInt8(ascii: "["): try list(&reader)
      case UInt8(ascii: "{"):
        try reader.members { (reader, key) throws(JSONReader.Fault) in
          if key == "banners", reader.peek() == UInt8(ascii: "[") { return try list(&reader) }
          _ = try reader.value()
          if key == "banners" { shape = "“banners” is not an array" }
        }
        if found == nil, shape == nil { shape = "it is an object without “banners”" }
      default:
        _ = try reader.value()
        shape = "it is neither"
      }
      try reader.end()
    } catch {
      let place = text.place(at: error.offset)
      throw .notJSON(error.reason, line: place.line, column: place.column)
    }
    if let shape { throw .wrongShape(shape) }
    if isOverLimit { throw .tooManyEntries(limit: limit) }
    return found ?? []
  }

  private static func unknownKeys(_ entries: [FeedEntry]) -> [String] {
    var keys: Set<String> = []
    for key in entries.lazy.flatMap(\.unknownKeys) {
      if keys.count == 20 { break }
      keys.insert(key)
    }
    return keys.sorted()
  }
}
