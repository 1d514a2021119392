import Foundation

/// Where pictures are kept between starts.
public enum CacheDirectory {
  /// The directory of the disk cache when none is named.
  ///
  /// On Linux it is `bannerkit/images` in `XDG_CACHE_HOME`, or in `~/.cache` without that
  /// (specifications.freedesktop.org/basedir-spec); on Apple's platforms in the app's Caches directory, which the system
  /// empties when it is short of space.
  public static var images: String {
    #if canImport(Darwin)
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.path
      return (caches ?? NSTemporaryDirectory()) + "/bannerkit/images"
    #else
      return images(environment: ProcessInfo.processInfo.environment, home: NSHomeDirectory())
    #endif
  }

  /// The specification says that a relative path counts as none.
  static func images(environment: [String: String], home: String) -> String {
    let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (named ?? home + "/.cache") + "/bannerkit/images"
  }
}
