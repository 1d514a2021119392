import BannerImages
import Banners
import CGtk
import CarouselEngine
import Foundation

/// What stands behind a `BannerView` on the screen: tells the carousel what happened, and shows what it answers.
///
/// It belongs to the GObject and lives exactly as long; public handles come and go.
@MainActor
final class BannerWidget {
  /// The `GtkWidget *` that owns this object.
  let widget: UnsafeMutablePointer<GtkWidget>
  var carousel = Carousel()
  /// What the app chose; the carousel's own options follow the widget's direction, too.
  var options = Carousel.Options() {
    didSet { optionsChanged() }
  }
  var banners: [Banner] = [] {
    didSet { if banners != oldValue { bannersChanged() } }
  }
  var style = BannerStyle() {
    didSet { if style != oldValue { looksChanged() } }
  }
  /// Width divided by height; nil for whatever height there is.
  var aspectRatio: Double? {
    didSet { gtk_widget_queue_resize(widget) }
  }
  var texts = BannerTexts() {
    didSet { textsChanged() }
  }
  var linkPolicy = LinkPolicy()
  /// What keeps the banners up to date.
  var liveBanners: LiveBanners?
  var callbacks = BannerCallbacks()
  /// Opens a link that the policy allows.
  var openLink: (URL) -> Void = { _ in }
  /// Seconds that only go forward: the frame's own time in a frame.
  var clock: @MainActor (_ frameClock: OpaquePointer?) -> Double = SystemClock.seconds

  let frames: FrameDriver
  /// Where pictures come from.
  var loader: any PictureLoading = PipelinePictures.shared {
    didSet { pictures.source = PictureSource(loader) }
  }
  let pictures = PagePictures<Picture>(source: PictureSource(PipelinePictures.shared))
  let children: PageChildren
  let dots: DotChildren
  var surroundings = Surroundings()
  var pressGesture: PressGesture?
  var settingsWatch: SignalWatch?
  var windowWatches: [SignalWatch] = []
  var surfaceWatch: SignalWatch?
  /// Whether the window was ever the active one.
  var hasBeenActive = false
  var exposureWatch: ExposureWatch?
  var press: Press?
  var nodes = PageNodes()
  var text: TextRenderer?
  var resizeTimer: guint = 0
  /// What was last on the screen, and what was last told to accessibility.
  var drawn = DrawnState()
  var described: String?
  var hasLinkCursor = false
  /// Events on their way to the app.
  var pendingEvents: [Carousel.Event] = []
  var isDelivering = false
  private(set) var isDisposed = false

  init(widget: UnsafeMutablePointer<GtkWidget>) {
    self.widget = widget
    frames = FrameDriver(widget: widget)
    children = PageChildren(root: widget)
    dots = DotChildren(root: widget)
    carousel.pause(surroundings.pauseReasons)
    gtk_widget_set_focusable(widget, 1)
    frames.onTime = { [unowned self] in timeCame($0) }
    pictures.onArrival = { [unowned self] in pictureArrived() }
    pictures.onNextFrame = { [unowned self] in nextFrameArrived() }
    pictures.onFailure = { [unowned self] in callbacks.onPictureFailed?($0) }
    children.onAction = { [unowned self] in select($0) }
    dots.onAction = { [unowned self] in scroll(to: $0) }
    openLink = { [unowned self] in showLink($0) }
    addControllers()
    Signal("notify::scale-factor", of: widget, arguments: .one) { [unowned self] in scaleChanged() }
    watchAnimationSetting()
    textsChanged()
    updateActions()
  }

  /// Now, in seconds.
  var now: Double { clock(nil) }

  /// The GObject is going: nothing may run on, and nothing may be held. May be called more than once.
  func dispose() {
    isDisposed = true
    liveBanners = nil
    frames.stop()
    stopResizeTimer()
    unrooted()
    exposureWatch = nil
    settingsWatch = nil
    pictures.forget()
    nodes.forget()
    text = nil
    children.removeAll()
    dots.removeAll()
    callbacks = BannerCallbacks()
    pendingEvents = []
  }
}

/// The clock of frames and of events.
@MainActor
enum SystemClock {
  static func seconds(_ frameClock: OpaquePointer?) -> Double {
    let microseconds = frameClock.map(gdk_frame_clock_get_frame_time) ?? g_get_monotonic_time()
    return Double(microseconds) / 1_000_000
  }
}
