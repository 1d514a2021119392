import Banners
import Foundation

/// From bytes to a picture in memory. Only here is it known whether bytes are worth keeping.
extension ImagePipeline {
  /// The picture in these bytes; nil if they came from disk and are no picture, so that they should be loaded again.
  func picture(
    from bytes: SourceBytes, _ request: ImageRequest, _ urgency: Urgency
  ) async -> Result<FoundPicture<Decoder.Image>?, ImageError> {
    if let kept = memory.value(for: request), kept.version == bytes.version {
      return .success(accept(kept.image, bytes, request))
    }
    switch await decode(bytes.data, request, urgency) {
    case nil:
      return .failure(cancelled(request))
    case .success(let image):
      return .success(accept(image, bytes, request))
    case .failure where bytes.origin == .disk:
      disk?.remove(request.source.key)
      return .success(nil)
    case .failure(let error):
      let problem = ImageError(source: request.source, reason: .decoding(error))
      refuse(bytes, problem)
      if let older = bytes.older.map({ SourceBytes($0, at: clock.wallTime(), problem: problem) }),
        case .success(let picture?) = await picture(from: older, request, urgency)
      {
        return .success(picture)
      }
      return .failure(problem)
    }
  }

  private func decode(
    _ data: Data, _ request: ImageRequest, _ urgency: Urgency
  ) async -> Result<Decoder.Image, DecodeError>? {
    guard !data.isEmpty else { return .failure(.empty) }
    let size = TargetSize(width: request.width, height: request.height, contentMode: request.contentMode)
    return await decodeGate.run(urgency) { [decoder, decodeQueue] in
      await withCheckedContinuation { continuation in
        decodeQueue.async(qos: urgency.isUrgent ? .userInitiated : .utility) {
          let result: Result<Decoder.Image, DecodeError>
          do throws(DecodeError) {
            result = .success(try decoder.decode(data, for: size))
          } catch {
            result = .failure(error)
          }
          continuation.resume(returning: result)
        }
      }
    }
  }

  private func accept(
    _ image: Decoder.Image, _ bytes: SourceBytes, _ request: ImageRequest
  ) -> FoundPicture<Decoder.Image> {
    let kept = KeptPicture(image: image, version: bytes.version, expires: clock.uptime() + bytes.freshFor)
    if bytes.mayKeep {
      memory.insert(kept, cost: decoder.cost(of: image), for: request)
    } else {
      memory.remove(request)
    }
    if bytes.origin == .loader, isFirstToJudge(bytes) {
      failures.withLock { $0.forget(request.source.key) }
      if let entry = bytes.entry { disk?.insert(entry) }
    }
    return FoundPicture(kept, problem: bytes.problem)
  }

  private func refuse(_ bytes: SourceBytes, _ problem: ImageError) {
    if isFirstToJudge(bytes) { noteFailure(problem) }
  }

  /// The same bytes may be decoded at several sizes at once; one of them speaks for all.
  private func isFirstToJudge(_ bytes: SourceBytes) -> Bool {
    bytes.isJudged.withLock { isJudged in
      defer { isJudged = true }
      return !isJudged
    }
  }

  /// - Parameter retryAfter: For how many seconds the server asks to be left alone.
  func noteFailure(_ error: ImageError, retryAfter: Double? = nil) {
    let (time, chance) = (clock.uptime(), chance())
    let least = min(retryAfter ?? 0, limits.longestRetryAfter)
    _ = failures.withLock { $0.note(error, for: error.source.key, at: time, chance: chance, atLeast: least) }
  }
}
