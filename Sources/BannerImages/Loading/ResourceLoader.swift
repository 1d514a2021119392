import Banners
import Foundation

/// Loads pictures that ship with the app or with this library, by addresses such as `resource:bannerkit/dunes.jpg`.
public struct ResourceLoader: DataLoading {
  /// The scheme of such addresses.
  public static let scheme = "resource"

  private let background = BackgroundReading()
  private let lookUp: @Sendable (String) throws -> Data?

  /// Makes a loader.
  ///
  /// - Parameter lookUp: Gives the bytes of one of the app's own pictures by its name, nil if it has none of that name.
  ///   It is called on a thread of the loader. Default: a file of that name among the app's resources.
  public init(lookUp: @escaping @Sendable (String) throws -> Data? = Self.inMainBundle) {
    self.lookUp = lookUp
  }

  /// The bytes of a file among the app's resources.
  @Sendable public static func inMainBundle(_ name: String) throws -> Data? {
    try Bundle.main.url(forResource: name, withExtension: nil).map { try Data(contentsOf: $0) }
  }

  /// The address that stands for a resource.
  public static func url(forResource name: String) -> URL {
    var allowed = CharacterSet(charactersIn: "a"..."z")
    allowed.insert(charactersIn: "A"..."Z")
    allowed.insert(charactersIn: "0"..."9")
    allowed.insert(charactersIn: "-._~")
    // A slash cannot stand first, where it would begin a path or a host.
    let parts = name.components(separatedBy: "/").map { $0.addingPercentEncoding(withAllowedCharacters: allowed) ?? "" }
    let path = parts.joined(separator: name.hasPrefix("/") ? "%2F" : "/")
    // Every text of these characters is an address; the second one is never reached.
    return URL(string: "\(scheme):\(path)") ?? URL(fileURLWithPath: name)
  }

  public func load(_ request: LoadRequest) async throws(LoadError) -> LoadedData {
    let result = await background.run { [lookUp] isCancelled in
      Result<LoadedData, LoadError.Reason> { () throws(LoadError.Reason) in
        if isCancelled() { throw .cancelled }
        let data = try Self.data(for: request.url, lookUp)
        guard data.count <= request.limit else { throw .tooLarge(limit: request.limit) }
        request.onProgress?(data.count, data.count)
        return LoadedData(data: data, url: request.url)
      }.mapError { LoadError(url: request.url, reason: $0) }
    }
    return try result.get()
  }

  private static func data(
    for url: URL, _ lookUp: (String) throws -> Data?
  ) throws(LoadError.Reason) -> Data {
    guard url.scheme?.lowercased() == scheme else { throw .unsupportedScheme(url.scheme ?? "") }
    let name = String(url.absoluteString.dropFirst(scheme.count + 1)).removingPercentEncoding ?? ""
    if name.hasPrefix(BuiltInBanners.resourcePrefix) {
      do throws(BuiltInBanners.UnknownResource) {
        return try BuiltInBanners.data(forResource: name)
      } catch {
        throw .unreadable(error.description)
      }
    }
    let found: Data?
    do {
      found = try lookUp(name)
    } catch {
      throw .unreadable(error.localizedDescription)
    }
    guard let found else { throw .unreadable("the app has no resource of that name") }
    return found
  }
}

extension ImageSource {
  /// The address to load the picture from: its own, or the one that stands for a resource.
  public var address: URL {
    switch self {
    case .url(let url): return url
    case .resource(let name): return ResourceLoader.url(forResource: name)
    }
  }
}
