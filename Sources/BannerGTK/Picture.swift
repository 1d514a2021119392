import CGtk

/// A decoded picture, ready to be drawn.
///
/// It owns a `GdkTexture`, which never changes and may be used from any thread.
public final class Picture: @unchecked Sendable {
  // Safe to share: a GdkTexture is immutable, and GObject's reference count is atomic.

  /// The `GdkTexture *`.
  public let texture: OpaquePointer
  /// Its size, in pixels.
  public let width: Int
  public let height: Int

  /// Takes over the caller's reference to a `GdkTexture`.
  public init(taking texture: OpaquePointer) {
    self.texture = texture
    width = Int(gdk_texture_get_width(texture))
    height = Int(gdk_texture_get_height(texture))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(texture))
  }
}
