import Banners

/// The order of the stages: memory, then the bytes (from disk or a loader), then decoding.
extension ImagePipeline {
  func picture(
    for request: ImageRequest, _ urgency: Urgency
  ) async -> Result<FoundPicture<Decoder.Image>, ImageError> {
    guard request.width > 0, request.height > 0 else {
      let size = "\(request.width) × \(request.height)"
      return .failure(ImageError(source: request.source, reason: .request("no picture is shown at \(size) pixels")))
    }
    if let kept = memory.value(for: request), kept.expires > clock.uptime() {
      return .success(FoundPicture(kept))
    }
    let result = await pictures.use(
      request, urgency, work: { urgency in await self.find(request, urgency) }, body: { .success($0) })
    guard case .failure(let error) = result ?? .failure(cancelled(request)) else {
      return result ?? .failure(cancelled(request))
    }
    if error.reason != .cancelled, let kept = memory.value(for: request) {
      return .success(FoundPicture(kept, problem: error))
    }
    return .failure(error)
  }

  private func find(
    _ request: ImageRequest, _ urgency: Urgency
  ) async -> Result<FoundPicture<Decoder.Image>, ImageError> {
    for ignoresDisk in [false, true] {
      let key = SourceKey(source: request.source.key, ignoresDisk: ignoresDisk)
      let result = await sources.use(
        key, urgency, work: { urgency in await self.bytes(of: request.source, ignoresDisk, urgency) },
        body: { bytes in await self.picture(from: bytes, request, urgency) })
      switch result {
      case nil: return .failure(cancelled(request))
      case .failure(let error): return .failure(error)
      case .success(let picture?): return .success(picture)
      case .success(nil): continue
      }
    }
    // Bytes that are not from disk give a picture or a failure.
    return .failure(ImageError(source: request.source, reason: .decoding(.empty)))
  }

  func cancelled(_ request: ImageRequest) -> ImageError {
    ImageError(source: request.source, reason: .cancelled)
  }
}
