import CGtk
import Foundation

/// What a picture's file says of itself, without decoding it.
public struct PictureFile: Equatable, Sendable {
  /// The format's name, as in "JPEG".
  public let format: String
  /// Its size, in pixels, as it is stored: before any turn that it asks for.
  public let width: Int
  public let height: Int
  /// The file's length, in bytes.
  public let bytes: Int
  /// Whether it is drawn from lines, so that it is sharp at any size.
  public let isScalable: Bool
  /// Whether the file goes on to its end. A decoder may take one that does not for a whole one, with grey below.
  public let isWhole: Bool

  /// Reads a file; nil where it is no regular file, or no picture of a format that can be decoded on this machine.
  public init?(at path: String) {
    // Only a file that ends is opened: a pipe or a device could keep the reader for ever.
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return nil }
    bytes = data.count
    isWhole = PictureEnd.isReached(in: data)
    if let (width, height) = Self.animatedWebPSize(data) {
      (format, self.width, self.height, isScalable) = ("WEBP", width, height, false)
      return
    }
    var width: Int32 = 0
    var height: Int32 = 0
    guard let format = gdk_pixbuf_get_file_info(path, &width, &height), width > 0, height > 0,
      let name = gdk_pixbuf_format_get_name(format)
    else { return nil }
    self.format = String(cString: name).uppercased()
    g_free(name)
    (self.width, self.height) = (Int(width), Int(height))
    isScalable = gdk_pixbuf_format_is_scalable(format) != 0
  }

  /// The extensions of all formats that can be decoded on this machine, in small letters: "jpg", "webp" and so on.
  public static let extensions: Set<String> = {
    var extensions: Set<String> = []
    let formats = gdk_pixbuf_get_formats()
    var next = formats
    while let node = next {
      next = node.pointee.next
      guard let names = gdk_pixbuf_format_get_extensions(OpaquePointer(node.pointee.data)) else { continue }
      var index = 0
      while let name = names[index] {
        extensions.insert(String(cString: name).lowercased())
        index += 1
      }
      g_strfreev(names)
    }
    g_slist_free(formats)
    return extensions
  }()

  /// The canvas of an animated WebP (https://developers.google.com/speed/webp/docs/riff_container); nil for all else.
  ///
  /// gdk-pixbuf's loader of it asks for the size by making an animation of the first bytes, and complains that it cannot.
  private static func animatedWebPSize(_ data: Data) -> (width: Int, height: Int)? {
    let head = [UInt8](data.prefix(30))
    guard head.count == 30, head.starts(with: "RIFF".utf8), head[8...].starts(with: "WEBPVP8X".utf8), head[20] & 2 != 0
    else { return nil }
    let side = { (at: Int) in 1 + Int(head[at]) + Int(head[at + 1]) << 8 + Int(head[at + 2]) << 16 }
    return (side(24), side(27))
  }
}
