import Foundation

/// Says which links may be opened: `https`, `http`, and the schemes that the app names as its own.
public struct LinkPolicy: Hashable, Sendable {
  /// The app's own schemes, such as `myshop`, in lower case; also the place to allow `mailto` or `tel`. Default: none.
  ///
  /// Naming one of the schemes in ``neverOpened`` has no effect.
  public let ownSchemes: Set<String>

  /// The schemes that run code, carry their own content or reach into the device: never opened, even if named.
  public static let neverOpened: Set<String> = [
    "about", "blob", "data", "file", "filesystem", "jar", "javascript", "vbscript", "view-source",
  ]

  public init(ownSchemes: Set<String> = []) {
    self.ownSchemes = Set(ownSchemes.map { $0.lowercased() })
  }

  /// Whether `url` may be opened.
  public func allows(_ url: URL) -> Bool {
    verdict(on: url) == .allowed
  }

  /// Whether `url` may be opened, and if not, why. A relative address is judged with the base that it carries.
  public func verdict(on url: URL) -> Verdict {
    let absolute = url.absoluteURL
    if let control = absolute.absoluteString.unicodeScalars.first(where: Address.isBlankOrControl) {
      return .refused(.forbiddenCharacter(control))
    }
    guard let scheme = absolute.scheme?.lowercased(), !scheme.isEmpty else { return .refused(.noScheme) }
    if Self.neverOpened.contains(scheme) { return .refused(.dangerousScheme(scheme)) }
    if scheme == "https" || scheme == "http" {
      return (absolute.host ?? "").isEmpty ? .refused(.noHost) : .allowed
    }
    return ownSchemes.contains(scheme) ? .allowed : .refused(.unknownScheme(scheme))
  }

  /// What the policy says about a link.
  public enum Verdict: Hashable, Sendable {
    case allowed
    case refused(Refusal)
  }

  /// Why a link is not opened.
  public enum Refusal: Hashable, Sendable, CustomStringConvertible {
    /// A relative link that stands on its own: it leads nowhere.
    case noScheme
    /// `http` or `https` without a host.
    case noHost
    /// A scheme of ``LinkPolicy/neverOpened``.
    case dangerousScheme(String)
    /// A scheme that the app has not named as its own.
    case unknownScheme(String)
    /// A blank or a control character, which some programs skip to find another scheme than this one did.
    case forbiddenCharacter(Unicode.Scalar)

    public var description: String {
      switch self {
      case .noScheme: return "it is relative, and there is nothing that it is relative to"
      case .noHost: return "it names no host"
      case .dangerousScheme(let scheme): return "\(scheme): links are never opened"
      case .unknownScheme(let scheme): return "\(scheme): is not one of the app's own schemes"
      case .forbiddenCharacter(let scalar): return "it contains the character \(Quoted.codePoint(scalar))"
      }
    }
  }
}
