/// Where pages lie: the viewport, a page's extent and stride, and the places where the carousel may rest.
///
/// All lengths are in points along the axis; a *location* is how far the pages are scrolled, in strides: at location
/// *p*, page *p* stands exactly where alignment wants it.
struct PageGeometry: Equatable, Sendable {
  let orientation: Orientation
  let viewport: Carousel.Viewport
  /// The viewport's length along the axis; 0 when there is no usable size yet.
  let length: Double
  /// A page's length along the axis.
  let extent: Double
  /// `extent` and the gap after it.
  let stride: Double
  /// How far from the viewport's start a page lies that alignment has in its place.
  let restOffset: Double
  /// Where pages begin across the axis, and how long they are there.
  let acrossStart: Double
  let acrossExtent: Double
  /// The locations between which the carousel may rest: sliding pages leave no blank at the ends, pages under another
  /// effect always come to their resting place, where alone they look as they should. Nil when the carousel loops.
  let limits: ClosedRange<Double>?
  let itemCount: Int

  init(options: Carousel.Options, viewport: Carousel.Viewport, itemCount: Int, loops: Bool) {
    let orientation = Orientation(axis: options.axis, layoutDirection: options.layoutDirection)
    let isUsable = viewport.isUsable
    let length = isUsable ? orientation.along(viewport) : 0
    let across = isUsable ? orientation.across(viewport) : 0
    let inset = orientation.along(options.insets)
    let acrossInset = orientation.across(options.insets)
    let (insetStart, available) = Self.band(length, inset.start, inset.end)
    let (acrossStart, acrossExtent) = Self.band(across, acrossInset.start, acrossInset.end)
    let extent = Self.extent(options.pageExtent, available: available, length: length)
    let stride = extent + (isUsable ? Self.length(options.spacing) : 0)
    let slack = available - extent
    let restOffset = insetStart + slack * options.alignment.part

    self.orientation = orientation
    self.viewport = isUsable ? viewport : .zero
    self.length = length
    self.extent = extent
    self.stride = stride
    self.restOffset = restOffset
    self.acrossStart = acrossStart
    self.acrossExtent = acrossExtent
    self.itemCount = itemCount
    let lastPage = max(0, itemCount - 1)
    if loops {
      limits = nil
    } else if options.effect == .slide {
      limits = Self.limits(
        lastPage: lastPage, before: restOffset - insetStart,
        after: insetStart + available - extent - restOffset, stride: stride, alignment: options.alignment)
    } else {
      limits = 0...Double(lastPage)
    }
  }

  /// Whether pages follow each other without an end.
  var loops: Bool { limits == nil }

  /// Whether pages can be laid out.
  var isUsable: Bool { stride > 0 }

  /// The location at which the carousel rests on a page.
  func restLocation(ofPage page: Int) -> Double {
    guard let limits else { return Double(page) }
    return Double(page).clamped(from: limits.lowerBound, to: limits.upperBound)
  }

  /// The position of a location: in pages, where the first and last page are those that rest at the ends.
  func position(at location: Double) -> Double {
    guard let limits else { return location }
    if location <= limits.lowerBound { return location - limits.lowerBound }
    if location >= limits.upperBound { return Double(lastPage) + (location - limits.upperBound) }
    let page = Int(location.rounded(.down))
    let here = restLocation(ofPage: page)
    let next = restLocation(ofPage: page + 1)
    return Double(page) + (next > here ? (location - here) / (next - here) : 0)
  }

  /// The location of a position: the inverse of `position(at:)`.
  func location(at position: Double) -> Double {
    guard let limits else { return position }
    if position <= 0 { return limits.lowerBound + position }
    if position >= Double(lastPage) { return limits.upperBound + (position - Double(lastPage)) }
    let page = Int(position.rounded(.down))
    let here = restLocation(ofPage: page)
    return here + (position - Double(page)) * (restLocation(ofPage: page + 1) - here)
  }

  /// The nearest location without a blank; in a loop, the nearest that pages are counted to.
  func clamped(_ location: Double) -> Double {
    let furthest = Double(PageIndexing.furthestPage)
    let limits = limits ?? -furthest...furthest
    return location.clamped(from: limits.lowerBound, to: limits.upperBound)
  }

  /// The nearest location that some pull holds: less than a viewport past an end.
  func holdable(_ location: Double) -> Double {
    guard isUsable, let limits else { return location }
    let most = RubberBand(length: length).furthest / stride
    return location.clamped(from: limits.lowerBound - most, to: limits.upperBound + most)
  }

  /// A velocity, in pages a second, or the highest one at which a spring that leads back goes no further than a pull
  /// past an end would; where there is no end, no further than that from `location`.
  func inSight(_ velocity: Double, from location: Double) -> Double {
    guard isUsable else { return velocity }
    let most = RubberBand(length: length).furthest / stride
    let limits = limits ?? location...location
    let behind = max(0, location - limits.lowerBound + most)
    let ahead = max(0, limits.upperBound + most - location)
    return velocity.clamped(from: -behind * Spring.speedForOnePage, to: ahead * Spring.speedForOnePage)
  }

  /// Where content stands for a finger that asks for `pull`: past an end it resists.
  func resisted(_ pull: Double) -> Double {
    guard isUsable, let limits else { return pull }
    let band = RubberBand(length: length)
    if pull < limits.lowerBound {
      return limits.lowerBound - band.resisted((limits.lowerBound - pull) * stride) / stride
    }
    if pull > limits.upperBound {
      return limits.upperBound + band.resisted((pull - limits.upperBound) * stride) / stride
    }
    return pull
  }

  /// The pull that holds content at `location`: the inverse of `resisted`.
  func pull(holding location: Double) -> Double {
    guard isUsable, let limits else { return location }
    let band = RubberBand(length: length)
    if location < limits.lowerBound {
      return limits.lowerBound - band.pull(holding: (limits.lowerBound - location) * stride) / stride
    }
    if location > limits.upperBound {
      return limits.upperBound + band.pull(holding: (location - limits.upperBound) * stride) / stride
    }
    return location
  }

  /// How fast content follows a finger that asks for `pull`: 1, or less past an end.
  func slope(atPull pull: Double) -> Double {
    guard isUsable, let limits, !limits.contains(pull) else { return 1 }
    let past = pull < limits.lowerBound ? limits.lowerBound - pull : pull - limits.upperBound
    return RubberBand(length: length).slope(at: past * stride)
  }

  /// How far a page's start lies from the viewport's start, along the axis.
  func start(ofPage page: Int, at location: Double) -> Double {
    restOffset + (Double(page) - location) * stride
  }

  private var lastPage: Int { max(0, itemCount - 1) }

  /// The part of a page that is inside the viewport, from 0 to 1.
  func visibleFraction(ofPage page: Int, at location: Double) -> Double {
    guard isUsable else { return 0 }
    let start = start(ofPage: page, at: location)
    return min(max(0, min(start + extent, length) - max(start, 0)) / extent, 1)
  }

  /// The pages that touch the viewport, and `margin` more on each side.
  func visiblePages(at location: Double, margin: Int) -> Range<Int> {
    guard isUsable, itemCount > 0 else { return 0..<0 }
    let first = (location - (restOffset + extent - Self.sliver) / stride).rounded(.up)
    let last = (location + (length - restOffset - Self.sliver) / stride).rounded(.down)
    let pages = Int(first) - margin..<max(Int(first), Int(last) + 1) + margin
    return loops ? pages : pages.clamped(to: 0..<itemCount)
  }

  /// What is left of a page at the viewport's edge by rounding, in points: far below a pixel, far above an ulp.
  static let sliver = 1e-6

  /// How many pages fit in a viewport at the most, so that mistaken extents or insets cost no unbounded frame.
  private static let mostPagesInView = 256.0

  private static func length(_ value: Double) -> Double {
    value.isFinite ? min(max(0, value), Carousel.Viewport.sides.upperBound) : 0
  }

  /// A length less its insets; insets that leave nothing are ignored.
  private static func band(_ length: Double, _ start: Double, _ end: Double) -> (start: Double, length: Double) {
    let start = Self.length(start)
    let available = length - start - Self.length(end)
    return available > 0 ? (start, available) : (0, length)
  }

  private static func extent(_ wish: Carousel.PageExtent, available: Double, length: Double) -> Double {
    var extent: Double
    switch wish {
    case .fraction(let part): extent = available * part
    case .points(let points): extent = points
    }
    if !(extent > 0 && extent.isFinite) || available <= 0 { extent = available }
    return extent.clamped(from: length / mostPagesInView, to: Carousel.Viewport.sides.upperBound)
  }

  /// The first and last location without a blank before the first or after the last page; where all pages together
  /// are shorter than the viewport, the one place that alignment gives them.
  private static func limits(
    lastPage: Int, before: Double, after: Double, stride: Double, alignment: Carousel.Alignment
  ) -> ClosedRange<Double> {
    let last = Double(lastPage)
    guard stride > 0 else { return 0...last }
    let lower = wholeIfNearly(max(0, before) / stride)
    let upper = wholeIfNearly(last - max(0, after) / stride)
    if lower <= upper { return lower...upper }
    let place = lower * (1 - alignment.part) + upper * alignment.part
    return place...place
  }

  /// A place that is a page's own but for rounding is that page's: pages that share it must agree on it to the bit.
  private static func wholeIfNearly(_ location: Double) -> Double {
    abs(location - location.rounded()) < rounding ? location.rounded() : location
  }

  /// What is lost in rounding, in pages: far below a pixel, far above an ulp.
  static let rounding = 1e-9
}
