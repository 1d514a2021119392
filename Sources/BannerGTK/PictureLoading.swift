import BannerImages

/// Where the widget gets its pictures from.
public protocol PictureLoading: Sendable {
  /// The picture, if it is in memory: at once, so that it is in the first frame.
  func cachedPicture(for request: ImageRequest) -> Picture?

  /// The picture, wherever it comes from.
  func picture(for request: ImageRequest) async throws(ImageError) -> Picture

  /// What there is to show, for as long as somebody listens; it ends when nothing more can come.
  ///
  /// Default: the picture or the failure that ``picture(for:)`` gives.
  ///
  /// - Parameter isUrgent: whether its page is visible; otherwise it is next to one that is.
  func pictures(for request: ImageRequest, isUrgent: Bool) -> AsyncStream<ImageUpdate<Picture>>
}

extension PictureLoading {
  public func pictures(for request: ImageRequest, isUrgent: Bool) -> AsyncStream<ImageUpdate<Picture>> {
    AsyncStream { continuation in
      let task = Task {
        do throws(ImageError) {
          continuation.yield(.picture(try await picture(for: request)))
        } catch {
          continuation.yield(.failure(error, retryAfter: nil))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension PictureSource<Picture> {
  public init(_ loader: any PictureLoading) {
    self.init(
      cached: { loader.cachedPicture(for: $0) }, updates: { loader.pictures(for: $0, isUrgent: $1) })
  }
}
