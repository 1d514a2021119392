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
    /// No resource goes by this name.
    case resource(String)
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
    case .resource, .loading: return .load
    case .decoding: return .decode
    }
  }

  /// Whether another try can succeed.
  public var isWorthRetrying: Bool {
    switch reason {
    case .request, .resource, .cancelled, .loading(.unsupportedScheme): return false
    case .loading, .decoding: return true
    }
  }
}

extension ImageError: CustomStringConvertible {
  public var description: String { "\(source): \(stage.rawValue): \(reason)" }
}
