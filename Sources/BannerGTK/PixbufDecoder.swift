import Banners
import CGtk
import Foundation

/// Decodes one picture with gdk-pixbuf, at the size at which it is wanted.
struct PixbufDecoder {
  private let request: PictureRequest

  init(_ request: PictureRequest) {
    self.request = request
  }

  /// No screen shows more pixels than this, and no memory is taken for them.
  private static let mostPixels = 200_000_000.0

  func decode() throws(PictureError) -> Picture {
    switch request.source {
    case .url(let url) where url.isFileURL: try picture(file(url.path))
    case .url(let url): throw failure(.unsupportedScheme(url.scheme ?? ""))
    case .resource(let name): try picture(resource(name))
    }
  }

  private func file(_ path: String) throws(PictureError) -> Pixbuf {
    guard FileManager.default.fileExists(atPath: path) else { throw failure(.notFound) }
    guard let file = PictureFile(at: path) else { throw failure(.undecodable("not a picture of a known format")) }
    guard file.isWhole else { throw failure(.undecodable("the file is cut off")) }
    let load = { (isOnItsSide: Bool) throws(PictureError) -> Pixbuf in
      let size = try covering(file.width, file.height, isScalable: file.isScalable, isOnItsSide: isOnItsSide)
      return try result { gdk_pixbuf_new_from_file_at_scale(path, size.width, size.height, 0, &$0) }
    }
    // Which way up it is, only the decoded picture tells.
    let pixbuf = try load(false)
    return try upright(pixbuf.isOnItsSide ? load(true) : pixbuf)
  }

  private func resource(_ name: String) throws(PictureError) -> Pixbuf {
    guard let data = try? BuiltInBanners.data(forResource: name) else { throw failure(.notFound) }
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    let stream = g_memory_input_stream_new_from_bytes(bytes)
    defer { g_object_unref(stream) }
    let whole = try upright(result { gdk_pixbuf_new_from_stream(stream, nil, &$0) })
    let size = try covering(whole.width, whole.height, isScalable: false, isOnItsSide: false)
    return try result { _ in gdk_pixbuf_scale_simple(whole.pointer, size.width, size.height, GDK_INTERP_BILINEAR) }
  }

  private func upright(_ pixbuf: Pixbuf) throws(PictureError) -> Pixbuf {
    try result { _ in gdk_pixbuf_apply_embedded_orientation(pixbuf.pointer) }
  }

  /// The size at which a picture covers the page; never larger than itself, except for one that is drawn from lines.
  ///
  /// - Parameter isOnItsSide: whether the picture is yet to be turned by a quarter.
  private func covering(
    _ width: Int, _ height: Int, isScalable: Bool, isOnItsSide: Bool
  ) throws(PictureError) -> (width: Int32, height: Int32) {
    let across = Double(isOnItsSide ? request.height : request.width) / Double(width)
    let down = Double(isOnItsSide ? request.width : request.height) / Double(height)
    let scale = isScalable ? max(across, down) : min(1, max(across, down))
    let size = (width: Self.pixels(Double(width) * scale), height: Self.pixels(Double(height) * scale))
    guard max(Double(width) * Double(height), size.width * size.height) <= Self.mostPixels else {
      throw failure(.tooLarge(width: width, height: height))
    }
    return (Int32(size.width), Int32(size.height))
  }

  /// Whole pixels that cover a length: not one more for the last bit of a quotient.
  private static func pixels(_ length: Double) -> Double {
    max(1, (length - 1e-6).rounded(.up))
  }

  private func result(
    _ load: (inout UnsafeMutablePointer<GError>?) -> OpaquePointer?
  ) throws(PictureError) -> Pixbuf {
    var error: UnsafeMutablePointer<GError>?
    if let pixbuf = load(&error) { return Pixbuf(taking: pixbuf) }
    defer { g_clear_error(&error) }
    throw failure(
      .undecodable(error.map { String(cString: $0.pointee.message) } ?? "there is not enough memory for it"))
  }

  /// The pixels as GTK's renderers take them without converting them again for each frame.
  private func picture(_ pixbuf: Pixbuf) -> Picture {
    let width = Int32(pixbuf.width)
    let height = Int32(pixbuf.height)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    let context = cairo_create(surface)
    gdk_cairo_set_source_pixbuf(context, pixbuf.pointer, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let stride = gsize(cairo_image_surface_get_stride(surface))
    let bytes = g_bytes_new_with_free_func(
      cairo_image_surface_get_data(surface), stride * gsize(height),
      { cairo_surface_destroy(OpaquePointer($0)) }, UnsafeMutableRawPointer(surface))
    defer { g_bytes_unref(bytes) }
    return Picture(taking: gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, stride))
  }

  private func failure(_ reason: PictureError.Reason) -> PictureError {
    PictureError(source: request.source, reason: reason)
  }
}

/// An owned `GdkPixbuf`.
private final class Pixbuf {
  let pointer: OpaquePointer

  /// Takes over the caller's reference.
  init(taking pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  var width: Int { Int(gdk_pixbuf_get_width(pointer)) }
  var height: Int { Int(gdk_pixbuf_get_height(pointer)) }

  /// Whether EXIF says that it is to be turned by a quarter: orientations 5 to 8.
  var isOnItsSide: Bool {
    guard let orientation = gdk_pixbuf_get_option(pointer, "orientation") else { return false }
    return ["5", "6", "7", "8"].contains(String(cString: orientation))
  }
}
