import BannerImages
import CGtk

/// A decoded picture, ready to be drawn.
///
/// It owns a `GdkTexture`, which never changes and may be used from any thread.
public final class Picture: ShownPicture, @unchecked Sendable {
  // Safe to share: a GdkTexture is immutable, GObject's reference count is atomic, and an animation is a value.

  /// The `GdkTexture *`; of an animation, its first frame.
  public let texture: OpaquePointer
  /// Its size, in pixels.
  public let width: Int
  public let height: Int
  /// The frames, if there is more than one.
  public let animation: ImageAnimation?

  /// Takes over the caller's reference to a `GdkTexture`.
  public init(taking texture: OpaquePointer, animation: ImageAnimation? = nil) {
    self.texture = texture
    self.animation = animation
    width = Int(gdk_texture_get_width(texture))
    height = Int(gdk_texture_get_height(texture))
  }

  /// Makes a texture that shares the pixels, and keeps them for as long as it needs them.
  public convenience init(_ pixels: PixelBuffer, animation: ImageAnimation? = nil) {
    let bytes = pixels.withUnsafeBytes { memory in
      g_bytes_new_with_free_func(
        memory.baseAddress, gsize(memory.count), { Unmanaged<PixelBuffer>.fromOpaque($0!).release() },
        Unmanaged.passRetained(pixels).toOpaque())
    }
    defer { g_bytes_unref(bytes) }
    self.init(
      taking: gdk_memory_texture_new(
        Int32(pixels.width), Int32(pixels.height), GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, bytes,
        gsize(pixels.bytesPerRow)),
      animation: animation)
  }

  public convenience init(frame: PixelBuffer) { self.init(frame) }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(texture))
  }
}
