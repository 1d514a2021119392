import CGtk

/// Something drawn once, that can be shown any number of times: an owned `GskRenderNode`.
public final class RenderNode: @unchecked Sendable {
  // Safe to share: a render node is immutable once made, and its reference count is atomic.

  /// The `GskRenderNode *`.
  public let pointer: OpaquePointer

  /// Takes over the caller's reference.
  public init(taking pointer: OpaquePointer) {
    self.pointer = pointer
  }

  /// Records what `draw` appends to a snapshot; nil when that is nothing.
  public static func recording(_ draw: (_ snapshot: OpaquePointer) -> Void) -> RenderNode? {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    draw(snapshot)
    return gtk_snapshot_free_to_node(snapshot).map(RenderNode.init(taking:))
  }

  deinit {
    gsk_render_node_unref(pointer)
  }
}
