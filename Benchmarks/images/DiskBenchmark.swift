import BannerImages
import Banners
import Foundation

/// How long a picture takes that is on disk and not in memory, from the request to its pixels, beside decoding alone.
struct DiskBenchmark: Benchmark {
  let name = "warm-disk-1600x900"
  var picture: Data
  let request = ImageRequest(
    source: .url(URL(string: "https://example.com/picture.jpg")!), width: 750, height: 300, contentMode: .fit)

  private static let rounds = 101

  func run() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bench-images-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let disk = DiskCache(directory: folder.path)
    let now = Date().timeIntervalSince1970
    disk.insert(DiskEntry(key: request.source.key, body: picture, stored: now, expires: now + 3600))
    await disk.flush()

    let decoder = CodecDecoder()
    let size = TargetSize(width: request.width, height: request.height, contentMode: request.contentMode)
    let pipeline = ImagePipeline(decoder: decoder, loader: NoLoader(), disk: disk)
    _ = try await pipeline.image(for: request)
    var (decodes, requests): ([Double], [Double]) = ([], [])
    for _ in 0..<Self.rounds {
      decodes.append(try await wallMilliseconds { _ = try decoder.decode(picture, for: size) })
      pipeline.trimMemory()
      requests.append(try await wallMilliseconds { _ = try await pipeline.image(for: request) })
    }
    report("\(name).decode", median(decodes), "ms")
    report("\(name).request", median(requests), "ms")
    report("\(name).ratio", median(zip(requests, decodes).map { $0 / $1 }), "x")
    pipeline.trimMemory()
    report(
      "\(name).memory", Double(try await addedMemory { _ = try await pipeline.image(for: request) }) / 1_048_576, "MB")
  }

  private func wallMilliseconds(_ task: () async throws -> Void) async rethrows -> Double {
    let start = ContinuousClock.now
    try await task()
    return (ContinuousClock.now - start) / .milliseconds(1)
  }
}

/// Whoever asks it has not found the picture on disk.
private struct NoLoader: DataLoading {
  func load(_ request: LoadRequest) async throws(LoadError) -> LoadedData {
    preconditionFailure("\(request.url) is not on disk")
  }
}
