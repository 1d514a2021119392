import Foundation

/// How loads over http and https behave: what they wait for, and how many run at a time.
public struct NetworkOptions: Hashable, Sendable {
  /// How long finding the host, connecting and the TLS handshake may take, in seconds above 0. Default: 10.
  public var connectTimeout = 10.0
  /// How long a server may send nothing once it is connected, in seconds above 0. Default: 20.
  public var idleTimeout = 20.0
  /// How long a load may take with all its redirects, in seconds above 0; waiting for a free connection does not count.
  /// Default: 120.
  public var totalTimeout = 120.0
  /// How many redirects a load follows, at least 0. Default: 10.
  public var redirects = 10
  /// How many loads run at a time on one host and port, at least 1. Default: 6, as browsers have it.
  ///
  /// Loads that nobody waits for yet take up to two fewer, but at least one, so that an urgent load can start at once.
  public var loadsPerHost = 6
  /// How many loads run at a time, at least 1. Default: 32.
  public var loads = 32
  /// How long an unused connection is kept open after the last load, in seconds above 0. Default: 60.
  public var keepAlive = 60.0
  /// What the loader calls itself to servers. Default: `BannerKit`.
  public var userAgent = "BannerKit"
  /// A file of certificate authorities, in PEM, that are trusted instead of the system's. Default: none.
  ///
  /// Only libcurl honours this; on Apple's platforms the system decides.
  public var authorities: URL?

  public init() {}

  /// These options with everything in its range, whatever it was set to; a time is at most a day.
  var sound: NetworkOptions {
    func time(_ seconds: Double) -> Double { seconds > 0 ? min(max(seconds, 0.001), 86400) : 0.001 }
    var sound = self
    sound.connectTimeout = time(connectTimeout)
    sound.idleTimeout = time(idleTimeout)
    sound.totalTimeout = time(totalTimeout)
    sound.keepAlive = time(keepAlive)
    sound.redirects = max(0, redirects)
    sound.loadsPerHost = min(max(1, loadsPerHost), 1000)
    sound.loads = min(max(1, loads), 1000)
    return sound
  }
}
