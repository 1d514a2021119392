/// Which reusable view shows which page: a page keeps its slot for as long as it is visible.
///
/// A skin asks after every frame; only pages that came into view are told to it.
public struct SlotPool: Equatable, Sendable {
  /// The page in each slot; nil for a slot that is free.
  private var pages: [Int?] = []

  public init() {}

  /// Shows `visible` pages, at the least cost: `assign` is called for each page that has just got a slot.
  ///
  /// A slot that is not needed keeps its page for the moment that it comes back, unless another page takes the slot.
  /// Allocates only when more slots are needed than ever before.
  public mutating func show(_ visible: Range<Int>, assign: (_ slot: Int, _ page: Int) -> Void) {
    for page in visible where slot(ofPage: page) == nil {
      let slot = freeSlot(outside: visible)
      pages[slot] = page
      assign(slot, page)
    }
  }

  /// Forgets what the slots show, so that the next `show` assigns every page anew: the data changed.
  public mutating func invalidate() {
    for slot in pages.indices { pages[slot] = nil }
  }

  /// The slot that shows a page; nil when none does.
  public func slot(ofPage page: Int) -> Int? {
    for slot in pages.indices where pages[slot] == page { return slot }
    return nil
  }

  /// The page that a slot shows; nil when it is free.
  public func page(inSlot slot: Int) -> Int? {
    pages.indices.contains(slot) ? pages[slot] : nil
  }

  /// How many slots there are: as many as pages were ever visible at once.
  public var count: Int { pages.count }

  private mutating func freeSlot(outside visible: Range<Int>) -> Int {
    for slot in pages.indices {
      guard let page = pages[slot], visible.contains(page) else { return slot }
    }
    pages.append(nil)
    return pages.count - 1
  }
}
