extension Carousel {
  /// Something that happened in the carousel.
  public enum Event: Equatable, Sendable {
    /// Another item is current, whatever caused it; never twice the same in a row, and never at the start.
    case currentItemChanged(Int)
    /// A motion came to rest; the item is the current one.
    case settled(Int)
    /// A finger took hold.
    case dragBegan
    /// The finger let go, or the drag was cancelled.
    case dragEnded
    /// At least half of the item has been visible for a second without a break; once a visit.
    case impression(Int)
  }

  /// Takes the events that happened since the last call, in order.
  public mutating func drainEvents() -> [Event] {
    guard !events.isEmpty else { return [] }
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Hands over the events that happened since the last call, in order, without allocating.
  ///
  /// - Parameter handle: must not use the carousel itself, which is being changed.
  public mutating func drainEvents(_ handle: (Event) -> Void) {
    for index in events.indices { handle(events[index]) }
    events.removeAll(keepingCapacity: true)
  }

  /// Tells that another item has become current, if one has.
  ///
  /// A motion by itself tells also those that it passed since the last frame, so that what is told doesn't depend on
  /// the frame rate; of a long way in one frame, only its end.
  mutating func announceCurrentItem(passing: Bool = false) {
    guard let item = currentItem else { return }
    let page = currentPage
    defer { announcedPage = page }
    guard announcedItem != nil else {
      announcedItem = item
      return
    }
    let way = page - announcedPage
    if way != 0 { travel = way.signum() }
    if passing, abs(way) > 1, abs(way) <= Self.mostPassed {
      let step = way.signum()
      for passed in Swift.stride(from: announcedPage + step, to: page, by: step) {
        if let item = indexing.item(ofPage: passed) { announce(item) }
      }
    }
    announce(item)
  }

  private mutating func announce(_ item: Int) {
    guard item != announcedItem else { return }
    announcedItem = item
    events.append(.currentItemChanged(item))
  }

  /// More pages than this in one frame are a blur.
  private static let mostPassed = 16
}
