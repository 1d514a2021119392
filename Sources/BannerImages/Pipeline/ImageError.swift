import Banners

/// Why there is no picture: at which stage, and for what reason.
public struct ImageError: Error, Hashable, Sendable {
  /// The picture that was asked for.
  public var source: ImageSource
  public var reason: Reason

  public init(source: ImageSource, reason: Reason) {
    self.source = source
    self.reason = reason
  }

  public enum Reason: Hashable, Sendable {
    /// The request makes no sense, such as a width of 0; in words.
    case request(String)
    /// There are no bytes.
    case loading(LoadError.Reason)
    /// The bytes are no picture.
    case decoding(DecodeError)
    /// The calling task was cancelled.
    case cancelled
  }

  /// Where in the pipeline it happened.
  public enum Stage: String, Hashable, Sendable {
    case request, load, decode
  }

  /// Where in the pipeline it happened.
  public var stage: Stage {
    switch reason {
    case .request, .cancelled: return .request
    case .loading: return .load
    case .decoding: return .decode
    }
  }

  /// Whether another try can succeed.
  public var isWorthRetrying: Bool {
    // What ships with the app does not change while it runs.
    if case .resource = source { return false }
    switch reason {
    case .request, .cancelled, .loading(.unsupportedScheme): return false
    case .loading, .decoding: return true
    }
  }
}

extension ImageError: CustomStringConvertible {
  public var description: String {
    switch reason {
    case .request(let words): return "\(source): \(words)"
    case .loading(let reason): return "\(source) cannot be loaded: \(reason)"
    case .decoding(let error): return "\(source) cannot be decoded: \(error)"
    case .cancelled: return "\(source): it was cancelled"
    }
  }
}
