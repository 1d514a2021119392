import Banners
import Foundation

/// Reads feeds with the loader that pictures come from: over http and https, and from files.
///
/// It holds the last answer that came with an `ETag`, and asks only whether it still holds: a feed that has not changed
/// costs the server no body. Give each feed a loader of its own; copies of one share what they hold.
public struct FeedLoader: FeedLoading {
  private let loader: any DataLoading
  private let held = Locked<Held?>(nil)

  /// An answer that a server may confirm.
  private struct Held: Sendable {
    let address: URL
    let tag: String
    let answer: LoadedFeed
  }

  public init(loader: any DataLoading = DefaultLoader.shared) {
    self.loader = loader
  }

  public func load(_ url: URL, limit: Int) async throws -> LoadedFeed {
    let held = held.withLock { $0 }.flatMap { $0.address == url && $0.answer.data.count <= limit ? $0 : nil }
    var answer = try await answer(url, limit: limit, tag: held?.tag)
    if answer.status == 304 {
      // One that was redirected elsewhere confirms nothing: tags are each address's own.
      if let held, answer.url == held.answer.url { return held.answer }
      answer = try await self.answer(url, limit: limit, tag: nil)
    }
    guard answer.status != 304 else {
      throw FeedError(address: url, problem: .unreadable("the server answered with status 304"))
    }
    let feed = LoadedFeed(data: answer.data, url: answer.url)
    let tag = answer.headers["etag"]
    self.held.withLock { $0 = tag.map { Held(address: url, tag: $0, answer: feed) } }
    return feed
  }

  private func answer(_ url: URL, limit: Int, tag: String?) async throws(FeedError) -> LoadedData {
    // Servers and caches between are asked for what is there now.
    var headers = ["Accept": "application/json, */*;q=0.5", "Cache-Control": "no-cache"]
    headers["If-None-Match"] = tag
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
