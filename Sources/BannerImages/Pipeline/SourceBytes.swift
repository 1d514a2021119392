import Foundation

/// The bytes of a source, on their way from where they came from to a decoder.
struct SourceBytes: Sendable {
  enum Origin: Sendable {
    case disk
    /// Loaded, and not yet known to be a picture.
    case loader
  }

  var data: Data
  /// A number that differs for different bytes: what was decoded from the same bytes need not be decoded again.
  var version: UInt64
  var origin: Origin
  /// For how many seconds they are good without asking; 0 if they should be asked about now.
  var freshFor: Double
  /// Whether they may be kept, on disk or in memory.
  var mayKeep = true
  /// Why there are none that are newer.
  var problem: ImageError?
  /// What to keep on disk once they are known to be a picture.
  var entry: DiskEntry?
  /// What to show if they turn out to be no picture.
  var older: DiskEntry?
  /// Whether one of those who decode them has told the caches what they are.
  let isJudged = Locked(false)

  /// What is on disk at `now`, in seconds since 1970.
  init(_ entry: DiskEntry, at now: Double, problem: ImageError? = nil) {
    data = entry.body
    version = entry.version
    origin = .disk
    freshFor = entry.isFresh(at: now) ? entry.expires - now : 0
    self.problem = problem
  }

  /// What came from a loader and is not kept on disk.
  init(loaded data: Data, freshFor: Double) {
    self.data = data
    version = data.withUnsafeBytes { XXHash64.hash($0) }
    origin = .loader
    self.freshFor = freshFor
  }
}

/// The work of getting a source's bytes.
struct SourceKey: Hashable, Sendable {
  var source: String
  /// Set when what is on disk turned out to be no picture.
  var ignoresDisk: Bool
}
