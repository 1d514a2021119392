import Dispatch
import Foundation

/// Keeps pictures' bytes on disk, as they came, for the next start.
///
/// It is a cache: whatever goes wrong with the disk costs an entry and nothing else, and ``problem`` says what it was.
/// Several processes may share a directory. Files are readable by this user only.
public final class DiskCache: Sendable {
  /// Where the entries lie.
  public let directory: String
  /// The most bytes on disk.
  public let limit: Int

  private let clock: PipelineClock
  /// For reading, which needs no state.
  private let reader: DiskStore
  private let store: Locked<DiskStore>
  /// Reads do not wait for writes, which wait for the disk. No thread of Swift's own pool waits for either.
  private let reads = DispatchQueue(label: "BannerImages.DiskCache.reads", qos: .userInitiated)
  private let writes = DispatchQueue(label: "BannerImages.DiskCache.writes", qos: .utility)
  private let pending = Locked(Pending())

  /// What is asked of the disk and not done yet.
  fileprivate struct Pending {
    /// By key; nil for a key that is being removed.
    var changes: [String: (number: Int, entry: DiskEntry?)] = [:]
    var bytes = 0
    var number = 0
    var problem: DiskProblem?
  }

  /// - Parameters:
  ///   - directory: Made when the first entry is written. Default: see ``CacheDirectory``.
  ///   - limit: In bytes. Default: ``PipelineLimits/diskBytes``.
  ///   - longestAge: In seconds; older entries go, however good. Default: ``PipelineLimits/longestDiskAge``.
  public convenience init(
    directory: String = CacheDirectory.images, limit: Int = PipelineLimits().diskBytes,
    longestAge: Double = PipelineLimits().longestDiskAge, clock: PipelineClock = .system
  ) {
    self.init(DiskStore(directory: directory, limit: limit, longestAge: longestAge), clock: clock)
  }

  init(_ store: DiskStore, clock: PipelineClock) {
    directory = store.directory
    limit = store.limit
    reader = store
    self.store = Locked(store)
    self.clock = clock
  }

  /// The entry for a key; nil if there is none that is whole and not too old.
  public func entry(for key: String) async -> DiskEntry? {
    if let change = pending.withLock({ $0.changes[key] }) { return change.entry }
    return await withCheckedContinuation { continuation in
      reads.async { continuation.resume(returning: self.reader.entry(for: key, now: self.clock.wallTime())) }
    }
  }

  /// Keeps an entry, in place of any earlier one for its key. It returns at once; ``entry(for:)`` finds it at once.
  public func insert(_ entry: DiskEntry) {
    let path = reader.path(of: entry.key)
    let number = pending.withLock { pending -> Int? in
      // A disk that is slower than the network must not fill the memory.
      guard pending.bytes == 0 || pending.bytes + entry.body.count <= Self.mostPendingBytes else {
        pending.problem = DiskProblem(path: path, code: ENOBUFS)
        return nil
      }
      return pending.add(entry, for: entry.key)
    }
    guard let number else { return }
    change(entry.key, number) { [clock] store throws(DiskProblem) in
      try store.write(entry, now: clock.wallTime())
    }
  }

  /// Removes the entry for a key.
  public func remove(_ key: String) {
    let number = pending.withLock { $0.add(nil, for: key) }
    change(key, number) { $0.remove(key) }
  }

  /// Removes every entry, and returns when they are gone.
  public func removeAll() async {
    pending.withLock {
      $0.changes = [:]
      $0.bytes = 0
    }
    await onWrites { $0.removeAll() }
  }

  /// Returns when all that was asked for before is done.
  public func flush() async {
    await onWrites { _ in }
  }

  /// The last thing that went wrong with the disk; nil if nothing did.
  public var problem: DiskProblem? { pending.withLock { $0.problem } }

  /// Some thirty banners of 250 KB; a single picture may be larger.
  private static let mostPendingBytes = 8 << 20

  private func change(
    _ key: String, _ number: Int, _ body: @escaping @Sendable (inout DiskStore) throws(DiskProblem) -> Void
  ) {
    writes.async { [self] in
      // Another entry has taken its place, or everything was removed.
      guard pending.withLock({ $0.changes[key]?.number == number }) else { return }
      let problem = store.withLock { store -> DiskProblem? in
        do throws(DiskProblem) {
          try body(&store)
          return nil
        } catch {
          return error
        }
      }
      pending.withLock { $0.finish(number, for: key, problem) }
    }
  }

  private func onWrites(_ body: @escaping @Sendable (inout DiskStore) -> Void) async {
    await withCheckedContinuation { continuation in
      writes.async {
        self.store.withLock { body(&$0) }
        continuation.resume()
      }
    }
  }
}

extension DiskCache.Pending {
  fileprivate mutating func add(_ entry: DiskEntry?, for key: String) -> Int {
    number += 1
    bytes += (entry?.body.count ?? 0) - (changes[key]?.entry?.body.count ?? 0)
    changes[key] = (number, entry)
    return number
  }

  fileprivate mutating func finish(_ number: Int, for key: String, _ problem: DiskProblem?) {
    if let problem { self.problem = problem }
    guard let change = changes[key], change.number == number else { return }
    changes[key] = nil
    bytes -= change.entry?.body.count ?? 0
  }
}
