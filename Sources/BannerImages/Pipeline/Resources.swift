import Banners
import Foundation

/// Pictures that ship with the app or with this library.
public enum Resources {
  /// The bytes of a resource: one of the built-in banners' pictures, or a file in the app's main bundle; nil if there is
  /// none of that name.
  public static func data(named name: String) -> Data? {
    if name.hasPrefix(BuiltInBanners.resourcePrefix) { return try? BuiltInBanners.data(forResource: name) }
    // A name may say a folder, but not lead out of the bundle.
    guard !name.split(separator: "/").contains(".."), let url = Bundle.main.url(forResource: name, withExtension: nil)
    else { return nil }
    return try? Data(contentsOf: url)
  }
}
