import BannerImages
import Banners
import Foundation

/// What a picture is: how it came, and what it is made of.
struct PictureFacts: Equatable, Sendable {
  /// The length of its file, in bytes.
  var bytes: Int?
  /// What its server says of how long it may be kept, names in lower case; nil for a picture that came from no server.
  var cacheHeaders: [String: String]?
  var format: ImageFormat?
  /// Its size in its file, upright, in pixels.
  var width: Int?
  var height: Int?
  var frames: Int?
  /// One play of an animation, in seconds.
  var seconds: Double?
  /// Why it cannot be shown as it should.
  var problem: String?

  /// Loads a picture anew, past all caches, and decodes all of it as it would be shown at a size in pixels.
  static func of(_ source: ImageSource, shownAt size: PixelSize) async -> PictureFacts {
    var facts = PictureFacts()
    do {
      let answer = try await LoadedPictures.shared.load(
        LoadRequest(url: source.address, limit: PipelineLimits().pictureBytes))
      facts.bytes = answer.data.count
      facts.format = ImageFormat(of: answer.data)
      if answer.url.scheme?.lowercased().hasPrefix("http") == true {
        facts.cacheHeaders = answer.headers.filter { cacheHeaderNames.contains($0.key) }
      }
      try facts.decode(answer.data, TargetSize(width: size.width, height: size.height, contentMode: .fill))
    } catch let error as LoadError {
      facts.problem = error.reason.description
    } catch {
      facts.problem = "\(error)"
    }
    return facts
  }

  private mutating func decode(_ data: Data, _ size: TargetSize) throws {
    let image: DecodedImage
    do throws(DecodeError) {
      image = try CodecDecoder().decode(data, for: size)
    } catch {
      if case .tooLarge(let width, let height, let frames) = error {
        (self.width, self.height, self.frames) = (width, height, frames)
      }
      throw error
    }
    (width, height, frames) = (image.sourceWidth, image.sourceHeight, 1)
    guard let animation = image.animation else { return }
    (frames, seconds) = (animation.frameCount, (animation.duration * 1000).rounded() / 1000)
    // A damaged frame among many is found, but a long animation of large frames does not keep anyone waiting for minutes.
    let count = min(animation.frameCount, Self.mostPixels / max(1, image.sourceWidth * image.sourceHeight))
    let source = try animation.makeFrameSource()
    for frame in 0..<count {
      do throws(DecodeError) {
        _ = try source.next()
      } catch {
        problem = "frame \(frame + 1): \(error)"
        return
      }
    }
  }

  /// About five seconds' worth of frames.
  private static let mostPixels = 1_000_000_000
  private static let cacheHeaderNames: Set<String> = [
    "cache-control", "expires", "etag", "last-modified", "age", "pragma", "vary",
  ]
}
