import Banners

/// Where pictures are kept between starts.
public enum CacheDirectory {
  /// The directory of the disk cache when none is named.
  ///
  /// On Linux it is `bannerkit/images` in `XDG_CACHE_HOME`, or in `~/.cache` without that
  /// (specifications.freedesktop.org/basedir-spec); on Apple's platforms in the app's Caches directory, which the system
  /// empties when it is short of space.
  public static var images: String { CachesDirectory.named("images") }

  static func images(environment: [String: String], home: String) -> String {
    CachesDirectory.named("images", environment: environment, home: home)
  }
}
