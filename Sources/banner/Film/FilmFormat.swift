import Foundation

/// What kind of thing is rendered, which its path tells.
enum FilmFormat: Equatable, Sendable {
  case gif
  case webp
  /// A still picture.
  case png
  /// Numbered PNG files.
  case frames

  init(path: String) throws(Failure) {
    let file = URL(fileURLWithPath: path).pathExtension.lowercased()
    switch file {
    case _ where path.hasSuffix("/"): self = .frames
    case "gif": self = .gif
    case "webp": self = .webp
    case "png": self = .png
    case _ where file.isEmpty || Self.isFolder(path): self = .frames
    default:
      throw Failure("cannot render to '\(path)': it must end in .gif, .webp or .png, or be a folder, which ends in /")
    }
  }

  /// Frames a second where nobody chose: 4 hundredths of a second in a GIF, which counts in hundredths.
  var standardFrameRate: Double { self == .gif ? 25 : 30 }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
