import Banners
import Dispatch
import Foundation

/// A request in, a decoded picture out: from memory, from disk or from where it lies, decoded at the size asked for.
///
/// One pipeline serves a whole app: it shares loads and decodes between all who want the same at the same time. Every
/// call may come from any thread. ``PipelineLimits`` tells what it keeps and how long it waits.
public final class ImagePipeline<Decoder: ImageDecoding>: Sendable {
  public let limits: PipelineLimits

  let decoder: Decoder
  let loader: any DataLoading
  let disk: DiskCache?
  let clock: PipelineClock
  let chance: @Sendable () -> Double

  let memory: MemoryCache<ImageRequest, KeptPicture<Decoder.Image>>
  let failures: Locked<FailureMemory>
  /// Rings when failures are forgotten.
  let retryBell = RetryBell()
  let freshness: FreshnessPolicy
  let pictures = SharedWork<ImageRequest, FoundPicture<Decoder.Image>>()
  let olderPictures = SharedWork<ImageRequest, FoundPicture<Decoder.Image>?>()
  let sources = SharedWork<SourceKey, SourceBytes>()
  let loadGate: PriorityGate
  let decodeGate: PriorityGate
  /// Decoding takes tens of milliseconds: on threads of its own, not of Swift's pool, which has one a core for all.
  let decodeQueue = DispatchQueue(label: "BannerImages.ImagePipeline.decode", attributes: .concurrent)

  /// - Parameters:
  ///   - loader: Is also asked for files and for resources, by ``ImageSource/address``.
  ///   - disk: Where bytes are kept between starts; nil: nowhere.
  ///   - chance: Random numbers in 0 ..< 1, which spread retries.
  public init(
    decoder: Decoder, loader: any DataLoading, disk: DiskCache?, limits: PipelineLimits = PipelineLimits(),
    clock: PipelineClock = .system, chance: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
  ) {
    self.decoder = decoder
    self.loader = loader
    self.disk = disk
    self.limits = limits
    self.clock = clock
    self.chance = chance
    memory = MemoryCache(limit: limits.memoryBytes)
    failures = Locked(
      FailureMemory(firstWait: limits.firstRetry, longestWait: limits.longestRetry, capacity: limits.failures))
    freshness = FreshnessPolicy(unstated: limits.unstatedFreshness, longestGuess: limits.longestGuessedFreshness)
    loadGate = PriorityGate(limit: limits.loads, backgroundLimit: limits.prefetchLoads)
    decodeGate = PriorityGate(limit: limits.decodes, backgroundLimit: limits.decodes)
  }

  /// The picture for a request, at the size asked for.
  ///
  /// If it cannot be had now, or not judged by its server, an older one that was good is returned instead.
  ///
  /// - Throws: Why there is no picture. A failure is remembered for a while, and thrown again without another try until
  ///   ``retryDelay(for:)`` has passed. Cancelling the calling task throws ``ImageError/Reason/cancelled`` at once, and
  ///   ends the work if nobody else waits for it.
  public func image(for request: ImageRequest) async throws(ImageError) -> Decoder.Image {
    try await picture(for: request, Urgency(isUrgent: true)).get().image
  }

  /// The picture for a request if it is in memory, also where its server should be asked whether it is still good.
  public func cachedImage(for request: ImageRequest) -> Decoder.Image? {
    memory.value(for: request)?.image
  }

  /// Gets a picture that will be wanted soon, behind all that is wanted now; ends early when the calling task is cancelled.
  ///
  /// If it is asked for meanwhile, that joins this work and makes it urgent. A failure is remembered and not told.
  public func prefetch(_ request: ImageRequest) async {
    _ = await picture(for: request, Urgency(isUrgent: false))
  }

  /// How many seconds a failed request's failure is still remembered; nil if a new try would be made now.
  public func retryDelay(for request: ImageRequest) -> Double? {
    failures.withLock { $0.failure(for: request.source.key, at: clock.uptime()) }?.wait
  }

  /// Forgets all failures: for when the network is back. The next requests try again, and whoever listens to
  /// ``images(for:isUrgent:)`` and waits for another try gets it now.
  public func forgetFailures() {
    failures.withLock { $0.forgetAll() }
    retryBell.ring()
  }

  /// Lets go of pictures in memory until at most `bytes` are left; default: all. For when the system is short of memory.
  public func trimMemory(to bytes: Int = 0) {
    memory.trim(to: bytes)
  }

  /// The bytes of pixels that are kept in memory now, at most ``PipelineLimits/memoryBytes``.
  public var memoryCost: Int { memory.cost }
}

/// A picture in memory.
struct KeptPicture<Image: Sendable>: Sendable {
  var image: Image
  var version: UInt64
  /// Until when it is good without asking, in seconds of the clock that is never set back.
  var expires: Double
}

/// A picture for a request, and why it is not newer, if it should be.
struct FoundPicture<Image: Sendable>: Sendable {
  var image: Image
  var version: UInt64
  /// Until when it is good without asking, in seconds of the clock that is never set back; infinity: for ever.
  var expires: Double
  var problem: ImageError?

  init(_ kept: KeptPicture<Image>, problem: ImageError? = nil) {
    (image, version, expires) = (kept.image, kept.version, kept.expires)
    self.problem = problem
  }
}
