/// Where an indicator's dots lie on a line that begins at 0, whichever way it is turned on the screen.
///
/// A row that is short enough shows every item and stands still. A longer one is a window that follows the position:
/// dots have their full size in the middle and shrink towards an end behind which there are more, to nothing exactly
/// where they leave. When the carousel loops, such a row is a ring without an end, as the pages are, so that the step
/// from the last item to the first is a step like any other.
///
/// Dots are numbered by item. In a ring the numbers run on, as pages do: -1 is the last item, seen before the first.
struct DotRow: Equatable, Sendable {
  let itemCount: Int
  let phase: IndicatorPhase
  /// A dot's diameter, and the gap between two dots.
  let size: Double
  let spacing: Double
  /// How much longer than the others the current dot is.
  let stretch: Double
  /// How many dots the row shows at rest.
  let capacity: Int
  /// Whether there are more items than that.
  let scrolls: Bool
  let loops: Bool
  /// The row's length, which no dot leaves; it is the same at every position.
  let length: Double
  /// The dot, in fractions of one, that is in the middle of the row.
  let center: Double

  /// - Parameters:
  ///   - available: the room along the row, above 0; what is larger is made to fit.
  ///   - maximum: how many dots to show at most, 1 or more.
  init(
    itemCount: Int, phase: IndicatorPhase, loops: Bool, size: Double, spacing: Double, currentLength: Double,
    maximum: Int, available: Double
  ) {
    let size = min(size, available)
    let spacing = min(spacing, available)
    let stretch = currentLength.clamped(from: size, to: available) - size
    let most = min(itemCount, maximum)
    let fitting = ((available - size - stretch) / (size + spacing) + Self.sliver).rounded(.down) + 1
    let fits = fitting < Double(most) ? Int(fitting) : most
    let scrolls = fits < itemCount
    // An odd number has a middle, where the current dot stands.
    let capacity = scrolls && fits.isMultiple(of: 2) ? fits - 1 : fits

    self.itemCount = itemCount
    self.phase = phase
    self.loops = loops
    self.size = size
    self.spacing = spacing
    self.stretch = stretch
    self.capacity = capacity
    self.scrolls = scrolls
    length = Double(capacity) * size + Double(capacity - 1) * spacing + stretch
    let first = Double(capacity - 1) / 2
    let last = Double(itemCount - 1) - first
    let followed = loops ? phase.value : phase.value.clamped(from: first, to: last)
    center = scrolls ? followed : first
  }

  /// The dots that can be seen, at most one more than `capacity`.
  var visible: Range<Int> {
    guard scrolls else { return 0..<itemCount }
    let first = Int((center - reach).rounded(.down)) + 1
    let last = Int((center + reach).rounded(.up)) - 1
    let dots = first..<max(first, last + 1)
    return loops ? dots : dots.clamped(to: 0..<itemCount)
  }

  /// The item that a dot stands for.
  func item(ofDot dot: Int) -> Int {
    let item = dot % itemCount
    return item < 0 ? item + itemCount : item
  }

  /// The number under which the item is nearest to the middle.
  func dot(ofItem item: Int) -> Int {
    guard scrolls && loops else { return item }
    let turns = ((center - Double(item)) / Double(itemCount)).rounded()
    return item + Int(turns) * itemCount
  }

  /// How large a dot is, from 0 to 1.
  func scale(ofDot dot: Int) -> Double {
    guard scrolls else { return 1 }
    let offset = Double(dot) - center
    let outside = (abs(offset) - (reach - taper)) / taper
    return 1 - taperWeight(isBefore: offset < 0) * outside.clamped(from: 0, to: 1)
  }

  /// How opaque a dot is, from 0 to 1: less than 1 only while it comes or goes.
  func opacity(ofDot dot: Int) -> Double {
    min(1, scale(ofDot: dot) * taper)
  }

  /// The part of the row that a dot covers.
  func segment(ofDot dot: Int) -> Segment {
    let scale = scale(ofDot: dot)
    let length = size * scale + stretch * phase.emphasis(of: item(ofDot: dot))
    let place = (Double(dot) - center + Double(capacity - 1) / 2) * pitch + stretch * stretchBefore(dot)
    // A dot that comes or goes is held at the row's end while it grows or shrinks.
    return Segment(start: max(0, min(place + size * (1 - scale) / 2, self.length - length)), length: length)
  }

  /// The middle of the gap after a dot: whatever is nearer to the dot than to the next one belongs to the dot.
  func boundary(afterDot dot: Int) -> Double {
    (segment(ofDot: dot).end + segment(ofDot: dot + 1).start) / 2
  }

  /// The distance from one dot's start to the next one's.
  private var pitch: Double { size + spacing }

  /// How many dots away from the middle a dot has shrunk to nothing.
  private var reach: Double { Double(capacity + 1) / 2 }

  /// Over how many dots a row shrinks at its end: at rest two dots are smaller where there is room for as many, and the
  /// next one has gone.
  private var taper: Double { Double(1 + min(2, (capacity - 1) / 2)) }

  /// How much an end of the row shrinks, from 0, where the row's last dot stands in full size, to 1.
  ///
  /// It is there by the time the position is half a dot from that end: slower, and dots without a gap would overlap.
  private func taperWeight(isBefore: Bool) -> Double {
    guard !loops, capacity > 1 else { return 1 }
    let first = Double(capacity - 1) / 2
    let hidden = isBefore ? center - first : Double(itemCount - 1) - first - center
    return (2 * hidden).clamped(from: 0, to: 1)
  }

  /// The part of the stretch that lies before a dot, from 0 to 1.
  ///
  /// While a row that shows all items closes its loop, the last dot shortens and the first one lengthens, and the dots
  /// between them move on by as much.
  private func stretchBefore(_ dot: Int) -> Double {
    if phase.closesLoop && !scrolls { return dot > 0 ? phase.fraction : 0 }
    if dot <= phase.item { return 0 }
    return dot == phase.item + 1 ? 1 - phase.fraction : 1
  }

  /// What rounding may take from a row that just fits, in dots.
  private static let sliver = 1e-9
}
