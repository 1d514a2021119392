@testable import CarouselEngine

/// One input of a carousel, as data: a run of them can be printed, repeated and shortened.
enum Input: Equatable, Sendable {
  case advance
  case resize(Carousel.Viewport)
  case count(Int)
  case ids([Int])
  case options(OptionChange)
  case beginDrag
  case drag(Carousel.Vector)
  /// A drag by a part of a stride, as an exact half of a page.
  case dragPages(Double)
  case endDrag
  case cancelDrag
  case wheel(Carousel.Vector)
  case wheelAlong(Double)
  case step(Int)
  case scroll(Int, animated: Bool)
  case press(Carousel.NavigationKey)
  case pause(Carousel.PauseReasons, isTimed: Bool)
  case resume(Carousel.PauseReasons, isTimed: Bool)
  case play
  case stop
  case expose(Double)
  case hostScrolled(Double)
  /// The host's scroller moved on from where it is.
  case hostMoved(Double)
  case hostReleased(Double)
  case hostSettled
  case drain
}

/// A change of one option.
enum OptionChange: Equatable, Sendable {
  case axis(Carousel.Axis)
  case layoutDirection(Carousel.LayoutDirection)
  case loop(Bool)
  case rewind(Bool)
  case pageExtent(Carousel.PageExtent)
  case spacing(Double)
  case insets(Carousel.Insets)
  case alignment(Carousel.Alignment)
  case snapping(Carousel.Snapping)
  case effect(PageEffect)
  case autoplay(Double?)
  case autoplayDirection(Carousel.AutoplayDirection)
  case indicator(IndicatorStyle)
  case reset
}

/// An input and how many seconds after the one before it comes.
struct Step: Equatable, Sendable {
  var delay: Double
  var input: Input
}

extension Input {
  /// Whether it takes the time.
  var isTimed: Bool {
    switch self {
    case .resize, .count, .ids, .options, .drain: false
    case .pause(_, let isTimed), .resume(_, let isTimed): isTimed
    default: true
    }
  }

  /// Whether what is visible after it is looked at then, and not with the next time told.
  var isLook: Bool {
    if case .resume = self { return false }
    return isTimed
  }

  /// - Returns: the page that `hostReleased` answered.
  @discardableResult
  func perform(on carousel: inout Carousel, at time: Double) -> Int? {
    switch self {
    case .advance: carousel.advance(to: time)
    case .resize(let viewport): carousel.resize(to: viewport)
    case .count(let count): carousel.setItems(count: count)
    case .ids(let ids): carousel.setItems(ids: ids)
    case .options(let change): change.apply(to: &carousel.options)
    case .beginDrag: carousel.beginDrag(at: time)
    case .drag(let vector): carousel.drag(by: vector, at: time)
    case .dragPages(let pages): carousel.drag(by: pages * carousel.stride, at: time)
    case .endDrag: carousel.endDrag(at: time)
    case .cancelDrag: carousel.cancelDrag(at: time)
    case .wheel(let vector): carousel.wheel(by: vector, at: time)
    case .wheelAlong(let points): carousel.wheel(by: points, at: time)
    case .step(let count): carousel.step(by: count, at: time)
    case .scroll(let item, let animated): carousel.scroll(to: item, animated: animated, at: time)
    case .press(let key): carousel.press(key, at: time)
    case .pause(let reasons, let isTimed): carousel.pause(reasons, at: isTimed ? time : nil)
    case .resume(let reasons, let isTimed): carousel.resume(reasons, at: isTimed ? time : nil)
    case .play: carousel.play(at: time)
    case .stop: carousel.stop(at: time)
    case .expose(let part): carousel.expose(part, at: time)
    case .hostScrolled(let position): carousel.hostScrolled(to: position, at: time)
    case .hostMoved(let pages):
      carousel.advance(to: time)
      carousel.hostScrolled(to: carousel.position + pages, at: time)
    case .hostReleased(let velocity): return carousel.hostReleased(velocity: velocity, at: time)
    case .hostSettled: carousel.hostSettled(at: time)
    case .drain: _ = carousel.drainEvents()
    }
    return nil
  }
}

extension OptionChange {
  func apply(to options: inout Carousel.Options) {
    switch self {
    case .axis(let axis): options.axis = axis
    case .layoutDirection(let direction): options.layoutDirection = direction
    case .loop(let isOn): options.loop = isOn
    case .rewind(let isOn): options.rewind = isOn
    case .pageExtent(let extent): options.pageExtent = extent
    case .spacing(let points): options.spacing = points
    case .insets(let insets): options.insets = insets
    case .alignment(let alignment): options.alignment = alignment
    case .snapping(let snapping): options.snapping = snapping
    case .effect(let effect): options.effect = effect
    case .autoplay(let interval): options.autoplay = interval
    case .autoplayDirection(let direction): options.autoplayDirection = direction
    case .indicator(let style): options.indicator.style = style
    case .reset: options = Carousel.Options()
    }
  }
}
