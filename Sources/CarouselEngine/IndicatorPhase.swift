/// Where an indicator is between two items: the position with the loop's turns taken off and the ends' pull ignored.
struct IndicatorPhase: Equatable, Sendable {
  /// The last item that the position has reached.
  let item: Int
  /// How far the position is on its way from `item` to `next`, from 0 to less than 1.
  let fraction: Double
  /// The item that follows `item`: the first one where the loop closes, and `item` itself at an end without a loop.
  let next: Int

  /// - Parameters:
  ///   - position: in pages; one that is not finite counts as `currentItem`.
  ///   - itemCount: 1 or more.
  init(position: Double, currentItem: Int, itemCount: Int, loops: Bool) {
    let count = Double(itemCount)
    let position = position.isFinite ? position : Double(currentItem)
    var value: Double
    if loops {
      value = position.truncatingRemainder(dividingBy: count)
      if value < 0 { value += count }
      // A position a hair below 0 is rounded up to a whole turn.
      if value >= count { value = 0 }
    } else {
      value = position.clamped(from: 0, to: count - 1)
    }
    let whole = value.rounded(.down)
    item = min(Int(whole), itemCount - 1)
    fraction = value - whole
    next = item + 1 < itemCount ? item + 1 : (loops ? 0 : item)
  }

  /// The position in items, from 0 to less than the number of items.
  var value: Double { Double(item) + fraction }

  /// Whether the position is between the last item and the first.
  var closesLoop: Bool { next < item }

  /// How current an item is, from 0 to 1; the sum over all items is 1.
  func emphasis(of item: Int) -> Double {
    if item == self.item { return 1 - fraction }
    return item == next ? fraction : 0
  }
}
