import BannerImages
import Banners
import UIKit

/// Where a banner view's pictures come from: implement one method to use a loader of your own.
///
/// ```swift
/// struct KingfisherImages: BannerImageLoading {
///   func image(for request: ImageRequest) async throws -> UIImage {
///     guard case .url(let url) = request.source else { throw URLError(.unsupportedURL) }
///     return try await KingfisherManager.shared.retrieveImage(with: .network(url)).image
///   }
/// }
/// view.imageLoader = KingfisherImages()
/// ```
public protocol BannerImageLoading: Sendable {
  /// The picture, from wherever it is; the request tells the size in pixels at which it is shown. Cancelled when its page is
  /// no longer wanted.
  func image(for request: ImageRequest) async throws -> UIImage

  /// The picture, if it is in memory: then no placeholder is seen. Default: nil.
  func cachedImage(for request: ImageRequest) -> UIImage?
}

extension BannerImageLoading {
  public func cachedImage(for request: ImageRequest) -> UIImage? { nil }
}

/// The library's own pictures: http, https, files and resources, with caches in memory and on disk that all views share.
public enum BannerPictures {
  /// Loads, decodes and keeps them; a view uses it unless it is given another loader.
  public static let pipeline = ImagePipeline(
    decoder: UIPictureDecoder(), loader: DefaultLoader.shared, disk: DiskCache())
}

extension PictureSource<UIPicture> {
  init(_ pipeline: ImagePipeline<UIPictureDecoder>) {
    self.init(
      cached: { pipeline.cachedImage(for: $0) }, updates: { pipeline.images(for: $0, isUrgent: $1) })
  }

  /// - Parameter wait: Returns after so many seconds, or as soon as the task is cancelled.
  init(
    _ loader: any BannerImageLoading,
    wait pause: @escaping @Sendable (_ seconds: Double) async -> Void = {
      try? await Task.sleep(nanoseconds: UInt64($0 * 1e9))
    }
  ) {
    self.init(
      cached: { loader.cachedImage(for: $0).map { UIPicture($0) } },
      updates: { request, _ in
        AsyncStream { continuation in
          let task = Task {
            var wait = RetryPace.first
            while !Task.isCancelled {
              do {
                continuation.yield(.picture(UIPicture(try await loader.image(for: request))))
                break
              } catch  where !(error is CancellationError) {
                continuation.yield(.failure(ImageError(request.source, from: error), retryAfter: wait))
              } catch {
                break
              }
              await pause(wait)
              wait = min(wait * 2, RetryPace.longest)
            }
            continuation.finish()
          }
          continuation.onTermination = { _ in task.cancel() }
        }
      })
  }
}

/// Seconds between the tries of a loader of the app's own, which fails for reasons that nobody here knows.
private enum RetryPace {
  static let first = 5.0
  static let longest = 60.0
}

extension ImageError {
  fileprivate init(_ source: ImageSource, from error: any Error) {
    self = error as? ImageError ?? ImageError(source: source, reason: .loading(.connection("\(error)")))
  }
}
