import BannerImages
import Banners
import CWebP
import Foundation

/// Makes a picture fit for screens: a still one in several widths, an animated one as it is.
struct SitePictureMaker: Sendable {
  /// Why there is no picture: a line that names it.
  struct Problem: Error {
    let line: String
  }

  /// The picture, and its files.
  struct Product: Sendable {
    let picture: SitePicture
    let files: [SiteFile]
  }

  /// Loads and decodes a picture anew, past all caches.
  static func product(of source: ImageSource) async throws(Problem) -> Product {
    do {
      let answer = try await LoadedPictures.shared.load(
        LoadRequest(url: source.address, limit: PipelineLimits().pictureBytes))
      return try product(of: answer.data)
    } catch let error as LoadError {
      throw Problem(line: ImageError(source: source, reason: .loading(error.reason)).line)
    } catch let error as DecodeError {
      throw Problem(line: ImageError(source: source, reason: .decoding(error)).line)
    } catch {
      throw Problem(line: "\(source.readableName): \(error)")
    }
  }

  /// - Throws: `DecodeError`, or `FilmError` where a size cannot be encoded.
  private static func product(of data: Data) throws -> Product {
    let largest = try decode(data, width: SitePicture.widths.last ?? 1)
    if largest.isAnimated {
      let type = largest.format == .gif ? "gif" : "webp"
      return product([(data, type, largest.sourceWidth, largest.sourceHeight)])
    }
    var images = [largest]
    for width in SitePicture.widths(upTo: largest.width).dropLast().reversed() {
      images.append(try decode(data, width: width))
    }
    return product(try images.reversed().map { (try StillWebP.data(of: $0.stillFrame), "webp", $0.width, $0.height) })
  }

  private static func decode(_ data: Data, width: Int) throws(DecodeError) -> DecodedImage {
    let size = TargetSize(width: width, height: Int(WEBP_MAX_DIMENSION), contentMode: .fit)
    return try CodecDecoder().decode(data, for: size)
  }

  /// Files are named by what is in them, so that they can be kept for ever: another picture has another name.
  private static func product(_ sizes: [(data: Data, type: String, width: Int, height: Int)]) -> Product {
    var files: [SiteFile] = []
    var written: [SitePicture.Size] = []
    for (data, type, width, height) in sizes {
      let hash = String(data.withUnsafeBytes { XXHash64.hash($0) }, radix: 16)
      let zeros = String(repeating: "0", count: 16 - hash.count)
      let file = SiteFile(path: "\(folder)/\(zeros)\(hash)-\(width).\(type)", data: data)
      files.append(file)
      written.append(SitePicture.Size(path: file.path, width: width, height: height))
    }
    return Product(picture: SitePicture(sizes: written), files: files)
  }

  /// The folder of the pictures in a site.
  static let folder = "pictures"

  /// Whether a file in that folder is called as they are.
  static func isName(_ name: String) -> Bool {
    name.wholeMatch(of: /[0-9a-f]{16}-[0-9]+\.(webp|gif)/) != nil
  }
}
