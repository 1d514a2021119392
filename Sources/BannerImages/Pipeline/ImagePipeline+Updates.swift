import Banners

/// Watching a picture: what there is at once, the newest when it comes, and each newer one after that.
extension ImagePipeline {
  /// What there is to show for a request, for as long as somebody listens.
  ///
  /// An older picture comes first if there is one in memory or on disk. A failure does not end it: it is tried again, at
  /// longer and longer intervals (``PipelineLimits/firstRetry``, ``PipelineLimits/longestRetry``). When the newest picture
  /// is no longer good, its server is asked again, but no sooner than after ``PipelineLimits/shortestRefresh``; only what
  /// has changed is told. It ends with a picture that is good for ever, as a resource is, or with a failure that no other
  /// try can change.
  ///
  /// - Parameter isUrgent: Whether somebody waits to see it; otherwise it comes behind all that is waited for. Whoever asks
  ///   for the same meanwhile, and waits, makes it urgent. Once there is a picture, nobody waits for a newer one.
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
    _ request: ImageRequest, _ firstUrgency: Urgency, tell: (ImageUpdate<Decoder.Image>) -> Void
  ) async {
    var urgency = firstUrgency
    // The same picture decoded once more is not told: what is shown need not change.
    var shown = await olderPicture(for: request, urgency)
    var isNewest = false
    if let shown { tell(.olderPicture(shown.image)) }
    while !Task.isCancelled {
      let error: ImageError?
      var isOther = false
      switch await picture(for: request, urgency) {
      case .failure(let failure): error = failure
      case .success(let found):
        isOther = found.version != shown?.version
        if isOther { shown = found }
        shown?.expires = found.expires
        error = found.problem
      }
      guard !Task.isCancelled else { return }
      if let error {
        if isOther, let shown { tell(.olderPicture(shown.image)) }
        isNewest = false
        guard error.isWorthRetrying else { return tell(.failure(error, retryAfter: nil)) }
        let rings = retryBell.rings
        // A failure whose time is up was noted by nobody else meanwhile; a moment's pause keeps this from spinning.
        let wait = max(retryDelay(for: request) ?? 0, 0.05)
        tell(.failure(error, retryAfter: wait))
        await retryBell.sleep(wait, after: rings, clock)
      } else {
        guard let shown else { return }
        if isOther || !isNewest { tell(.picture(shown.image)) }
        isNewest = true
        guard shown.expires < .infinity else { return }
        urgency = Urgency(isUrgent: false)
        await clock.sleep(max(shown.expires - clock.uptime(), max(1, limits.shortestRefresh)))
      }
    }
  }

  /// What is in memory, or on disk and decoded, if its server should be asked about it first; nil otherwise: then it is
  /// found as usual.
  private func olderPicture(
    for request: ImageRequest, _ urgency: Urgency
  ) async -> FoundPicture<Decoder.Image>? {
    if let kept = memory.value(for: request) { return kept.expires > clock.uptime() ? nil : FoundPicture(kept) }
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
