/// What a carousel does, for every skin: a state machine without a clock, a view or a picture.
///
/// The host tells it what happened (a size, data, a finger, the time) and draws what it answers. Inputs that have to do
/// with time take the time, in seconds of any clock that only goes forward; an earlier time than one told before counts
/// as that one, and a time that is not finite is ignored. After each input, drain `events`; while `needsFrame` is true,
/// call `advance(to:)` for each frame, otherwise at `nextDeadline` at the latest.
///
/// ```swift
/// var carousel = Carousel()
/// carousel.setItems(count: 3)
/// carousel.resize(to: .init(width: 400, height: 200))
/// carousel.step(by: 1, at: now)
/// while carousel.needsFrame {
///   carousel.advance(to: now)
///   for page in carousel.visiblePages { draw(carousel.item(ofPage: page), carousel.transform(ofPage: page)) }
/// }
/// ```
public struct Carousel: Sendable {
  /// What the carousel is doing.
  enum Phase: Equatable {
    case resting
    /// A finger holds it.
    case dragging
    /// It moves by itself.
    case settling(Settle)
    /// The platform's own scroller moves it.
    case hosted
    /// A wheel moves it freely, until the wheel has been quiet up to this time.
    case wheeling(until: Double)

    var isResting: Bool {
      if case .resting = self { return true }
      return false
    }

    var isDragging: Bool {
      if case .dragging = self { return true }
      return false
    }

    var isHosted: Bool {
      if case .hosted = self { return true }
      return false
    }
  }

  /// Who moves the pages when no finger does.
  public enum Motion: Sendable {
    /// The carousel, frame by frame: `needsFrame` asks for them.
    case engine
    /// The platform's scroller: `trackGoal` says where to.
    case host
  }

  /// Where the platform's scroller is to go.
  struct Goal: Equatable {
    var location: Double
    /// The page that rests there; nil between pages.
    var page: Int?
  }

  /// A pull by a finger.
  struct Drag: Equatable {
    /// The location that the finger asks for, before an end resists.
    var pull = 0.0
    /// The page on which the carousel rested before, if it did.
    var startPage: Int?
    var tracker = VelocityTracker()
  }

  /// What the app chose; it may change at any moment, and the current item stays.
  public var options: Options {
    get { chosen }
    set { if newValue != chosen { change(to: newValue) } }
  }

  /// The visible area, in points, as `resize` was told it.
  public internal(set) var viewport = Viewport.zero
  /// How much of the viewport is on the screen, from 0 to 1, as `expose` told.
  public internal(set) var exposure = 1.0
  /// What happened since the host last drained it, in order.
  public internal(set) var events: [Event] = []

  var chosen: Options
  /// The items' identities, as hashes; empty when the host gave only their number.
  var identities: [Int] = []
  /// Where pages lie, and which there are: until pages are laid out anew, the pages of what was before.
  var geometry: PageGeometry
  /// How far the pages are scrolled, in strides: the one truth about where the carousel is.
  var location = 0.0
  /// The page whose resting place `location` is; nil between pages. Where ends make several pages share a place, it
  /// tells which of them is meant.
  var anchorPage: Int? = 0
  var phase = Phase.resting {
    didSet { if !phase.isHosted { hostGoal = nil } }
  }
  #if hasFeature(Embedded)
    // The web has no scroller that the engine could send anywhere: where nothing can be a goal, the compiler leaves out all
    // that has to do with one.
    public var motion: Motion { .engine }
    var hostGoal: Goal? {
      get { nil }
      set {}
    }
  #else
    /// Who moves the pages.
    public let motion: Motion
    /// Where the platform's scroller is on its way to.
    var hostGoal: Goal?
  #endif
  /// The page around which the scroller's content lies.
  var trackPage = 0
  var drag = Drag()
  var wheelBurst = WheelBurst()
  var autoplay = Autoplay()
  var viewability = Viewability()
  /// What is visible has changed at a time that the host has yet to tell.
  var needsLook = false
  /// The latest time that the host told; nil before the first.
  var told: Double?
  /// The time up to which things have happened: earlier than `told` while the carousel catches up.
  var now: Double?
  /// The item of the last `currentItemChanged`, or the one at the start; nil before there was one.
  var announcedItem: Int?
  /// The page on which `announcedItem` was seen.
  var announcedPage = 0
  /// Where the current page was last seen to go: 1 for forward, -1 for back, 0 before it went anywhere.
  var travel = 0
  /// An item that was asked for before there were any.
  var pendingItem: Int?

  /// A carousel without items and without a size.
  ///
  /// - Parameter motion: who moves the pages. Default: the carousel itself.
  public init(options: Options = Options(), motion: Motion = .engine) {
    chosen = options
    #if !hasFeature(Embedded)
      self.motion = motion
    #endif
    geometry = PageGeometry(options: options, viewport: .zero, itemCount: 0, loops: false)
    autoplay.setInterval(options.autoplay)
  }

  /// How many items there are.
  public var itemCount: Int { geometry.itemCount }

  /// Whether it loops now: when asked to, and there are at least two items.
  public var loops: Bool { geometry.loops }

  var indexing: PageIndexing { PageIndexing(itemCount: itemCount, loops: loops) }
}
