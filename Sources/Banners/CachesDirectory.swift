import Foundation

/// Where this library keeps what it could get again: one folder for each kind of thing.
package enum CachesDirectory {
  /// The folder `bannerkit/NAME` of the user's caches.
  ///
  /// On Linux in `XDG_CACHE_HOME`, or in `~/.cache` without that (specifications.freedesktop.org/basedir-spec); on
  /// Apple's platforms in the app's Caches directory, which the system empties when it is short of space.
  package static func named(_ name: String) -> String {
    #if canImport(Darwin)
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.path
      return (caches ?? NSTemporaryDirectory()) + "/bannerkit/\(name)"
    #else
      return named(name, environment: ProcessInfo.processInfo.environment, home: NSHomeDirectory())
    #endif
  }

  /// The specification says that a relative path counts as none.
  package static func named(_ name: String, environment: [String: String], home: String) -> String {
    let caches = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (caches ?? home + "/.cache") + "/bannerkit/\(name)"
  }
}
