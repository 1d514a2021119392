import Foundation

/// Where bytes come from: the network on each platform, or a test.
public protocol DataLoading: Sendable {
  /// Loads what a request asks for; the work stops when the calling task is cancelled.
  func load(_ request: LoadRequest) async throws(LoadError) -> LoadedData

  /// Somebody now waits for `url`: loads of it that have not started yet become urgent. May be called at any time.
  ///
  /// Default: nothing happens, which suits a loader that starts all loads at once.
  func raise(_ url: URL)
}

extension DataLoading {
  public func raise(_ url: URL) {}
}

/// What to load, and how much of it at the most.
public struct LoadRequest: Sendable {
  public var url: URL
  /// Headers besides the loader's own, such as those that ask whether a cached answer is still good.
  public var headers: [String: String]
  /// The most bytes that the body may have; the load fails as soon as more arrive.
  public var limit: Int
  /// Whether somebody waits for it now. Default: true.
  public var isUrgent: Bool
  /// Told how many bytes have arrived, and of how many where that is known; on any thread.
  public var onProgress: (@Sendable (_ received: Int, _ expected: Int?) -> Void)?

  public init(
    url: URL, headers: [String: String] = [:], limit: Int = 64 << 20, isUrgent: Bool = true,
    onProgress: (@Sendable (_ received: Int, _ expected: Int?) -> Void)? = nil
  ) {
    self.url = url
    self.headers = headers
    self.limit = limit
    self.isUrgent = isUrgent
    self.onProgress = onProgress
  }
}

/// An answer: a body, or that the cached one is still good.
public struct LoadedData: Sendable {
  public var data: Data
  /// The address after redirects.
  public var url: URL
  /// The HTTP status; 200 for a file. Only 200…299 and 304 come back, others are errors.
  public var status: Int
  /// The answer's headers, names in lower case; none for a file.
  public var headers: [String: String]

  public init(data: Data, url: URL, status: Int = 200, headers: [String: String] = [:]) {
    self.data = data
    self.url = url
    self.status = status
    self.headers = headers
  }
}
