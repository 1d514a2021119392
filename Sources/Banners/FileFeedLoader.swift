import Foundation

/// Reads feeds from files.
public struct FileFeedLoader: FeedLoading {
  public init() {}

  public func load(_ url: URL, limit: Int) async throws -> LoadedFeed {
    guard url.isFileURL else { throw FeedError.Problem.unsupportedScheme(url.scheme ?? "") }
    // Only a file that ends is opened: a pipe or a device could keep the reader for ever.
    let file = url.resolvingSymlinksInPath()
    let kind: FileAttributeType?
    do {
      kind = try FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
    } catch {
      throw FeedError.Problem.unreadable(Self.reason(error))
    }
    guard kind == .typeRegular else {
      throw FeedError.Problem.unreadable(kind == .typeDirectory ? "it is a folder" : "it is not a regular file")
    }
    do {
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      var data = Data()
      while data.count <= limit, let part = try handle.read(upToCount: limit - data.count + 1), !part.isEmpty {
        data.append(part)
      }
      return LoadedFeed(data: data, url: url)
    } catch {
      throw FeedError.Problem.unreadable(Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: return "there is no such file"
    case .fileReadNoPermission?: return "reading it is not permitted"
    default: return error.localizedDescription
    }
  }
}
