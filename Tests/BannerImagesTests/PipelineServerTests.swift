import Banners
import Foundation
import Testing

@testable import BannerImages

/// The pipeline over the platform's loader, a server that misbehaves, and the codecs.
@Suite struct PipelineServerTests {
  /// Takes any bytes for a picture.
  private struct AnyBytes: ImageDecoding {
    func decode(_ data: Data, for size: TargetSize) throws(DecodeError) -> Data { data }
    func cost(of image: Data) -> Int { image.count }
  }

  let scratch = ScratchDirectory()
  let clock = TestClock()

  private func pipeline() -> ImagePipeline<AnyBytes> {
    let disk = DiskCache(DiskStore(scratch, longestAge: 1e9), clock: clock.clock)
    return ImagePipeline(decoder: AnyBytes(), loader: DefaultLoader.shared, disk: disk, clock: clock.clock)
  }

  private func request(_ path: String) -> ImageRequest {
    ImageRequest(source: .url(LoadingServer.shared.url(path)), width: 10, height: 10)
  }

  @Test func aPictureThatIsMissingAtFirstIsShownWhenItComes() async throws {
    let key = UUID().uuidString
    let (pipeline, request) = (pipeline(), request("flaky?fails=3&key=\(key)&size=1000"))
    let watching = Task {
      var failures = 0
      for await update in pipeline.images(for: request) {
        switch update {
        case .failure(let error, _):
          #expect(error.reason == .loading(.status(404)))
          failures += 1
        case .picture(let data): return (failures, data.count)
        case .olderPicture: return (failures, -1)
        }
      }
      return (failures, 0)
    }
    for _ in 0..<3 {
      await until { clock.sleepers == 1 }
      clock.advance(by: 300)
    }
    #expect(await watching.value == (3, 1000))
  }

  /// libcurl takes the end of a connection for the end of a gzip stream: what came is then judged as a picture.
  @Test(arguments: ["aurora.jpg", "tiles.png", "bloom.webp", "tide.gif"], [true, false])
  func aBodyInGzipThatIsCutOffIsAnErrorAndNotKept(name: String, isQuiet: Bool) async throws {
    let disk = DiskCache(DiskStore(scratch, longestAge: 1e9), clock: clock.clock)
    let pipeline = ImagePipeline(
      decoder: CodecDecoder(), loader: DefaultLoader.shared, disk: disk, clock: clock.clock)
    let request = request("cut-gzip?name=\(name)\(isQuiet ? "&quiet=1" : "")")
    let error = await #expect(throws: ImageError.self) { try await pipeline.image(for: request) }
    #expect(error?.reason == (isQuiet ? .decoding(.truncated) : .loading(.truncated)))
    await disk.flush()
    #expect(await disk.entry(for: request.source.key) == nil)
    #expect(pipeline.cachedImage(for: request) == nil)
  }

  @Test func theServerIsAskedWhetherAPictureIsStillGood() async throws {
    let name = UUID().uuidString
    let path = "tagged?name=\(name)&key=\(name)"
    let first = try await pipeline().image(for: request(path))
    clock.advance(by: 1000)
    let second = pipeline()
    await until { !scratch.names.isEmpty }
    #expect(try await second.image(for: request(path)) == first)
    _ = try await DefaultLoader.shared.load(LoadRequest(url: LoadingServer.shared.url("change?name=\(name)")))
    clock.advance(by: 1000)
    #expect(try await second.image(for: request(path)) != first)
  }

  @Test func whatWasGoodIsShownInTheNextRunWhileTheServerFails() async throws {
    let key = UUID().uuidString
    let path = "fails-later?good=1&key=\(key)&body=picture&headers=%7B%22Cache-Control%22:%22max-age=1%22%7D"
    let first = pipeline()
    _ = try await first.image(for: request(path))
    await first.disk?.flush()
    clock.advance(by: 86400)
    let next = pipeline()
    #expect(try await next.image(for: request(path)) == Data("picture".utf8))
    #expect(next.retryDelay(for: request(path)) != nil)
  }

  @Test func aStalledServerHoldsUpNobodyWhoGoes() async throws {
    let key = UUID().uuidString
    let pipeline = pipeline()
    let tasks = (0..<30).map { number in
      Task { () -> ImageError.Reason? in
        do throws(ImageError) {
          _ = try await pipeline.image(for: request("stall?after=10&key=\(key)&n=\(number)"))
          return nil
        } catch {
          return error.reason
        }
      }
    }
    _ = try await LoadingServer.shared.stats(key) { $0.busy > 0 }
    for task in tasks { task.cancel() }
    for task in tasks { #expect(await task.value == .cancelled) }
    #expect(try await LoadingServer.shared.stats(key) { $0.busy == 0 }.busy == 0)
    await until { pipeline.pictures.count == 0 && pipeline.sources.count == 0 }
    #expect(try await pipeline.image(for: request("bytes?size=500")).count == 500)
  }

  @Test func filesAndResourcesBecomePictures() async throws {
    let pipeline = ImagePipeline(decoder: CodecDecoder(), loader: DefaultLoader.shared, disk: nil)
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Samples/pictures/moonlit forest.jpg")
    for source in [ImageSource.url(samples), .resource("bannerkit/silk.jpg")] {
      let request = ImageRequest(source: source, width: 120, height: 50)
      _ = try await pipeline.image(for: request)
      #expect(pipeline.cachedImage(for: request) != nil)
      #expect(pipeline.memoryCost >= 120 * 50 * 4)
    }
  }
}
