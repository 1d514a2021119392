import Foundation

extension LoadError: CustomStringConvertible, LocalizedError {
  public var description: String {
    "\(url.isFileURL ? url.path : url.absoluteString): \(reason)"
  }

  public var errorDescription: String? { description }
}

extension LoadError.Reason: Error, CustomStringConvertible {
  /// The reason as the rest of a sentence that begins with the address.
  public var description: String {
    switch self {
    case .unsupportedScheme(""): return "it has no scheme, such as https:"
    case .unsupportedScheme(let scheme): return "there is no loader for \(scheme):"
    case .unreadable(let words): return words
    case .status(let status): return "the server answered with status \(status)"
    case .connection(let words): return words
    case .timedOut(let words): return "timed out: \(words)"
    case .tooLarge(let limit): return "it is longer than \(limit) bytes"
    case .truncated: return "it ended early"
    case .redirect(let words): return "redirected \(words)"
    case .cancelled: return "it was cancelled"
    }
  }
}
