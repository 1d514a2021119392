import BannerImages

/// Pictures from http, https, files and resources: JPEG, PNG, WebP and GIF, through an image pipeline.
public struct PipelinePictures: PictureLoading {
  /// What loads, decodes and keeps them.
  public let pipeline: ImagePipeline<PictureDecoder>

  /// - Parameter pipeline: Default: one with a disk cache in the user's cache folder, see ``CacheDirectory``.
  public init(
    pipeline: ImagePipeline<PictureDecoder> = ImagePipeline(
      decoder: PictureDecoder(), loader: DefaultLoader.shared, disk: DiskCache())
  ) {
    self.pipeline = pipeline
  }

  /// The loader of all views to which the app gives none.
  public static let shared = PipelinePictures()

  public func cachedPicture(for request: ImageRequest) -> Picture? {
    pipeline.cachedImage(for: request)
  }

  public func picture(for request: ImageRequest) async throws(ImageError) -> Picture {
    try await pipeline.image(for: request)
  }

  /// An older picture comes first, where there is one; failures are tried again and newer pictures come for as long as
  /// somebody listens.
  public func pictures(for request: ImageRequest, isUrgent: Bool) -> AsyncStream<ImageUpdate<Picture>> {
    pipeline.images(for: request, isUrgent: isUrgent)
  }
}
