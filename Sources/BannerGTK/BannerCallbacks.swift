import BannerImages
import Banners
import CGtk
import Foundation

/// What the app wants to be told, and to be asked.
struct BannerCallbacks {
  var onSelect: (@MainActor (Int, Banner) -> BannerView.Handling)?
  var onChange: (@MainActor (Int) -> Void)?
  var onSettle: (@MainActor (Int) -> Void)?
  var onImpression: (@MainActor (Int) -> Void)?
  var onDragBegan: (@MainActor () -> Void)?
  var onDragEnded: (@MainActor () -> Void)?
  var onLinkRefused: (@MainActor (URL, BannerView.LinkRefusal) -> Void)?
  var onPictureFailed: (@MainActor (ImageError) -> Void)?
  var pageWidget: (@MainActor (Int, Banner) -> UnsafeMutablePointer<GtkWidget>?)?
}
