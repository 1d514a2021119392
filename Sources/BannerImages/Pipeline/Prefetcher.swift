/// Which items will be wanted soon: those that come next, nearest first.
public struct Prefetcher: Equatable, Sendable {
  /// Where the carousel goes.
  public enum Direction: Equatable, Sendable {
    case forward, backward
    /// Nobody knows yet: as far on either side as ``behind``, and at least 1.
    case unknown
  }

  /// How many pages in the direction of travel. Default: 2: a flick moves one, and another may follow at once.
  public var ahead: Int
  /// How many pages the other way. Default: 1, for who turns back.
  public var behind: Int

  public init(ahead: Int = 2, behind: Int = 1) {
    self.ahead = max(0, ahead)
    self.behind = max(0, behind)
  }

  /// The items to get, the one that is wanted first at the front; no visible one, none twice.
  ///
  /// - Parameters:
  ///   - visible: The pages that can be seen. Pages have no end when `loops`; page p shows item p mod `itemCount`.
  ///   - itemCount: How many items there are.
  ///   - loops: Whether the first item follows the last.
  public func items(visible: Range<Int>, direction: Direction, itemCount: Int, loops: Bool) -> [Int] {
    guard itemCount > 0 else { return [] }
    let (after, before): (Int, Int)
    switch direction {
    case .forward: (after, before) = (ahead, behind)
    case .backward: (after, before) = (behind, ahead)
    case .unknown: (after, before) = (max(1, min(ahead, behind)), max(1, min(ahead, behind)))
    }
    // More pages than there are items show nothing new.
    let following = (0..<min(after, itemCount)).map { visible.upperBound + $0 }
    let preceding = (0..<min(before, itemCount)).map { visible.lowerBound - 1 - $0 }
    let pages: [Int]
    switch direction {
    case .forward: pages = following + preceding
    case .backward: pages = preceding + following
    case .unknown: pages = zip(following, preceding).flatMap { [$0, $1] }
    }
    let seen = visible.prefix(itemCount).map { item($0, itemCount) }
    var items: [Int] = []
    for page in pages where loops || (0..<itemCount).contains(page) {
      let item = item(page, itemCount)
      if !seen.contains(item), !items.contains(item) { items.append(item) }
    }
    return items
  }

  private func item(_ page: Int, _ count: Int) -> Int {
    let rest = page % count
    return rest < 0 ? rest + count : rest
  }
}
