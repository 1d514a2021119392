import BannerImages
import Banners
import CarouselEngine
import UIKit

/// What there is to show.
extension BannerView {
  /// What it shows. The current banner stays current, by its id, wherever it is in the new ones; the same banners once more
  /// change nothing.
  public var banners: [Banner] {
    get { shownItems.map(\.banner) }
    set { items = newValue.map { BannerItem($0) } }
  }

  /// What it shows, with the pictures and models that the app has given.
  public var items: [BannerItem] {
    get { shownItems }
    set { setItems(newValue) }
  }

  /// Shows banners; the current one stays, or the nearest that is left takes its place.
  ///
  /// - Parameters:
  ///   - banners: nil and an empty array clear the view or leave it as it is, see ``emptyData``.
  ///   - animated: whether the change is a cross-fade. Default: false.
  public func setBanners(_ banners: [Banner]?, animated: Bool = false) {
    let items = (banners ?? []).map { BannerItem($0) }
    guard animated, window != nil, !carousel.pauseReasons.contains(.reducedMotion) else { return setItems(items) }
    UIView.transition(
      with: self, duration: Self.fadeSeconds, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { self.setItems(items) }, completion: nil)
  }

  /// Shows pictures by their addresses alone; one that is no address shows the placeholder, and no index shifts. The current
  /// picture stays current, as with ``banners``.
  public func setURLs(_ addresses: [String], links: [URL?] = []) {
    // The first of an address has that for its id, any further one a number as well.
    var counts: [String: Int] = [:]
    setItems(
      addresses.enumerated().map { index, address in
        let link = links.indices.contains(index) ? links[index] : nil
        let image: ImageSource =
          URL(string: address).map { $0.scheme == nil ? .resource(address) : .url($0) } ?? .resource(address)
        let earlier = counts[address, default: 0]
        counts[address] = earlier + 1
        let id = earlier == 0 ? address : "\(address) \(earlier + 1)"
        return BannerItem(Banner(id: id, image: image, link: link))
      })
  }

  func setItems(_ items: [BannerItem]) {
    if items.isEmpty, emptyData == .keeps { return }
    let isSame = items.count == shownItems.count && zip(items, shownItems).allSatisfy { $0.isLike($1) }
    if !isSame { keepPictures(for: items) }
    // Models may differ where nothing else does.
    shownItems = items
    guard !isSame else { return }
    carousel.setItems(ids: items.map(\.banner.id))
    reloadPages()
  }

  /// A banner on show that gets another picture keeps the one that it has until the new one has come.
  private func keepPictures(for items: [BannerItem]) {
    for item in pages.shown.compactMap(\.item) where shownItems.indices.contains(item) {
      let old = shownItems[item].banner
      guard let new = items.first(where: { $0.banner.id == old.id })?.banner, new.image != old.image,
        // A picture that others show, too, would bring this one's to them.
        items.filter({ $0.banner.image == new.image }).count == 1
      else { continue }
      pictures.replace(old.image, by: new.image)
    }
  }

  /// Fills every page anew: what the app's own pages show has changed.
  public func reloadPages() {
    pages.invalidate()
    wanted = nil
    update()
  }

  func configurationChanged() {
    var effective = configuration
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { effective.layoutDirection = .rightToLeft }
    if pageIndicator != .drawn { effective.indicator.style = .none }
    let old = carousel.options
    guard effective != old else { return }
    carousel.options = effective
    wanted = nil
    // What a page's caption leaves free, and where it begins.
    if (effective.layoutDirection, effective.axis) != (old.layoutDirection, old.axis)
      || effective.indicator != old.indicator
    {
      pages.invalidate()
    }
    update()
  }

  func looksChanged() {
    reloadPages()
  }

  func loaderChanged() {
    pictures.source = imageLoader.map { PictureSource($0) } ?? PictureSource(BannerPictures.pipeline)
    reloadPages()
  }

  private static let fadeSeconds = 0.25
}
