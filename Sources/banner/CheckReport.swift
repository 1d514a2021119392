import Banners
import Foundation

/// What `banner check --json` says of one banner, or of a source as a whole. The keys are described in the help.
struct CheckReport: Encodable {
  var name: String?
  var problems: [String]
  var shownNow: Bool?
  var image: String?
  var format: String?
  var width: Int?
  var height: Int?
  var bytes: Int?
  var frames: Int?
  var seconds: Double?
  var cacheHeaders: [String: String]?
  var link: String?
  var title: String?
  var startsAt: Date?
  var endsAt: Date?

  /// What is wrong with a source as a whole.
  init(problem: String) {
    problems = [problem]
  }

  init(_ item: SourceContent.Item, _ facts: PictureFacts?, problems: [String], at now: Date) {
    name = item.name
    self.problems = problems
    shownNow = item.banner?.isActive(at: now) ?? false
    image = item.banner?.image.key
    format = facts?.format?.rawValue
    width = facts?.width
    height = facts?.height
    bytes = facts?.bytes
    frames = facts?.frames
    seconds = facts?.seconds
    cacheHeaders = facts?.cacheHeaders
    link = item.banner?.link?.absoluteString
    title = item.banner?.title
    startsAt = item.banner?.startsAt
    endsAt = item.banner?.endsAt
  }

  /// An array of reports, one key a line, the same in every run.
  static func text(of reports: [CheckReport]) throws(Failure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    do {
      return String(decoding: try encoder.encode(reports), as: UTF8.self)
    } catch {
      throw Failure("the report cannot be written as JSON: \(error.localizedDescription)")
    }
  }
}
