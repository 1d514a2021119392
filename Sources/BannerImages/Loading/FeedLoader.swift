import Banners
import Foundation

/// Reads feeds with the loader that pictures come from: over http and https, and from files.
///
/// It asks only whether the last good answer still holds, if that came with an `ETag` or a `Last-Modified`: a feed that has
/// not changed costs the server no body, in the first load after a restart too where a ``LastGoodOnDisk`` keeps it.
public struct FeedLoader: FeedLoading {
  private let loader: any DataLoading

  public init(loader: any DataLoading = DefaultLoader.shared) {
    self.loader = loader
  }

  public func load(_ url: URL, limit: Int) async throws -> LoadedFeed {
    try await load(url, limit: limit, unlessStill: nil)
  }

  public func load(_ url: URL, limit: Int, unlessStill known: LoadedFeed?) async throws -> LoadedFeed {
    let known = known.flatMap { $0.data.count <= limit ? $0 : nil }
    let question = FreshnessPolicy.question(about: FreshnessPolicy.kept(of: known?.validators ?? [:]))
    var answer = try await answer(url, limit: limit, question)
    if answer.status == 304 {
      // One that was redirected elsewhere confirms nothing: tags are each address's own.
      if let known, answer.url == known.url, !question.isEmpty { return known }
      answer = try await self.answer(url, limit: limit, [:])
    }
    guard answer.status != 304 else {
      throw FeedError(address: url, problem: .unreadable("the server answered with status 304"))
    }
    let fields = FreshnessPolicy.kept(of: answer.headers).filter { ["etag", "last-modified"].contains($0.key) }
    return LoadedFeed(data: answer.data, url: answer.url, validators: fields)
  }

  private func answer(
    _ url: URL, limit: Int, _ question: [String: String]
  ) async throws(FeedError) -> LoadedData {
    // Servers and caches between are asked for what is there now.
    let headers = ["Accept": "application/json, */*;q=0.5", "Cache-Control": "no-cache"]
      .merging(question) { $1 }
    do throws(LoadError) {
      return try await loader.load(LoadRequest(url: url, headers: headers, limit: limit))
    } catch {
      throw FeedError(address: url, problem: Self.problem(error.reason), retryAfter: error.retryAfter)
    }
  }

  private static func problem(_ reason: LoadError.Reason) -> FeedError.Problem {
    switch reason {
    case .unsupportedScheme(let scheme): return .unsupportedScheme(scheme)
    case .tooLarge(let limit): return .tooLarge(limit: limit)
    default: return .unreadable(reason.description)
    }
  }
}
