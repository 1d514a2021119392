import Foundation

/// How much the pipeline keeps, does at once and waits; every default says why it is what it is.
public struct PipelineLimits: Hashable, Sendable {
  /// The most bytes of pixels in the memory cache. Default: 128 MB.
  ///
  /// A page of a phone (1200 × 500 pixels) takes 2.4 MB, of a full-HD screen 8 MB, of a 4K screen 33 MB: this holds the
  /// visible page and both neighbours on the largest, and some fifty pages on a phone.
  public var memoryBytes = 128 << 20
  /// The most bytes on disk. Default: 256 MB, about 1,000 banners of 250 KB.
  public var diskBytes = 256 << 20
  /// After how many seconds an entry on disk goes, however good. Default: 30 days.
  ///
  /// Until then an older picture is shown while a server is down; a campaign that is older has ended.
  public var longestDiskAge: Double = 30 * 86400
  /// How long a picture is good about which its server says nothing, in seconds. Default: 5 minutes.
  ///
  /// A picture that was replaced shows up after that long, and a screen that runs all day asks twelve times an hour.
  public var unstatedFreshness: Double = 300
  /// The most that is guessed from the age of a picture, in seconds. Default: 1 day, as RFC 9111 suggests warning of more.
  public var longestGuessedFreshness: Double = 86400
  /// How long a picture from a file is good without reading the file again, in seconds. Default: 2.
  ///
  /// Reading costs a millisecond, and an unchanged file is not decoded again.
  public var fileFreshness: Double = 2
  /// The least time after which a picture that somebody watches is asked about again, in seconds, at least 1. Default: 60.
  ///
  /// It counts where a server wants to be asked each time, and for files: a screen of three pictures then asks for each of
  /// them once a minute.
  public var shortestRefresh: Double = 60
  /// The most bytes that a picture's file may have. Default: 32 MB; a 12-megapixel JPEG has 3 to 6.
  public var pictureBytes = 32 << 20
  /// The most loads at once. Default: 16.
  ///
  /// Loaders bound the connections a host themselves; this keeps slow servers of several hosts from piling up.
  public var loads = 16
  /// How many of these may be prefetches. Default: 4, so that a page that comes into view always finds room.
  public var prefetchLoads = 4
  /// The most decodes at once. Default: one less than the processor has cores, and at least 1: one is for drawing.
  public var decodes = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
  /// The wait after the first failure, in seconds; it doubles with each further one. Default: 1.
  public var firstRetry: Double = 1
  /// The longest wait after a failure, in seconds. Default: 5 minutes: a server that is back is seen while people watch.
  public var longestRetry: Double = 300
  /// The longest wait that a server may ask for by `Retry-After`, in seconds. Default: 1 hour: who means more is asked
  /// once an hour, which harms nobody, and a slip of a digit does not blank a screen for a year.
  public var longestRetryAfter: Double = 3600
  /// How many addresses' failures are remembered. Default: 1,000, about 200 KB.
  public var failures = 1000

  public init() {}
}
