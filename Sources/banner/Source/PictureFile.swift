import CGtk
import Foundation

/// What a picture's file says of itself, without decoding it.
struct PictureFile: Equatable, Sendable {
  /// The format's name, as in "JPEG".
  let format: String
  /// Its size, in pixels.
  let width: Int
  let height: Int
  /// The file's length, in bytes.
  let bytes: Int

  /// Reads a file's first bytes; nil where they belong to no picture.
  init?(at path: String) {
    guard case .file(let bytes)? = try? FileKind(of: path) else { return nil }
    var width: Int32 = 0
    var height: Int32 = 0
    guard let format = gdk_pixbuf_get_file_info(path, &width, &height), width > 0, height > 0,
      let name = gdk_pixbuf_format_get_name(format)
    else { return nil }
    self.format = String(cString: name).uppercased()
    g_free(name)
    self.width = Int(width)
    self.height = Int(height)
    self.bytes = bytes
  }

  /// Whether a file is a picture, by its content or at least by its name: a picture that is damaged is one too.
  static func isPicture(_ path: String) -> Bool {
    guard case .file? = try? FileKind(of: path) else { return false }
    return knownExtensions.contains(URL(fileURLWithPath: path).pathExtension.lowercased())
      || PictureFile(at: path) != nil
  }

  /// The extensions of all formats that can be decoded on this machine.
  private static let knownExtensions: Set<String> = {
    var extensions: Set<String> = []
    var next = gdk_pixbuf_get_formats()
    let first = next
    while let node = next {
      next = node.pointee.next
      guard let names = gdk_pixbuf_format_get_extensions(OpaquePointer(node.pointee.data))
      else { continue }
      var index = 0
      while let name = names[index] {
        extensions.insert(String(cString: name))
        index += 1
      }
      g_strfreev(names)
    }
    g_slist_free(first)
    return extensions
  }()
}
