import Foundation

/// One thing to show: a picture, where a tap leads, a title and an accessibility label.
public struct Banner: Identifiable, Hashable, Sendable {
  /// What tells this banner from the others, also after the data has been replaced.
  public let id: String
  /// The picture: an address, or a resource that ships with the app.
  public var image: ImageSource
  /// Where a tap leads; nil for nowhere. Ask a ``LinkPolicy`` before opening it.
  public var link: URL?
  /// What stands on the picture, and what a screen reader says where there is no label; nil for nothing.
  public var title: String?
  /// What a screen reader says of the picture; nil where the title says it all.
  public var accessibilityLabel: String?
  /// The first moment at which the banner is shown; nil for no such limit.
  public var startsAt: Date?
  /// The first moment at which the banner is no longer shown; nil for no such limit.
  public var endsAt: Date?

  /// Makes a banner; without an `id`, it gets one that is derived from its picture and its link, the same in every run.
  ///
  /// Two banners with the same picture and the same link need ids of their own to be told apart.
  public init(
    id: String? = nil, image: ImageSource, link: URL? = nil, title: String? = nil, accessibilityLabel: String? = nil,
    startsAt: Date? = nil, endsAt: Date? = nil
  ) {
    self.id = id ?? BannerIDs.derived(image: image, link: link)
    self.image = image
    self.link = link
    self.title = title
    self.accessibilityLabel = accessibilityLabel
    self.startsAt = startsAt
    self.endsAt = endsAt
  }

  /// Whether the banner is to be shown at `date`: from `startsAt` on, and before `endsAt`.
  public func isActive(at date: Date) -> Bool {
    if let startsAt, date < startsAt { return false }
    if let endsAt, date >= endsAt { return false }
    return true
  }
}

extension Sequence<Banner> {
  /// The banners to be shown at `date`, in the same order.
  public func active(at date: Date) -> [Banner] {
    filter { $0.isActive(at: date) }
  }

  /// The next moment after `date` at which another set of banners is active; nil if that never changes again.
  public func nextChange(after date: Date) -> Date? {
    var next: Date?
    for banner in self where (banner.startsAt ?? .distantPast) < (banner.endsAt ?? .distantFuture) {
      for moment in [banner.startsAt, banner.endsAt].compactMap({ $0 }) where moment > date {
        next = Swift.min(next ?? moment, moment)
      }
    }
    return next
  }
}
