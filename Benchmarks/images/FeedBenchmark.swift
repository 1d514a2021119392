import BannerGTK
import BannerImages
import Banners
import CarouselEngine
import Foundation

/// What stays in memory at the most while a feed of 10,000 banners, each with a picture of its own, is scrolled from end
/// to end: page by page, waiting for each picture, and back without waiting for any.
struct FeedBenchmark: Benchmark {
  let name = "feed-10000"
  var picture: Data

  private static let banners = 10_000
  private static let viewport = Carousel.Viewport(width: 750, height: 300)
  /// What may be resident besides the memory cache.
  private static let limit = 40

  func run() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bench-images-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let start = ContinuousClock.now
    let disk = DiskCache(directory: folder.path)
    let memory = await addedMemory { await scroll(disk: disk) }
    // What is still to be written would make the folder anew.
    await disk.flush()
    let cache = PipelineLimits().memoryBytes
    report("\(name).time", (ContinuousClock.now - start) / .seconds(1), "s")
    report("\(name).memory", Double(memory) / 1_048_576, "MB")
    report("\(name).memory.cache", Double(cache) / 1_048_576, "MB")
    report("\(name).memory.rest", Double(memory - cache) / 1_048_576, "MB-of-\(Self.limit)")
  }

  @MainActor
  private func scroll(disk: DiskCache) async {
    let pipeline = ImagePipeline(
      decoder: PictureDecoder(), loader: NumberedPictures(picture: picture), disk: disk)
    let feed = FeedSubject(
      count: Self.banners, viewport: Self.viewport,
      pictures: PictureSource(PipelinePictures(pipeline: pipeline)))
    await feed.pictureArrives()
    for _ in 1..<Self.banners {
      feed.step(by: 1)
      await feed.pictureArrives()
    }
    precondition(feed.item == Self.banners - 1, "the carousel did not reach its end")
    report("\(name).cached", Double(pipeline.memoryCost) / 1_048_576, "MB")
    for _ in 1..<Self.banners {
      feed.step(by: -1)
      await Task.yield()
    }
    await feed.pictureArrives()
    precondition(feed.item == 0, "the carousel did not come back")
  }
}

/// Gives a picture for every address, each time in bytes of its own.
private struct NumberedPictures: DataLoading {
  /// A JPEG.
  let picture: Data

  func load(_ request: LoadRequest) async throws(LoadError) -> LoadedData {
    // A comment behind the mark that begins the file.
    let comment = Data(request.url.path.utf8)
    var data = Data(capacity: picture.count + comment.count + 4)
    data += picture.prefix(2) + [0xFF, 0xFE, 0, UInt8(comment.count + 2)] + comment + picture.dropFirst(2)
    return LoadedData(data: data, url: request.url, headers: ["cache-control": "max-age=3600"])
  }
}
