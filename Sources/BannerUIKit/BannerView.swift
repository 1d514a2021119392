import BannerImages
import Banners
import CarouselEngine
import UIKit

/// A carousel of banners: a plain view, by frame, by constraints or from a nib, anywhere in an app.
///
/// ```swift
/// let view = BannerView()
/// view.banners = [Banner(image: .url(pictureURL), link: link, title: "Spring sale")]
/// view.configuration.autoplay = 4
/// ```
///
/// Its width is whatever the app gives it; its height too, or set ``aspectRatio``. Closures that are set here stay with the view:
/// one that uses the view must hold it weakly.
open class BannerView: UIView {
  /// What becomes of a tap on a banner.
  public enum Handling: Sendable {
    /// The app has done what there was to do.
    case handled
    /// The banner's link is opened, if it has one that the policy allows.
    case openLink
  }

  /// Why a link was not opened.
  public enum LinkRefusal: Hashable, Sendable {
    /// The link policy does not allow it.
    case policy(LinkPolicy.Refusal)
    /// The system found nothing that opens it.
    case failed
  }

  /// What becomes of the banners on show when the app sets none.
  public enum EmptyData: Sendable {
    /// They go; the view is empty.
    case clears
    /// They stay.
    case keeps
  }

  /// What shows which item is current.
  public enum PageIndicator: Sendable {
    /// The engine's, in the style of ``configuration``.
    case drawn
    /// The system's page control, centred, 10 points from the bottom; taps on it go to the previous and the next item.
    case system
    /// Nothing: an app that has its own is told by callbacks.
    case none
  }

  public weak var delegate: (any BannerViewDelegate)?
  /// How it behaves. It is mirrored where the view's own layout direction is right to left. Default: a looping, horizontal
  /// carousel that does not turn by itself.
  public var configuration = Carousel.Options() { didSet { configurationChanged() } }
  /// What it is drawn with.
  public var style = BannerStyle() { didSet { looksChanged() } }
  /// What VoiceOver says.
  public var texts = BannerTexts()
  /// Which links may be opened. Default: `https` and `http`.
  public var linkPolicy = LinkPolicy()
  /// What becomes of the banners on show when the app sets none. Default: they go.
  public var emptyData = EmptyData.clears
  /// What shows which item is current. Default: the engine's indicator.
  public var pageIndicator = PageIndicator.drawn { didSet { indicatorChanged() } }
  /// Whether pages may be pulled past an end that does not loop. Default: true.
  public var bounces = true { didSet { update() } }
  /// Whether autoplay waits while a pointer is over the view. Default: true.
  public var pausesOnHover = true { didSet { surroundingsChanged() } }
  /// Its width divided by its height: with a number it has a height of its own, for the width that it has. Default: nil.
  public var aspectRatio: CGFloat? { didSet { invalidateIntrinsicContentSize() } }
  /// Where pictures come from, if not from the library's own loader. Default: nil.
  public var imageLoader: (any BannerImageLoading)? { didSet { loaderChanged() } }
  /// Makes a view of the app's own for an item, or nil for the banner's picture; see ``dequeueReusablePage(withReuseIdentifier:)``.
  /// A tap on it selects the banner, where neither a control nor a gesture recognizer of its own takes it.
  public var pageProvider: (@MainActor (_ view: BannerView, _ item: Int) -> UIView?)? { didSet { reloadPages() } }

  /// Another item is current; also told to the ``delegate``, as all that follows.
  public var onChange: (@MainActor (_ item: Int) -> Void)?
  /// A motion came to rest on an item.
  public var onSettle: (@MainActor (_ item: Int) -> Void)?
  /// A banner was tapped or opened otherwise. Without it, the delegate is asked; without that, the link is opened.
  public var onSelect: (@MainActor (_ item: Int) -> Handling)?
  /// An impression: at least half of an item was visible for a second, once a visit.
  public var onShow: (@MainActor (_ item: Int) -> Void)?
  /// Pages moved; where the carousel is, in pages.
  public var onScroll: (@MainActor (_ position: Double) -> Void)?

  /// The state of the carousel at this moment.
  public internal(set) var carousel = Carousel(motion: .host)

  var shownItems: [BannerItem] = []
  let clock = ViewClock.standard
  let scroller = Scroller()
  let indicatorView = IndicatorView()
  var pageControl: UIPageControl?
  /// The item to which the system's page control was tapped, until the motion there ends.
  var controlGoal: Int?
  private(set) lazy var pages = Pages(in: scroller)
  let pictures = PagePictures<UIPicture>(source: PictureSource(BannerPictures.pipeline))
  let streams = EventStreams()
  let reuse = PageReuse()
  let observers = Observers()
  private(set) lazy var alarm = Alarm(clock) { [weak self] in self?.timeCame() }
  var liveBanners: LiveBanners?
  /// Where the scroller is on its way to, as it was last sent.
  var sentGoal: CGPoint?
  /// The offset that the scroller was last known at.
  var toldOffset = CGPoint.zero
  /// Whether the scroller is being put where the carousel is, and has told something meanwhile.
  var isFollowing = false
  var needsFollowing = false
  /// When the scroller last told something.
  var lastScroll = 0.0
  var pendingEvents: [Carousel.Event] = []
  var isDelivering = false
  var toldPosition = 0.0
  var isHovered = false
  var isFocused = false
  var hasReaderFocus = false
  var toldReducedMotion = false
  var wanted: (pages: Range<Int>, item: Int?, frame: Carousel.Rect)?
  lazy var pagingElement = PagingElement(for: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes a view with banners.
  public convenience init(banners: [Banner], configuration: Carousel.Options = Carousel.Options()) {
    self.init(frame: .zero)
    self.configuration = configuration
    self.banners = banners
  }

  private func setUp() {
    clipsToBounds = true
    addSubview(scroller)
    addSubview(indicatorView)
    connectScroller()
    connectPages()
    connectPictures()
    indicatorView.onSelect = { [weak self] item in self?.scroll(to: item) }
    addInteraction(UIPointerInteraction(delegate: self))
    observeSurroundings()
    carousel.advance(to: clock.now())
    surroundingsChanged()
  }

  // What the platform tells and asks. Without Objective-C, only a class's own body can override.

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  open override var intrinsicContentSize: CGSize { ownSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fitting(size) }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    windowChanged()
  }

  open override var isHidden: Bool { didSet { surroundingsChanged() } }

  open override var semanticContentAttribute: UISemanticContentAttribute { didSet { configurationChanged() } }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsChanged(from: previousTraitCollection)
  }

  open override var canBecomeFirstResponder: Bool { carousel.itemCount > 0 }

  open override func becomeFirstResponder() -> Bool {
    let isFirst = super.becomeFirstResponder()
    if isFirst { focusChanged(true) }
    return isFirst
  }

  open override func resignFirstResponder() -> Bool {
    let hasResigned = super.resignFirstResponder()
    if hasResigned { focusChanged(false) }
    return hasResigned
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = press(presses)
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  open override var isAccessibilityElement: Bool {
    get { isOneElement }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityElements: [Any]? {
    get { ownElements }
    set { super.accessibilityElements = newValue }
  }

  open override var accessibilityLabel: String? {
    get { [super.accessibilityLabel, currentLabel].compactMap(\.self).joined(separator: ", ") }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityValue: String? {
    get { placeText }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { ownTraits }
    set { super.accessibilityTraits = newValue }
  }

  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { ownActions }
    set { super.accessibilityCustomActions = newValue }
  }

  open override func accessibilityIncrement() { next() }

  open override func accessibilityDecrement() { previous() }

  open override func accessibilityActivate() -> Bool { activate() }

  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { scroll(direction) }

  open override func accessibilityElementDidBecomeFocused() {
    super.accessibilityElementDidBecomeFocused()
    readerFocusChanged(true)
  }

  open override func accessibilityElementDidLoseFocus() {
    super.accessibilityElementDidLoseFocus()
    readerFocusChanged(false)
  }
}
