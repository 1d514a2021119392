import Banners
import CGtk
import CarouselEngine
import Foundation

/// A carousel of banners as a GTK 4 widget.
///
/// ```swift
/// let view = BannerView(banners: banners)
/// gtk_box_append(box, view.widget)
/// ```
///
/// The widget lives as GTK widgets do: whoever contains it keeps it, whether this handle is there or not. Closures that
/// are set here stay with the widget; one that uses this handle must hold it weakly, or neither ever goes.
///
/// Use it on the main thread, after `gtk_init`.
@MainActor
public final class BannerView {
  /// What becomes of a click on a banner.
  public enum Handling: Sendable {
    /// The app has done what there was to do.
    case handled
    /// The banner's link is opened, if it has one that the policy allows.
    case openLink
  }

  /// Why a link was not opened.
  public enum LinkRefusal: Hashable, Sendable, CustomStringConvertible {
    /// The link policy does not allow it.
    case policy(LinkPolicy.Refusal)
    /// The desktop could not open it; with its own words.
    case failed(String)

    public var description: String {
      switch self {
      case .policy(let refusal): refusal.description
      case .failed(let message): message
      }
    }
  }

  /// The `GtkWidget *`, of the GObject class "BannerView".
  public let widget: UnsafeMutablePointer<GtkWidget>
  let owner: BannerWidget

  /// Makes a widget that belongs to nobody yet.
  ///
  /// - Parameters:
  ///   - banners: what it shows; may be empty.
  ///   - options: how it behaves. Default: a looping, horizontal carousel that doesn't turn by itself.
  ///   - style: what it is drawn with.
  ///   - pictures: where pictures come from. Default: http, https, files and built-in pictures, with
  ///     caches in memory and on disk that all views share.
  ///   - linkPolicy: which links may be opened. Default: `https` and `http`.
  public init(
    banners: [Banner] = [], options: Carousel.Options = Carousel.Options(), style: BannerStyle = BannerStyle(),
    pictures: any PictureLoading = PipelinePictures.shared, linkPolicy: LinkPolicy = LinkPolicy()
  ) {
    installMainActor()
    widget = ChildClass.make(BannerWidgetClass.type)
    owner = BannerWidgetClass.widget(of: widget)
    g_object_ref_sink(widget)
    owner.loader = pictures
    owner.linkPolicy = linkPolicy
    owner.style = style
    owner.options = options
    owner.banners = banners
  }

  isolated deinit {
    g_object_unref(widget)
  }

  /// What it shows. The current banner stays current, by its id, wherever it is in the new ones; the same banners once
  /// more change nothing.
  public var banners: [Banner] {
    get { owner.banners }
    set { owner.banners = newValue }
  }

  /// How it behaves. It is mirrored where the layout direction is right to left, or the widget's own is.
  public var options: Carousel.Options {
    get { owner.options }
    set { owner.options = newValue }
  }

  /// What it is drawn with.
  public var style: BannerStyle {
    get { owner.style }
    set { owner.style = newValue }
  }

  /// Its width divided by its height: with a number, its height follows its width, also in a scrolled page and in a list
  /// row. Default: nil, for whatever height there is; by itself it is 640 × 320 points then, at least 120 × 60.
  public var aspectRatio: Double? {
    get { owner.aspectRatio }
    set { owner.aspectRatio = newValue }
  }

  /// Which links may be opened. Default: `https` and `http`.
  public var linkPolicy: LinkPolicy {
    get { owner.linkPolicy }
    set { owner.linkPolicy = newValue }
  }

  /// Whether autoplay waits while the pointer is over it. Default: true; a kiosk, where nobody moves the pointer away, sets it
  /// to false.
  public var pausesOnHover: Bool {
    get { owner.surroundings.pausesOnHover }
    set { owner.surroundingsChanged { $0.pausesOnHover = newValue } }
  }

  /// Where pictures come from.
  public var pictures: any PictureLoading {
    get { owner.loader }
    set { owner.setLoader(newValue) }
  }

  /// The name by which a screen reader announces it. Default: "Banners".
  public var name: String {
    get { owner.texts.name }
    set { owner.texts.name = newValue }
  }

  /// All that a screen reader says, for other languages than English.
  public var texts: BannerTexts {
    get { owner.texts }
    set { owner.texts = newValue }
  }

  /// The current item, from 0; nil only when there are no banners.
  public var currentItem: Int? { owner.carousel.currentItem }

  /// The state of the carousel at this moment.
  public var carousel: Carousel { owner.carousel }

  /// Goes `count` pages on, back when negative.
  public func step(by count: Int) { owner.step(by: count) }

  /// Goes to the next banner.
  public func next() { step(by: 1) }

  /// Goes to the previous banner.
  public func previous() { step(by: -1) }

  /// Goes to an item, the shorter way round; works also before the widget has a size or banners.
  ///
  /// - Parameters:
  ///   - item: from 0; a number outside the banners counts as the nearest one inside.
  ///   - animated: whether pages move there, if they are seen; otherwise it is current at once. Default: true.
  public func scroll(to item: Int, animated: Bool = true) { owner.scroll(to: item, animated: animated) }

  /// Lets autoplay run, also if animations are off in GTK's settings, and animated pictures play, except then;
  /// `options.autoplay` says how fast pages turn.
  public func play() { owner.play() }

  /// Stops all that moves by itself until `play()`: autoplay, and animated pictures, which rest at the frame that is shown.
  public func stop() { owner.stop() }
}
