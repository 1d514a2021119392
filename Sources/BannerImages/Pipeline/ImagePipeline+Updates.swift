import Banners

/// Watching a picture: what there is at once, the newest when it comes, and further tries while it fails.
extension ImagePipeline {
  /// What there is to show for a request, from now until the newest picture has come.
  ///
  /// An older picture comes first if there is one in memory or on disk. A failure does not end it: it is tried again, at
  /// longer and longer intervals (``PipelineLimits/firstRetry``, ``PipelineLimits/longestRetry``), for as long as
  /// somebody listens. It ends with the newest picture, or with a failure that no other try can change.
  ///
  /// - Parameter isUrgent: Whether somebody waits to see it; otherwise it comes behind all that is waited for. Whoever asks
  ///   for the same meanwhile, and waits, makes it urgent.
  public func images(
    for request: ImageRequest, isUrgent: Bool = true
  ) -> AsyncStream<ImageUpdate<Decoder.Image>> {
    AsyncStream { continuation in
      let task = Task {
        await self.follow(request, Urgency(isUrgent: isUrgent)) { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func follow(
    _ request: ImageRequest, _ urgency: Urgency, tell: (ImageUpdate<Decoder.Image>) -> Void
  ) async {
    var shown: UInt64?
    if let kept = memory.value(for: request) {
      if kept.expires > clock.uptime() { return tell(.picture(kept.image)) }
      tell(.olderPicture(kept.image))
      shown = kept.version
    } else if let older = await olderPicture(for: request, urgency) {
      tell(.olderPicture(older.image))
      shown = older.version
    }
    while !Task.isCancelled {
      let error: ImageError
      switch await picture(for: request, urgency) {
      case .failure(let failure): error = failure
      case .success(let picture):
        guard let problem = picture.problem else { return tell(.picture(picture.image)) }
        if picture.version != shown { tell(.olderPicture(picture.image)) }
        shown = picture.version
        error = problem
      }
      guard !Task.isCancelled else { return }
      guard error.isWorthRetrying else { return tell(.failure(error, retryAfter: nil)) }
      // A failure whose time is up was noted by nobody else meanwhile; a moment's pause keeps this from spinning.
      let wait = max(retryDelay(for: request) ?? 0, 0.05)
      tell(.failure(error, retryAfter: wait))
      await clock.sleep(wait)
    }
  }

  /// What is on disk, decoded, if its server should be asked about it first; nil otherwise: then it is found as usual.
  private func olderPicture(
    for request: ImageRequest, _ urgency: Urgency
  ) async -> FoundPicture<Decoder.Image>? {
    guard request.width > 0, request.height > 0, isKeptOnDisk(request.source), let disk else { return nil }
    let result = await olderPictures.use(
      request, urgency,
      work: { urgency in
        let now = self.clock.wallTime()
        guard let stored = await disk.entry(for: request.source.key), !stored.isFresh(at: now)
        else { return .success(nil) }
        return await self.picture(from: SourceBytes(stored, at: now), request, urgency)
      }, body: { .success($0) })
    guard case .success(let picture)? = result else { return nil }
    return picture
  }
}
