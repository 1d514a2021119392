import Foundation

/// Why a feed as a whole could not be used: where it is, and what is wrong.
public struct FeedError: Error, Hashable, Sendable {
  /// Where the feed is; nil where it has no address.
  public let address: URL?
  public let problem: Problem
  /// For how many seconds the server asks to be left alone; nil where it does not say.
  public let retryAfter: Double?

  public init(address: URL?, problem: Problem, retryAfter: Double? = nil) {
    self.address = address
    self.problem = problem
    self.retryAfter = retryAfter
  }

  /// What is wrong with a feed as a whole.
  public enum Problem: Error, Hashable, Sendable {
    /// No address has been set.
    case notConfigured
    /// It has not been read yet.
    case pending
    /// It could not be read; the text says why.
    case unreadable(String)
    /// The loader does not read addresses of this scheme.
    case unsupportedScheme(String)
    /// It has no bytes, or blanks only.
    case empty
    /// It is longer than so many bytes.
    case tooLarge(limit: Int)
    /// It is neither UTF-8 nor UTF-16; the text says why.
    case notText(String)
    /// It is not JSON: what was found, in which line and at which character of it, both counted from 1.
    case notJSON(String, line: Int, column: Int)
    /// It is JSON, but neither an array nor an object with an array named `banners`; the text says what it is.
    case wrongShape(String)
    /// It has more than so many entries.
    case tooManyEntries(limit: Int)
    /// It is a good feed of no banners.
    case noBanners
    /// It has entries, but none that can be shown; the report says why.
    case noUsableEntry(FeedReport)
  }
}

extension FeedError: CustomStringConvertible, LocalizedError {
  public var description: String {
    guard let address else { return problem.description }
    return "\(address.isFileURL ? address.path : address.absoluteString): \(problem)"
  }

  public var errorDescription: String? { description }
}

extension FeedError.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notConfigured: return "no feed has been set"
    case .pending: return "the feed has not been read yet"
    case .unreadable(let reason): return "the feed cannot be read: \(reason)"
    case .unsupportedScheme(let scheme): return "the feed cannot be read: there is no loader for \(scheme):"
    case .empty: return "the feed is empty"
    case .tooLarge(let limit): return "the feed is longer than \(limit) bytes"
    case .notText(let reason): return "the feed is not text: \(reason)"
    case .notJSON(let reason, let line, let column):
      return "the feed is not JSON: line \(line), column \(column): \(reason)"
    case .wrongShape(let found):
      return "the feed should be an array of banners, or an object with an array named “banners”: \(found)"
    case .tooManyEntries(let limit): return "the feed has more than \(limit) entries"
    case .noBanners: return "the feed has no banners"
    case .noUsableEntry(let report):
      let first = report.issues.first { $0.cost == .entry }.map { "; the first: \($0)" } ?? ""
      return "none of the feed's \(report.entryCount) entries can be shown\(first)"
    }
  }
}
