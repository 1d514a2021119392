/// Which item a page shows, and which page to go to for an item.
struct PageIndexing: Equatable, Sendable {
  let itemCount: Int
  let loops: Bool

  /// Pages are counted no further than this from 0, so that no sum of them can overflow, on 32 bits either; a `Double`
  /// still tells each of them from the next.
  static let furthestPage = 1 << (Int.bitWidth > 32 ? 50 : 28)

  /// The item that a page shows: the floor modulus when the carousel loops; nil where there is no such page.
  func item(ofPage page: Int) -> Int? {
    guard itemCount > 0 else { return nil }
    if loops { return Self.floorModulus(page, itemCount) }
    return (0..<itemCount).contains(page) ? page : nil
  }

  /// The page that shows `item` and is nearest to `page`; of two equally near, the one ahead.
  func page(showing item: Int, nearestTo page: Int) -> Int {
    guard loops else { return item }
    let ahead = Self.floorModulus(item - Self.floorModulus(page, itemCount), itemCount)
    let nearest = 2 * ahead <= itemCount ? page + ahead : page + ahead - itemCount
    if nearest > Self.furthestPage { return nearest - itemCount }
    return nearest < -Self.furthestPage ? nearest + itemCount : nearest
  }

  /// The page, or the nearest one that exists.
  func clamped(_ page: Int) -> Int {
    if loops { return page.clamped(from: -Self.furthestPage, to: Self.furthestPage) }
    return page.clamped(from: 0, to: max(0, itemCount - 1))
  }

  /// `page + count` without overflow, on a page that exists; in a loop, more pages than can be counted are left out
  /// by whole rounds.
  func page(_ page: Int, steppedBy count: Int) -> Int {
    let (sum, overflow) = page.addingReportingOverflow(count)
    guard overflow || sum.magnitude > Self.furthestPage.magnitude else { return clamped(sum) }
    return loops ? clamped(page + count % itemCount) : clamped(count > 0 ? Int.max : Int.min)
  }

  /// The page nearest to a position; of two equally near, the lower one, also where rounding has moved the position by
  /// its last bits.
  static func nearestPage(to position: Double) -> Int {
    let bound = Double(furthestPage)
    return Int(((position - 0.5 - PageGeometry.rounding).rounded(.up)).clamped(from: -bound, to: bound))
  }

  /// The remainder that is never negative: -1 modulo 5 is 4.
  static func floorModulus(_ value: Int, _ modulus: Int) -> Int {
    let remainder = value % modulus
    return remainder < 0 ? remainder + modulus : remainder
  }
}
