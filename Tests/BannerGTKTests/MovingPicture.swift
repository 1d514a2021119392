import BannerImages
import Foundation

@testable import BannerGTK

/// A GIF of 4 × 4 pixels: red for 0.1 s, green for 0.2 s, blue for 0.3 s.
enum MovingPicture {
  /// It plays for ever, or once.
  static func data(repeats: Bool = true) -> Data {
    Data(base64Encoded: repeats ? forEver : once) ?? Data()
  }

  static func picture(repeats: Bool = true) throws -> Picture {
    try PictureDecoder().decode(data(repeats: repeats), for: TargetSize(width: 4, height: 4, contentMode: .fill))
  }

  private static let forEver =
    "R0lGODlhBAAEAIEAAP8AAAAAAAAAAAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAABAAEAAAICQABCBxIsCCAgAAh"
    + "+QQAFAAAACwAAAAABAAEAIEA/wAAAAAAAAAAAAAICQABCBxIsCCAgAAh+QQAHgAAACwAAAAABAAEAIEAAP8AAAAAAAAAAAAICQAB"
    + "CBxIsCCAgAA7"
  private static let once =
    "R0lGODlhBAAEAIEAAP8AAAAAAAAAAAAAACH5BAAKAAAALAAAAAAEAAQAAAgJAAEIHEiwIICAACH5BAAUAAAALAAAAAAEAAQAgQD/"
    + "AAAAAAAAAAAAAAgJAAEIHEiwIICAACH5BAAeAAAALAAAAAAEAAQAgQAA/wAAAAAAAAAAAAgJAAEIHEiwIICAADs="
}
