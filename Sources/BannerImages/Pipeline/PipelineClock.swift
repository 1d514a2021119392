import Dispatch
import Foundation

/// Where the pipeline reads the time and how it waits: the system's clock, or a test's.
public struct PipelineClock: Sendable {
  /// The time of day, in seconds since 1970; it may be set back.
  public var wallTime: @Sendable () -> Double
  /// Seconds since any moment; never set back.
  public var uptime: @Sendable () -> Double
  /// Returns after so many seconds, or as soon as the calling task is cancelled.
  public var sleep: @Sendable (_ seconds: Double) async -> Void

  public init(
    wallTime: @escaping @Sendable () -> Double, uptime: @escaping @Sendable () -> Double,
    sleep: @escaping @Sendable (_ seconds: Double) async -> Void
  ) {
    self.wallTime = wallTime
    self.uptime = uptime
    self.sleep = sleep
  }

  /// The system's clocks.
  public static let system = PipelineClock(
    wallTime: { Date().timeIntervalSince1970 },
    uptime: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
    sleep: { seconds in
      try? await Task.sleep(nanoseconds: UInt64(min(max(0, seconds), 86400) * 1e9))
    })
}
