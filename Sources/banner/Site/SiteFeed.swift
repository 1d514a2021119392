import Banners
import Foundation

/// The banners of a site as a feed, with addresses that are relative to it.
enum SiteFeed {
  private struct Document: Encodable {
    let banners: [Entry]
  }

  private struct Entry: Encodable {
    var id: String?
    let image: String
    let link: String?
    let title: String?
    let label: String?
    let startsAt: Date?
    let endsAt: Date?
  }

  /// One entry a slide, the same in every run.
  static func text(of slides: [SitePage.Slide]) throws(Failure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      let hasFraction = date.timeIntervalSince1970 != date.timeIntervalSince1970.rounded()
      var container = encoder.singleValueContainer()
      try container.encode(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction)))
    }
    do {
      return String(decoding: try encoder.encode(Document(banners: slides.map(entry))), as: UTF8.self) + "\n"
    } catch {
      throw Failure("the feed cannot be written as JSON: \(error.localizedDescription)")
    }
  }

  private static func entry(of slide: SitePage.Slide) -> Entry {
    let banner = slide.banner
    return Entry(
      id: hasOwnID(banner) ? banner.id : nil, image: slide.picture.largest.path, link: slide.link?.absoluteString,
      title: banner.title, label: banner.accessibilityLabel, startsAt: banner.startsAt, endsAt: banner.endsAt)
  }

  /// An id that is made from where the picture was says nothing where the site is.
  private static func hasOwnID(_ banner: Banner) -> Bool {
    let derived = Banner(image: banner.image, link: banner.link).id
    return banner.id != derived && !banner.id.hasPrefix(derived + "#")
  }
}
