import CGtk
import Synchronization

/// Something drawn once, that can be shown any number of times: an owned `GskRenderNode`.
public final class RenderNode: @unchecked Sendable {
  // Safe to share: a render node is immutable once made, and its reference count is atomic.

  /// The `GskRenderNode *`.
  public let pointer: OpaquePointer
  /// Whether it will be drawn once only, so that there is no use in keeping its pixels.
  let isForOneFrame: Bool
  private let lastRaster = Mutex<Raster?>(nil)

  /// Takes over the caller's reference.
  public convenience init(taking pointer: OpaquePointer) {
    self.init(taking: pointer, isForOneFrame: false)
  }

  init(taking pointer: OpaquePointer, isForOneFrame: Bool) {
    self.pointer = pointer
    self.isForOneFrame = isForOneFrame
  }

  /// Records what `draw` appends to a snapshot; nil when that is nothing.
  public static func recording(_ draw: (_ snapshot: OpaquePointer) -> Void) -> RenderNode? {
    recording(isForOneFrame: false, draw)
  }

  static func recording(isForOneFrame: Bool, _ draw: (_ snapshot: OpaquePointer) -> Void) -> RenderNode? {
    guard areNodesReady, let snapshot = gtk_snapshot_new() else { return nil }
    draw(snapshot)
    return gtk_snapshot_free_to_node(snapshot).map { RenderNode(taking: $0, isForOneFrame: isForOneFrame) }
  }

  /// GTK's start prepares GSK's kinds of nodes; without it, asking for the type of one kind does.
  private static let areNodesReady = gsk_container_node_get_type() != 0

  deinit {
    gsk_render_node_unref(pointer)
  }

  /// Its pixels, from the origin to a width and a height in points; made once, as long as the same is asked for.
  func raster(width: Double, height: Double, scale: Double) -> Raster? {
    lastRaster.withLock { last in
      if let last, last.width == width, last.height == height, last.scale == scale { return last }
      last = Raster(of: pointer, width: width, height: height, scale: scale)
      return last
    }
  }
}
