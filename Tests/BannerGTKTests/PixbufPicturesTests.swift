import Banners
import CGtk
import Foundation
import XCTest

@testable import BannerGTK

/// Pictures from files; no display is needed.
final class PixbufPicturesTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "bannerkit-\(ProcessInfo.processInfo.globallyUniqueString)")

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
  }

  func testAPictureIsDecodedAtTheSizeThatCoversThePage() async throws {
    let source = try picture("wide.png", width: 800, height: 200)
    let picture = try await PixbufPictures().picture(for: PictureRequest(source: source, width: 100, height: 100))
    XCTAssertEqual([picture.width, picture.height], [400, 100])
  }

  func testAPictureIsNeverMadeLargerThanItIs() async throws {
    let source = try picture("small.png", width: 40, height: 30)
    let picture = try await PixbufPictures().picture(for: PictureRequest(source: source, width: 400, height: 400))
    XCTAssertEqual([picture.width, picture.height], [40, 30])
  }

  func testADrawingOfLinesIsMadeAsLargeAsThePage() async throws {
    let url = folder.appendingPathComponent("lines.svg")
    try Data("<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><rect width='40' height='20'/></svg>".utf8)
      .write(to: url)
    let picture = try await PixbufPictures().picture(for: PictureRequest(source: .url(url), width: 400, height: 100))
    XCTAssertEqual([picture.width, picture.height], [400, 200])
  }

  func testAPhotographThatLiesOnItsSideIsTurnedUpright() async throws {
    // The left half is red, the right half blue; orientation 6 says that the camera's top is on the right.
    let url = folder.appendingPathComponent("turned.jpg")
    try jpeg(orientation: 6).write(to: url)
    let picture = try await PixbufPictures().picture(for: PictureRequest(source: .url(url), width: 32, height: 64))
    XCTAssertEqual([picture.width, picture.height], [32, 64])
    XCTAssertEqual(color(of: picture, x: 16, y: 8).red, 255, accuracy: 8)
    XCTAssertEqual(color(of: picture, x: 16, y: 56).blue, 255, accuracy: 8)
  }

  func testTheBuiltInPicturesAreThere() async throws {
    for banner in BuiltInBanners.all {
      let picture = try await PixbufPictures().picture(
        for: PictureRequest(source: banner.image, width: 300, height: 125))
      XCTAssertEqual([picture.width, picture.height], [300, 125])
    }
  }

  func testTheSameRequestIsDecodedOnceAndThenFoundInMemory() async throws {
    let request = PictureRequest(source: try picture("once.png", width: 300, height: 300), width: 100, height: 100)
    let pictures = PixbufPictures()
    XCTAssertNil(pictures.cachedPicture(for: request))
    let tasks = (0..<2).map { _ in Task { try await pictures.picture(for: request) } }
    let first = try await tasks[0].value
    let second = try await tasks[1].value
    XCTAssertTrue(first === second)
    XCTAssertTrue(pictures.cachedPicture(for: request) === first)
  }

  func testThePictureThatWasNotUsedForLongestLeavesMemoryFirst() async throws {
    let pictures = PixbufPictures(memoryLimit: 2 * 100 * 100 * 4)
    var requests: [PictureRequest] = []
    for name in ["a", "b", "c"] {
      let source = try picture("\(name).png", width: 100, height: 100)
      requests.append(PictureRequest(source: source, width: 100, height: 100))
    }
    _ = try await pictures.picture(for: requests[0])
    _ = try await pictures.picture(for: requests[1])
    XCTAssertNotNil(pictures.cachedPicture(for: requests[0]))
    _ = try await pictures.picture(for: requests[2])
    XCTAssertNotNil(pictures.cachedPicture(for: requests[0]))
    XCTAssertNil(pictures.cachedPicture(for: requests[1]))
  }

  func testOneWaiterThatGivesUpDoesNotTakeThePictureFromTheOther() async throws {
    let request = PictureRequest(source: try picture("two.png", width: 900, height: 900), width: 300, height: 300)
    let pictures = PixbufPictures()
    let first = Task { try await pictures.picture(for: request) }
    let second = Task { try await pictures.picture(for: request) }
    first.cancel()
    _ = try await second.value
  }

  func testWhatIsNoPictureIsAnErrorThatSaysWhichAndWhy() async throws {
    let empty = folder.appendingPathComponent("empty.jpg")
    try Data().write(to: empty)
    let text = folder.appendingPathComponent("text.png")
    try Data("<html>not found</html>".utf8).write(to: text)
    let undecodable = PictureError.Reason.undecodable("")
    let cases: [(ImageSource, PictureError.Reason)] = [
      (.url(folder.appendingPathComponent("missing.png")), .notFound), (.url(empty), undecodable),
      (.url(text), undecodable), (.url(folder), undecodable),
      (.url(URL(string: "https://example.com/a.jpg")!), .unsupportedScheme("https")),
      (.resource("no-such-picture"), .notFound),
    ]
    for (source, reason) in cases {
      let error = await failure(PictureRequest(source: source, width: 10, height: 10))
      XCTAssertEqual(error?.source, source)
      XCTAssertEqual(error.map(withoutWords), reason, "\(String(describing: error))")
      XCTAssertTrue(error?.description.contains(source.description) == true)
    }
  }

  /// Why there is no such picture; nil when there is one.
  private func failure(_ request: PictureRequest) async -> PictureError? {
    let result = await Task { () async throws(PictureError) in try await PixbufPictures().picture(for: request) }.result
    if case .failure(let error) = result { return error as? PictureError }
    return nil
  }

  /// A reason without the decoder's own words, which differ from version to version.
  private func withoutWords(_ error: PictureError) -> PictureError.Reason {
    if case .undecodable = error.reason { return .undecodable("") }
    return error.reason
  }

  /// Writes a picture with a pattern that does not compress to nothing.
  private func picture(_ name: String, width: Int, height: Int) throws -> ImageSource {
    let url = folder.appendingPathComponent(name)
    try pixbuf(width: width, height: height) { x, y in
      (UInt8(truncatingIfNeeded: x &* 31 &+ y &* y), UInt8(truncatingIfNeeded: x ^ y), 7)
    }.withSaved(as: "png", options: [:]) { try $0.write(to: url) }
    return .url(url)
  }

  private func jpeg(orientation: Int) throws -> Data {
    var result = Data()
    try pixbuf(width: 64, height: 32) { x, _ in x < 32 ? (255, 0, 0) : (0, 0, 255) }
      .withSaved(as: "jpeg", options: ["quality": "95"]) { result = $0 }
    // An EXIF segment with one entry, the orientation, goes in after the start of the image.
    var exif = Data("Exif\0\0MM\0*\0\0\0\u{8}".utf8)
    exif.append(contentsOf: [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0])
    let length = exif.count + 2
    result.insert(contentsOf: [0xff, 0xe1, UInt8(length >> 8), UInt8(length & 0xff)] + exif, at: 2)
    return result
  }

  private func color(of picture: Picture, x: Int, y: Int) -> (red: Double, blue: Double) {
    var bytes = [UInt8](repeating: 0, count: picture.byteCount)
    gdk_texture_download(picture.texture, &bytes, gsize(picture.width * 4))
    let start = (y * picture.width + x) * 4
    return (Double(bytes[start + 2]), Double(bytes[start]))
  }
}

/// A gdk-pixbuf of a test.
private final class TestPixbuf {
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  func withSaved(as type: String, options: [String: String], use: (Data) throws -> Void) throws {
    var buffer: UnsafeMutablePointer<CChar>?
    var size: gsize = 0
    var keys = options.keys.map { strdup($0) } + [nil]
    var values = options.values.map { strdup($0) } + [nil]
    defer { (keys + values).forEach { free($0) } }
    guard gdk_pixbuf_save_to_bufferv(pointer, &buffer, &size, type, &keys, &values, nil) != 0, let buffer else {
      throw CocoaError(.fileWriteUnknown)
    }
    defer { g_free(buffer) }
    try use(Data(bytes: buffer, count: Int(size)))
  }
}

private func pixbuf(width: Int, height: Int, color: (Int, Int) -> (UInt8, UInt8, UInt8)) -> TestPixbuf {
  let pointer = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height))!
  let pixels = gdk_pixbuf_get_pixels(pointer)!
  let stride = Int(gdk_pixbuf_get_rowstride(pointer))
  for y in 0..<height {
    for x in 0..<width {
      let place = pixels + y * stride + x * 3
      (place[0], place[1], place[2]) = color(x, y)
    }
  }
  return TestPixbuf(pointer)
}
