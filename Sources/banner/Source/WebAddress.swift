import Banners
import Foundation

/// What of the sources is an address on the web, and no path.
enum WebAddress {
  /// The address; nil where a source is a path. Spaces and letters of any script may stand in it as they are.
  static func url(of source: String) throws(Failure) -> URL? {
    let begins = { (scheme: String) in source.lowercased().hasPrefix(scheme + "://") }
    guard begins("http") || begins("https") else { return nil }
    do throws(Address.Refusal) {
      return try Address.resolve(source, base: nil)
    } catch {
      throw Failure("\(source): the address \(error.reason)")
    }
  }
}
