/// The bar that goes from dot to dot as pages move: it stretches to the next dot, then draws in behind.
///
/// While a row that shows all items closes its loop, the bar goes on in its own direction: it goes out at the row's end
/// as it comes in at the row's start, so that there are two parts of it, together as long as a dot and no thicker
/// than long. Where there is room for one dot only, it stays as it is.
struct Worm: Equatable, Sendable {
  let body: Segment
  /// What has come in at the row's start; nil unless the row closes its loop.
  let head: Segment?

  init(row: DotRow) {
    let fraction = row.phase.fraction
    let from = row.segment(ofDot: row.phase.item)
    if row.phase.closesLoop && !row.scrolls {
      let first = row.segment(ofDot: row.phase.next)
      body = Segment(from: from.start + from.length * fraction, to: from.end)
      head = Segment(start: first.start, length: first.length * fraction)
      return
    }
    head = nil
    guard row.capacity > 1 else {
      body = Segment(start: 0, length: row.length)
      return
    }
    guard fraction > 0 else {
      body = from
      return
    }
    let to = row.segment(ofDot: row.phase.item + 1)
    let stretching = min(1, 2 * fraction)
    let following = max(0, 2 * fraction - 1)
    body = Segment(
      from: from.start + (to.start - from.start) * following, to: from.end + (to.end - from.end) * stretching)
  }
}
