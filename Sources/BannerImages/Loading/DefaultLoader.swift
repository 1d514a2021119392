import Foundation

/// Loads whatever a banner's picture or a feed can come from: http, https, files and resources.
public struct DefaultLoader: DataLoading {
  /// One loader for the whole app, so that everything shares its connections and their limits.
  public static let shared = DefaultLoader()

  private let network: any DataLoading
  private let files: any DataLoading
  private let resources: any DataLoading

  /// Makes a loader out of others.
  ///
  /// - Parameters:
  ///   - network: Loads `http` and `https`. Default: the platform's loader with its default options.
  ///   - files: Loads `file`.
  ///   - resources: Loads `resource`.
  public init(
    network: any DataLoading = Self.network(), files: any DataLoading = FileLoader(),
    resources: any DataLoading = ResourceLoader()
  ) {
    self.network = network
    self.files = files
    self.resources = resources
  }

  /// The platform's loader of http and https.
  public static func network(options: NetworkOptions = NetworkOptions()) -> any DataLoading {
    #if canImport(CCurl)
      CurlLoader(options: options)
    #else
      URLSessionLoader(options: options)
    #endif
  }

  public func load(_ request: LoadRequest) async throws(LoadError) -> LoadedData {
    guard let loader = loader(for: request.url) else {
      throw LoadError(url: request.url, reason: .unsupportedScheme(request.url.scheme?.lowercased() ?? ""))
    }
    return try await loader.load(request)
  }

  public func raise(_ url: URL) {
    loader(for: url)?.raise(url)
  }

  private func loader(for url: URL) -> (any DataLoading)? {
    switch url.scheme?.lowercased() {
    case "http", "https": return network
    case "file": return files
    case ResourceLoader.scheme: return resources
    default: return nil
    }
  }
}
