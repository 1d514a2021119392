extension Carousel {
  /// What a pointer that went down on the carousel is about to do; decided once a gesture.
  public enum DragIntent: UInt8, Sendable {
    /// Nothing yet: it may still be a click.
    case undecided
    /// It drags the carousel.
    case drag
    /// It goes across the axis and belongs to whatever scrolls there.
    case other
  }

  /// A pointer that stays within this many points of where it went down wobbles, but does not drag.
  public static let dragThreshold = 8.0

  /// What a pointer means that has moved by `displacement` points since it went down.
  public func intent(ofDrag displacement: Vector) -> DragIntent {
    let along = abs(geometry.orientation.along(displacement))
    let across = abs(geometry.orientation.across(displacement))
    guard max(along, across) >= Self.dragThreshold else { return .undecided }
    return along >= across && itemCount > 1 ? .drag : .other
  }
}
