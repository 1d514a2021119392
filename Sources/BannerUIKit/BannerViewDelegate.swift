import BannerImages
import Banners
import UIKit

/// What a banner view tells, and asks. Each method has a default that does nothing; each is called on the main actor, after the
/// view has changed.
@MainActor
public protocol BannerViewDelegate: AnyObject {
  /// Another item is current, whatever caused it.
  func bannerView(_ view: BannerView, didMoveTo item: Int)
  /// A motion came to rest on an item.
  func bannerView(_ view: BannerView, didSettleOn item: Int)
  /// A banner was tapped, or opened by keyboard or VoiceOver.
  ///
  /// Return `.handled` where the app has done what there was to do. Default: its link is opened, if the policy allows.
  func bannerView(_ view: BannerView, didSelect item: Int) -> BannerView.Handling
  /// At least half of an item has been visible for a second without a break: an impression, once a visit.
  func bannerView(_ view: BannerView, didShow item: Int)
  /// A finger began to drag.
  func bannerViewWillBeginDragging(_ view: BannerView)
  /// The finger let go.
  func bannerViewDidEndDragging(_ view: BannerView)
  /// Pages moved: where the carousel is, in pages; 2.5 is half-way between page 2 and page 3.
  func bannerView(_ view: BannerView, didScrollTo position: Double)
  /// A link was not opened.
  func bannerView(_ view: BannerView, didRefuse link: URL, reason: BannerView.LinkRefusal)
  /// A picture cannot be had now; what its page shows stays.
  func bannerView(_ view: BannerView, pictureFailed error: ImageError)
}

extension BannerViewDelegate {
  public func bannerView(_ view: BannerView, didMoveTo item: Int) {}
  public func bannerView(_ view: BannerView, didSettleOn item: Int) {}
  public func bannerView(_ view: BannerView, didSelect item: Int) -> BannerView.Handling { .openLink }
  public func bannerView(_ view: BannerView, didShow item: Int) {}
  public func bannerViewWillBeginDragging(_ view: BannerView) {}
  public func bannerViewDidEndDragging(_ view: BannerView) {}
  public func bannerView(_ view: BannerView, didScrollTo position: Double) {}
  public func bannerView(_ view: BannerView, didRefuse link: URL, reason: BannerView.LinkRefusal) {}
  public func bannerView(_ view: BannerView, pictureFailed error: ImageError) {}
}
