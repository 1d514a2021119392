import BannerImages
import Banners
import Foundation
import Synchronization

/// Reads what is at an address on the web as a feed: a picture is a feed of one banner.
///
/// What comes decides. Where nothing comes, the name does: a picture that cannot be had now is shown when it can.
final class WebSourceLoader: FeedLoading {
  private let feeds = FeedLoader(loader: LoadedPictures.shared.scout)
  /// A picture has come: whoever shows it asks for newer ones.
  private let isPicture = Mutex(false)

  func load(_ url: URL, limit: Int) async throws -> LoadedFeed {
    try await load(url, limit: limit, unlessStill: nil)
  }

  func load(_ url: URL, limit: Int, unlessStill known: LoadedFeed?) async throws -> LoadedFeed {
    if isPicture.withLock({ $0 }) { return try Self.feed(ofPicture: url) }
    let isNamedPicture = PictureNames.isPicture(url)
    let answer: LoadedFeed
    do {
      answer = try await feeds.load(url, limit: max(limit, PipelineLimits().pictureBytes), unlessStill: known)
    } catch {
      guard isNamedPicture else { throw error }
      return try Self.feed(ofPicture: url)
    }
    if PictureNames.isPicture(answer.data) {
      isPicture.withLock { $0 = true }
      return try Self.feed(ofPicture: url)
    }
    // Whoever decodes it says what it is instead.
    if isNamedPicture, !FeedSource.isFeed(answer.data) { return try Self.feed(ofPicture: url) }
    try FeedSource.checkThatItMayBeFeed(answer.data)
    return answer
  }

  private static func feed(ofPicture url: URL) throws -> LoadedFeed {
    let banner = SourceReader.picture(at: url).banner
    let entry = ["image": url.absoluteString, "label": banner?.accessibilityLabel].compactMapValues(\.self)
    return LoadedFeed(data: try JSONEncoder().encode([entry]), url: url)
  }
}
