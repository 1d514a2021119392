import Banners
import Foundation

/// Reads feeds with the loader that pictures come from: over http and https, and from files.
public struct FeedLoader: FeedLoading {
  private let loader: any DataLoading

  public init(loader: any DataLoading = DefaultLoader.shared) {
    self.loader = loader
  }

  public func load(_ url: URL, limit: Int) async throws -> LoadedFeed {
    let answer: LoadedData
    do throws(LoadError) {
      // Servers and caches between are asked for what is there now.
      let headers = ["Accept": "application/json, */*;q=0.5", "Cache-Control": "no-cache"]
      answer = try await loader.load(LoadRequest(url: url, headers: headers, limit: limit))
    } catch {
      throw Self.problem(error.reason)
    }
    guard answer.status != 304 else { throw FeedError.Problem.unreadable("the server answered with status 304") }
    return LoadedFeed(data: answer.data, url: answer.url)
  }

  private static func problem(_ reason: LoadError.Reason) -> FeedError.Problem {
    switch reason {
    case .unsupportedScheme(let scheme): return .unsupportedScheme(scheme)
    case .tooLarge(let limit): return .tooLarge(limit: limit)
    default: return .unreadable(reason.description)
    }
  }
}
