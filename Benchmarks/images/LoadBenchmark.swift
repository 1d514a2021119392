import BannerImages
import Banners
import CImageFloors
import Foundation

/// How many bodies of 20 KB arrive a second from a server on this machine, beside bare libcurl, measured in turns.
struct LoadBenchmark: Benchmark {
  let name = "loads-20kb"

  private static let bodyBytes = 20_000
  private static let loads = 3000
  private static let rounds = 9
  /// As many as the loader has on a host.
  private static let atOnce = NetworkOptions().loadsPerHost

  func run() async throws {
    let server = try BodyServer(bodyBytes: Self.bodyBytes)
    let (descriptors, threads) = (openDescriptors(), threadCount())
    let loader = CurlLoader()
    _ = try await load(server) { _ = try await loader.load(LoadRequest(url: $0)) }
    var (floors, loads, pipelines): ([Double], [Double], [Double]) = ([], [], [])
    var busy = 0.0
    let memory = try await addedMemory {
      for _ in 0..<Self.rounds {
        let before = server.busySeconds
        floors.append(floor(server))
        busy += server.busySeconds - before
        loads.append(
          try await load(server) { url in
            let bytes = try await loader.load(LoadRequest(url: url)).data.count
            precondition(bytes == Self.bodyBytes, "a body came short")
          })
        let pipeline = ImagePipeline(decoder: ByteCounter(), loader: loader, disk: nil)
        pipelines.append(
          try await load(server) { url in
            let bytes = try await pipeline.image(for: ImageRequest(source: .url(url), width: 1, height: 1))
            precondition(bytes == Self.bodyBytes, "a body came short")
          })
      }
    }
    let count = Double(Self.loads)
    report("\(name).floor", count / median(floors), "loads/s")
    report("\(name).loader", count / median(loads), "loads/s")
    report("\(name).pipeline", count / median(pipelines), "loads/s")
    report("\(name).loader.ratio", median(zip(loads, floors).map { $0 / $1 }), "x-of-floor")
    report("\(name).pipeline.ratio", median(zip(pipelines, floors).map { $0 / $1 }), "x-of-floor")
    // Near 100, the server would be what is measured.
    report("\(name).server.busy", 100 * busy / floors.reduce(0, +), "%-of-floor")
    report("\(name).memory", Double(memory) / 1_048_576, "MB")
    report("\(name).descriptors", "\(openDescriptors() - descriptors)", "more-than-before")
    report("\(name).threads", "\(threadCount() - threads)", "more-than-before")
  }

  /// The seconds that all loads take.
  private func floor(_ server: BodyServer) -> Double {
    let seconds = floor_loads(server.address, Self.loads, Int32(Self.atOnce), Self.bodyBytes)
    precondition(seconds > 0, "libcurl alone did not load")
    return seconds
  }

  /// The seconds that all loads take.
  private func load(_ server: BodyServer, _ load: @escaping @Sendable (URL) async throws -> Void) async throws -> Double
  {
    let start = ContinuousClock.now
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<Self.loads {
        if number >= Self.atOnce { try await group.next() }
        let url = URL(string: "\(server.address)\(number)")!
        group.addTask { try await load(url) }
      }
      try await group.waitForAll()
    }
    return (ContinuousClock.now - start) / .seconds(1)
  }
}

/// Stands for a decoder where loading is measured.
private struct ByteCounter: ImageDecoding {
  func decode(_ data: Data, for size: TargetSize) throws(DecodeError) -> Int { data.count }

  func cost(of image: Int) -> Int { image }
}
