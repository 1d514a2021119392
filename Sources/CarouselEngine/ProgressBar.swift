/// The bar that fills up from the first item to the last, on a line that begins at 0.
///
/// Each item has an equal part of the track, and the bar is filled to the end of the current one's. While the carousel
/// closes its loop, the full bar draws back to the first item's part.
struct ProgressBar: Equatable, Sendable {
  let length: Double
  let fill: Double
  private let itemCount: Int

  /// - Parameters:
  ///   - itemCount: 2 or more.
  ///   - shortest: the length below which the fill could not be seen.
  init(phase: IndicatorPhase, itemCount: Int, length: Double, shortest: Double) {
    let first = (length / Double(itemCount)).clamped(from: shortest, to: length)
    let progress = phase.closesLoop ? 1 - phase.fraction : phase.value / Double(itemCount - 1)
    self.length = length
    self.itemCount = itemCount
    fill = first + (length - first) * progress
  }

  /// The item whose part of the track is at, or nearest to, a place on the line.
  func item(at place: Double) -> Int {
    let part = (place / length * Double(itemCount)).rounded(.down)
    return part < Double(itemCount - 1) ? max(0, Int(part)) : itemCount - 1
  }
}
