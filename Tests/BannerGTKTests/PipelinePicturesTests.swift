import BannerImages
import Banners
import CGtk
import Foundation
import XCTest

@testable import BannerGTK

/// Pictures through the pipeline; no display is needed.
final class PipelinePicturesTests: XCTestCase {
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Samples/pictures")

  private func request(
    _ name: String, width: Int, height: Int, _ mode: ImageRequest.ContentMode = .fill
  ) -> ImageRequest {
    ImageRequest(
      source: .url(Self.samples.appendingPathComponent(name)), width: width, height: height, contentMode: mode)
  }

  func testAPictureIsDecodedAtTheSizeAtWhichItIsShown() async throws {
    let covering = try await pictures().picture(for: request("aurora.jpg", width: 100, height: 100))
    XCTAssertEqual([covering.width, covering.height], [229, 100])
    let fitting = try await pictures().picture(for: request("aurora.jpg", width: 100, height: 100, .fit))
    XCTAssertEqual([fitting.width, fitting.height], [100, 44])
  }

  func testTheTexturesBytesAreThePicturesOwn() throws {
    let picture = try MovingPicture.picture()
    var bytes = [UInt8](repeating: 0, count: 64)
    gdk_texture_download(picture.texture, &bytes, 16)
    XCTAssertEqual(Array(bytes.prefix(4)), [0, 0, 255, 255], "red: blue comes first, as cairo has it on this machine")
  }

  func testTheBuiltInPicturesAreThere() async throws {
    for banner in BuiltInBanners.all {
      let picture = try await pictures().picture(for: ImageRequest(source: banner.image, width: 300, height: 125))
      XCTAssertEqual([picture.width, picture.height], [300, 125])
    }
  }

  func testAPictureInMemoryIsThereAtOnceAndTheSame() async throws {
    let pictures = pictures()
    let request = request("tiles.png", width: 100, height: 50)
    XCTAssertNil(pictures.cachedPicture(for: request))
    let picture = try await pictures.picture(for: request)
    XCTAssertTrue(pictures.cachedPicture(for: request) === picture)
  }

  func testAFailureIsTriedAgainWhileSomebodyWaits() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("bannerkit-\(UUID().uuidString).gif")
    defer { try? FileManager.default.removeItem(at: url) }
    var failures = 0
    let request = ImageRequest(source: .url(url), width: 4, height: 4)
    updates: for await update in pictures().pictures(for: request, isUrgent: true) {
      switch update {
      case .failure(let error, let retryAfter):
        failures += 1
        XCTAssertEqual(error.reason, .loading(.unreadable("there is no such file")))
        XCTAssertNotNil(retryAfter)
        try MovingPicture.data().write(to: url)
      case .picture(let picture), .olderPicture(let picture):
        XCTAssertEqual(picture.animation?.frameCount, 3)
        break updates
      }
    }
    XCTAssertGreaterThanOrEqual(failures, 1)
  }

  /// Without a disk, and with waits that end at once.
  private func pictures() -> PipelinePictures {
    var limits = PipelineLimits()
    limits.firstRetry = 0.01
    return PipelinePictures(
      pipeline: ImagePipeline(decoder: PictureDecoder(), loader: DefaultLoader.shared, disk: nil, limits: limits))
  }
}
