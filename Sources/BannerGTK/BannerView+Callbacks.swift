import BannerImages
import Banners
import CGtk
import Foundation

/// What the app is told, and asked. All closures are called on the main actor, after the widget has changed.
extension BannerView {
  /// A banner was clicked, or opened by the keyboard or by assistive technology. Without it, its link is opened.
  public var onSelect: (@MainActor (_ item: Int, _ banner: Banner) -> Handling)? {
    get { owner.callbacks.onSelect }
    set { owner.callbacks.onSelect = newValue }
  }

  /// Another item is current, whatever caused it.
  public var onChange: (@MainActor (_ item: Int) -> Void)? {
    get { owner.callbacks.onChange }
    set { owner.callbacks.onChange = newValue }
  }

  /// A motion came to rest on an item.
  public var onSettle: (@MainActor (_ item: Int) -> Void)? {
    get { owner.callbacks.onSettle }
    set { owner.callbacks.onSettle = newValue }
  }

  /// At least half of an item has been visible for a second without a break; once a visit.
  public var onImpression: (@MainActor (_ item: Int) -> Void)? {
    get { owner.callbacks.onImpression }
    set { owner.callbacks.onImpression = newValue }
  }

  /// Somebody began to drag it.
  public var onDragBegan: (@MainActor () -> Void)? {
    get { owner.callbacks.onDragBegan }
    set { owner.callbacks.onDragBegan = newValue }
  }

  /// The drag ended.
  public var onDragEnded: (@MainActor () -> Void)? {
    get { owner.callbacks.onDragEnded }
    set { owner.callbacks.onDragEnded = newValue }
  }

  /// A link was not opened.
  public var onLinkRefused: (@MainActor (_ link: URL, _ reason: LinkRefusal) -> Void)? {
    get { owner.callbacks.onLinkRefused }
    set { owner.callbacks.onLinkRefused = newValue }
  }

  /// A picture cannot be had now; what its page shows stays: the placeholder, or an older picture.
  ///
  /// It is tried again for as long as the page is in or next to the view; the same failure is told once.
  public var onPictureFailed: (@MainActor (ImageError) -> Void)? {
    get { owner.callbacks.onPictureFailed }
    set { owner.callbacks.onPictureFailed = newValue }
  }

  /// Gives a widget of the app's own as an item's page, or nil for the banner's picture.
  ///
  /// It is asked when the item comes into view; the widget is let go of when the item is out of view, so that the app
  /// either makes a new one each time or holds a reference to its own.
  public var pageWidget: (@MainActor (_ item: Int, _ banner: Banner) -> UnsafeMutablePointer<GtkWidget>?)? {
    get { owner.callbacks.pageWidget }
    set {
      owner.callbacks.pageWidget = newValue
      owner.pageWidgetsChanged()
    }
  }
}
