import Banners
import Foundation

/// An address as it goes to a server: absolute, ASCII, percent-encoded where it has to be, and without its fragment.
struct WireAddress: Hashable {
  let url: URL
  /// `http` or `https`.
  let scheme: String
  /// What connections are counted by: the scheme, host and port.
  let origin: String

  /// Throws the reason why `url` cannot be loaded over http or https.
  init(_ url: URL) throws(LoadError) {
    do {
      let scheme = try Self.webScheme(of: url)
      self.init(try Address.resolve(Self.text(of: url), base: nil), scheme: scheme)
    } catch let refusal as Address.Refusal {
      throw LoadError(url: url, reason: .connection("the address \(refusal.reason)"))
    } catch let reason as LoadError.Reason {
      throw LoadError(url: url, reason: reason)
    } catch {
      throw LoadError(url: url, reason: .connection(error.localizedDescription))
    }
  }

  init(_ url: URL, scheme: String) {
    self.url = url
    self.scheme = scheme
    let port = url.port ?? (scheme == "https" ? 443 : 80)
    origin = "\(scheme)://\((url.host ?? "").lowercased()):\(port)"
  }

  private static func webScheme(of url: URL) throws(LoadError.Reason) -> String {
    let scheme = url.absoluteURL.scheme?.lowercased() ?? ""
    guard scheme == "http" || scheme == "https" else { throw .unsupportedScheme(scheme) }
    return scheme
  }

  private static func text(of url: URL) -> String {
    var text = url.absoluteString
    if let hash = text.utf8.firstIndex(of: UInt8(ascii: "#")) { text = String(text[..<hash]) }
    // Some makers of URLs percent-encode a host in another script; over the wire goes its ASCII form. A host that has
    // anything else encoded is left as it is, and refused for that.
    if let host = url.host, !host.utf8.allSatisfy({ $0 < 0x80 }), host.unicodeScalars.allSatisfy(isPlain),
      let range = URLComponents(string: text)?.rangeOfHost
    {
      text.replaceSubrange(range, with: host)
    }
    return text
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "."
  }
}
