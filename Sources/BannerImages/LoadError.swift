import Foundation

/// Why there are no bytes.
public struct LoadError: Error, Hashable, Sendable {
  public var url: URL
  public var reason: Reason
  /// For how many seconds the server asks to be left alone, with status 429 or 503; nil where it does not say.
  public var retryAfter: Double?

  public init(url: URL, reason: Reason, retryAfter: Double? = nil) {
    self.url = url
    self.reason = reason
    self.retryAfter = retryAfter
  }

  public enum Reason: Hashable, Sendable {
    /// The address's scheme is none that is loaded.
    case unsupportedScheme(String)
    /// No file goes by this name, or it cannot be read; with the system's words.
    case unreadable(String)
    /// The server answered with an error status.
    case status(Int)
    /// No connection could be made, or it broke; with the transport's words.
    case connection(String)
    /// Connecting, an idle connection or the whole load took too long.
    case timedOut(String)
    /// The body is larger than the limit.
    case tooLarge(limit: Int)
    /// The body ended early.
    case truncated
    /// Redirected to another scheme, from https to http, or too often.
    case redirect(String)
    /// The calling task was cancelled.
    case cancelled
  }
}
