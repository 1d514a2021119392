import Dispatch
import Foundation

/// Where a live feed reads the time and how it waits: the system's clock, or a test's.
public struct FeedClock: Sendable {
  /// The time of day, by which banners begin and end; it may be set back.
  public var now: @Sendable () -> Date
  /// Seconds since any moment, by which loads are paced; never set back.
  public var uptime: @Sendable () -> Double
  /// Returns after so many seconds, or as soon as the calling task is cancelled.
  public var sleep: @Sendable (_ seconds: Double) async -> Void

  public init(
    now: @escaping @Sendable () -> Date, uptime: @escaping @Sendable () -> Double,
    sleep: @escaping @Sendable (_ seconds: Double) async -> Void
  ) {
    self.now = now
    self.uptime = uptime
    self.sleep = sleep
  }

  /// The system's clocks.
  public static let system = FeedClock(
    now: { Date() }, uptime: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
    sleep: { seconds in try? await Task.sleep(nanoseconds: UInt64(min(max(0, seconds), 86400) * 1e9)) })
}
