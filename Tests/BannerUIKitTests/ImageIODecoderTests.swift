import BannerImages
import Foundation
import ImageIO
import XCTest

/// The decoder asks ImageIO for the size at which a picture is shown, and refuses what ImageIO does not find whole.
final class ImageIODecoderTests: XCTestCase {
  private let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0])
  private let decoder = ImageIODecoder()
  private let square = TargetSize(width: 100, height: 100, contentMode: .fill)

  override func tearDown() { ImageScript.reset() }

  private func error(_ script: ImageScript) -> DecodeError? {
    script.register(for: jpeg)
    do throws(DecodeError) { _ = try decoder.decode(jpeg, for: square) } catch { return error }
    return nil
  }

  func testAPictureIsDecodedAtTheSizeAtWhichItIsShown() throws {
    ImageScript(frames: [ImageScript.Frame(width: 400, height: 200)]).register(for: jpeg)
    let picture = try decoder.decode(jpeg, for: square)
    XCTAssertEqual([picture.image.width, picture.image.height], [200, 100])
    XCTAssertEqual(decoder.cost(of: picture), 80_000)
  }

  func testAPictureThatIsTurnedCoversTheTargetUpright() throws {
    let frame = ImageScript.Frame(width: 400, height: 200, properties: [kCGImagePropertyOrientation: 6])
    ImageScript(frames: [frame]).register(for: jpeg)
    let picture = try decoder.decode(jpeg, for: TargetSize(width: 50, height: 100, contentMode: .fit))
    XCTAssertEqual([picture.image.width, picture.image.height], [50, 100])
  }

  func testAPictureThatIsNotWholeIsRefused() {
    let whole = ImageScript.Frame(width: 4, height: 4)
    XCTAssertEqual(error(ImageScript(frames: [whole], status: .statusIncomplete)), .truncated)
    let cut = ImageScript.Frame(width: 4, height: 4, status: .statusUnexpectedEOF)
    XCTAssertEqual(error(ImageScript(frames: [cut])), .truncated)
    let broken = ImageScript.Frame(width: 4, height: 4, color: nil)
    XCTAssertEqual(error(ImageScript(frames: [broken])), .malformed("JPEG"))
  }

  func testAPictureOverTheLimitsIsRefused() {
    let huge = ImageScript.Frame(width: 1 << 18, height: 1 << 18)
    XCTAssertEqual(
      error(ImageScript(frames: [huge])), .tooLarge(width: 1 << 18, height: 1 << 18, frames: 1))
  }
}
