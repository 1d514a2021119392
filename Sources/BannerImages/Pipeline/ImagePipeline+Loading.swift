import Banners
import Foundation

/// From a source to its bytes: what is on disk while it is good, else what a loader brings.
extension ImagePipeline {
  func bytes(
    of source: ImageSource, _ ignoresDisk: Bool, _ urgency: Urgency
  ) async -> Result<SourceBytes, ImageError> {
    guard isKeptOnDisk(source) else { return await loadedBytes(source, nil, urgency) }
    let stored = ignoresDisk ? nil : await disk?.entry(for: source.key)
    let now = clock.wallTime()
    if let stored, stored.isFresh(at: now) { return .success(SourceBytes(stored, at: now)) }
    return await loadedBytes(source, stored, urgency)
  }

  /// Files and resources need no second copy.
  func isKeptOnDisk(_ source: ImageSource) -> Bool {
    ["http", "https"].contains(source.address.scheme?.lowercased())
  }

  private func loadedBytes(
    _ source: ImageSource, _ stored: DiskEntry?, _ urgency: Urgency
  ) async -> Result<SourceBytes, ImageError> {
    func instead(of error: ImageError) -> Result<SourceBytes, ImageError> {
      stored.map { .success(SourceBytes($0, at: clock.wallTime(), problem: error)) } ?? .failure(error)
    }
    if let failure = failures.withLock({ $0.failure(for: source.key, at: clock.uptime()) }) {
      return instead(of: failure.error)
    }
    switch await load(source, stored, urgency) {
    case .success(let answer):
      switch judge(answer, source, stored) {
      case .success(let bytes): return .success(bytes)
      case .failure(let error):
        noteFailure(error)
        return instead(of: error)
      }
    case .failure(let failure):
      guard failure.reason != .cancelled, !Task.isCancelled else {
        return .failure(ImageError(source: source, reason: .cancelled))
      }
      let error = ImageError(source: source, reason: .loading(failure.reason))
      noteFailure(error, retryAfter: failure.retryAfter)
      return instead(of: error)
    }
  }

  private func load(
    _ source: ImageSource, _ stored: DiskEntry?, _ urgency: Urgency
  ) async -> Result<LoadedData, LoadError> {
    let url = source.address
    let headers = stored.map { FreshnessPolicy.question(about: $0.fields) } ?? [:]
    let result = await loadGate.run(urgency) { [loader, limits] () -> Result<LoadedData, LoadError> in
      urgency.whenUrgent { loader.raise(url) }
      let request = LoadRequest(
        url: url, headers: headers, limit: limits.pictureBytes, isUrgent: urgency.isUrgent)
      do throws(LoadError) {
        return .success(try await loader.load(request))
      } catch {
        return .failure(error)
      }
    }
    return result ?? .failure(LoadError(url: url, reason: .cancelled))
  }

  private func judge(
    _ answer: LoadedData, _ source: ImageSource, _ stored: DiskEntry?
  ) -> Result<SourceBytes, ImageError> {
    let now = clock.wallTime()
    guard isKeptOnDisk(source) else {
      let isFile = source.address.isFileURL
      return .success(SourceBytes(loaded: answer.data, freshFor: isFile ? limits.fileFreshness : .infinity))
    }
    switch answer.status {
    case 304:
      // Without an entry nothing was asked that this could be the answer to.
      guard let stored else { return .failure(ImageError(source: source, reason: .loading(.status(304)))) }
      return .success(confirmed(stored, by: answer, now))
    case 206:
      // A part of the picture, though all of it was asked for.
      return .failure(ImageError(source: source, reason: .loading(.truncated)))
    default:
      var bytes = SourceBytes(loaded: answer.data, freshFor: 0)
      let fields = FreshnessPolicy.kept(of: answer.headers)
      bytes.older = stored
      bytes.mayKeep = freshness.mayKeep(fields)
      if bytes.mayKeep {
        bytes.freshFor = freshness.lifetime(fields, received: now)
        bytes.entry = DiskEntry(
          key: source.key, body: answer.data, fields: fields, stored: now, expires: now + bytes.freshFor)
      }
      return .success(bytes)
    }
  }

  /// The entry on disk, which the server says is still good.
  private func confirmed(_ stored: DiskEntry, by answer: LoadedData, _ now: Double) -> SourceBytes {
    var entry = stored
    entry.fields = FreshnessPolicy.merged(stored.fields, with: answer.headers)
    entry.stored = now
    entry.expires = now + freshness.lifetime(entry.fields, received: now)
    failures.withLock { $0.forget(stored.key) }
    var bytes = SourceBytes(entry, at: now)
    bytes.mayKeep = freshness.mayKeep(entry.fields)
    if !bytes.mayKeep {
      disk?.remove(stored.key)
    } else if bytes.freshFor > 0 || now - stored.stored > 86400
      || FreshnessPolicy.question(about: entry.fields) != FreshnessPolicy.question(about: stored.fields)
    {
      // An entry that is asked about each time is written again once a day only, so that it does not grow too old.
      disk?.insert(entry)
    }
    return bytes
  }
}
