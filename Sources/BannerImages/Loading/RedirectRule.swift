import Banners
import Foundation

/// Where a redirect may lead: to http and https, never from https to http, and only so many times.
struct RedirectRule {
  /// How many redirects a load follows.
  let limit: Int

  /// The address that `location`, the text of a `Location` header, stands for in an answer from `address`.
  ///
  /// - Parameter followed: How many redirects led to `address`.
  func target(
    of location: String, from address: WireAddress, followed: Int
  ) throws(LoadError.Reason) -> WireAddress {
    guard followed < limit else { throw .redirect("more than \(limit) times") }
    let url: URL
    do throws(Address.Refusal) {
      url = try Address.resolve(location, base: address.url)
    } catch {
      throw .redirect("to an address that \(error.reason)")
    }
    return try check(url, from: address)
  }

  /// Checks an address that has been resolved already.
  func check(_ url: URL, from address: WireAddress) throws(LoadError.Reason) -> WireAddress {
    let scheme = url.scheme?.lowercased() ?? ""
    guard scheme == "http" || scheme == "https" else { throw .redirect("to \(scheme):, which is not followed") }
    guard scheme == "https" || address.scheme == "http" else { throw .redirect("from https to http") }
    do throws(LoadError) {
      return try WireAddress(url)
    } catch {
      throw .redirect("to an address that cannot be loaded: \(error.reason)")
    }
  }

  /// Whether an answer of this status leads elsewhere by its `Location` header.
  static func isRedirect(_ status: Int) -> Bool {
    [301, 302, 303, 307, 308].contains(status)
  }

  /// The headers that go on to `target`: what proves who asks stays with the origin that it was meant for.
  static func headers(_ headers: [String: String], from address: WireAddress, to target: WireAddress) -> [String:
    String]
  {
    guard address.origin != target.origin else { return headers }
    return headers.filter { !["authorization", "cookie", "proxy-authorization"].contains($0.key.lowercased()) }
  }
}
