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
  private static let mostPixels = 200_000_000

  func decode() throws(PictureError) -> Picture {
    let pixbuf: OpaquePointer
    switch request.source {
    case .url(let url) where url.isFileURL: pixbuf = try file(url.path)
    case .url(let url): throw failure(.unsupportedScheme(url.scheme ?? ""))
    case .resource(let name): pixbuf = try resource(name)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf) else {
      throw failure(.undecodable("not enough memory"))
    }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return picture(upright)
  }

  private func file(_ path: String) throws(PictureError) -> OpaquePointer {
    guard FileManager.default.fileExists(atPath: path) else { throw failure(.notFound) }
    guard let file = PictureFile(at: path) else { throw failure(.undecodable("not a picture of a known format")) }
    guard file.isWhole else { throw failure(.undecodable("the file is cut off")) }
    let (scaledWidth, scaledHeight) = try size(file.width, file.height, isScalable: file.isScalable)
    return try result { error in
      gdk_pixbuf_new_from_file_at_scale(path, Int32(scaledWidth), Int32(scaledHeight), 0, &error)
    }
  }

  private func resource(_ name: String) throws(PictureError) -> OpaquePointer {
    guard let data = try? BuiltInBanners.data(forResource: name) else { throw failure(.notFound) }
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    let stream = g_memory_input_stream_new_from_bytes(bytes)
    defer { g_object_unref(stream) }
    let whole = try result { error in gdk_pixbuf_new_from_stream(stream, nil, &error) }
    defer { g_object_unref(UnsafeMutableRawPointer(whole)) }
    let (width, height) = try size(
      Int(gdk_pixbuf_get_width(whole)), Int(gdk_pixbuf_get_height(whole)), isScalable: false)
    guard let scaled = gdk_pixbuf_scale_simple(whole, Int32(width), Int32(height), GDK_INTERP_BILINEAR) else {
      throw failure(.undecodable("not enough memory"))
    }
    return scaled
  }

  /// The size at which a picture covers the page, whichever way up it turns out to be; never larger than itself,
  /// except for one that is drawn from lines.
  private func size(_ width: Int, _ height: Int, isScalable: Bool) throws(PictureError) -> (Int, Int) {
    let scale = max(Double(request.width) / Double(width), Double(request.height) / Double(height))
    let turned = max(Double(request.width) / Double(height), Double(request.height) / Double(width))
    let covering = max(scale, isScalable ? scale : turned)
    let used = isScalable ? covering : min(1, covering)
    let result = (Self.pixels(Double(width) * used), Self.pixels(Double(height) * used))
    guard max(width, result.0) <= Self.mostPixels / max(height, result.1) else {
      throw failure(.tooLarge(width: width, height: height))
    }
    return result
  }

  /// Whole pixels that cover a length: not one more for the last bit of a quotient.
  private static func pixels(_ length: Double) -> Int {
    max(1, Int((length - 1e-6).rounded(.up)))
  }

  private func result(
    _ load: (inout UnsafeMutablePointer<GError>?) -> OpaquePointer?
  ) throws(PictureError) -> OpaquePointer {
    var error: UnsafeMutablePointer<GError>?
    if let pixbuf = load(&error) { return pixbuf }
    defer { g_clear_error(&error) }
    throw failure(.undecodable(error.map { String(cString: $0.pointee.message) } ?? "unreadable"))
  }

  /// The pixels as GTK's renderers take them without converting them again for each frame.
  private func picture(_ pixbuf: OpaquePointer) -> Picture {
    let width = gdk_pixbuf_get_width(pixbuf)
    let height = gdk_pixbuf_get_height(pixbuf)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    let context = cairo_create(surface)
    gdk_cairo_set_source_pixbuf(context, pixbuf, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let stride = gsize(cairo_image_surface_get_stride(surface))
    let bytes = g_bytes_new_with_free_func(
      cairo_image_surface_get_data(surface), stride * gsize(height),
      { cairo_surface_destroy(OpaquePointer($0)) }, UnsafeMutableRawPointer(surface))
    defer { g_bytes_unref(bytes) }
    return Picture(
      taking: gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, stride))
  }

  private func failure(_ reason: PictureError.Reason) -> PictureError {
    PictureError(source: request.source, reason: reason)
  }
}
