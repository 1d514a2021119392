import BannerImages
import Banners
import CarouselEngine
import UIKit

/// What the visible pages show: a picture, or a view of the app's own.
extension BannerView {
  func connectPages() {
    pages.fill = { [weak self] view, item in self?.fill(view, item) }
    pages.empty = { [weak self] view in self?.empty(view) }
    pages.onTap = { [weak self] item in self?.select(item) }
  }

  func connectPictures() {
    pictures.onArrival = { [weak self] in self?.picturesChanged() }
    pictures.onNextFrame = { [weak self] in self?.update() }
    pictures.onFailure = { [weak self] error in
      guard let self else { return }
      delegate?.bannerView(self, pictureFailed: error)
    }
  }

  private func fill(_ view: PageView, _ item: Int) {
    guard shownItems.indices.contains(item) else { return }
    let content = pageProvider?(self, item)
    reuse.release(view.content, unless: content)
    view.setContent(content)
    // The scroller counts from the left in every language, and passes that on.
    view.semanticContentAttribute = semanticContentAttribute
    view.captionInset = captionInset
    view.show(shownItems[item], style: style)
    view.show(image(of: item), style: style)
  }

  /// What an indicator at the bottom edge takes, and a little more.
  private var captionInset: CGFloat {
    if let pageControl { return bounds.height - pageControl.frame.minY }
    let indicator = carousel.indicator
    guard !indicator.isHidden, carousel.options.axis == .horizontal else { return 0 }
    return max(0, bounds.height - CGFloat(indicator.bounds.y)) + Self.captionDistance
  }

  /// Between a caption and the indicator below it, in points.
  private static let captionDistance: CGFloat = 6

  private func empty(_ view: PageView) {
    reuse.release(view.content, unless: nil)
    view.setContent(nil)
  }

  private func image(of item: Int) -> UIImage? {
    let shown = shownItems[item]
    return shown.image ?? pictures.picture(of: shown.banner.image)?.image
  }

  /// A picture has come, or an animation's frame: each page shows its own banner's.
  private func picturesChanged() {
    showPictures()
    setNeedsLayout()
  }

  func showPictures() {
    for view in pages.shown {
      guard let item = view.page.flatMap({ carousel.item(ofPage: $0) }), shownItems.indices.contains(item) else {
        continue
      }
      view.show(image(of: item), style: style)
    }
  }

  /// Asks for the pictures that the carousel wants, at the size at which they are shown.
  func wantPictures() {
    let frame = carousel.frame(ofPage: carousel.currentPage)
    let size = Carousel.Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    let now = (pages: carousel.wantedPages, item: carousel.currentItem, frame: size)
    if let wanted, wanted == now { return }
    wanted = now
    let scale = Double(traitCollection.displayScale > 0 ? traitCollection.displayScale : 1)
    let width = Int((frame.width * scale).rounded(.up))
    let height = Int((frame.height * scale).rounded(.up))
    guard width > 0, height > 0 else { return }
    var requests: [ImageRequest] = []
    var asked: Set<Int> = []
    for page in [carousel.currentPage] + carousel.wantedPages {
      guard let item = carousel.item(ofPage: page), shownItems.indices.contains(item),
        shownItems[item].image == nil, mayShowPicture(page), asked.insert(item).inserted
      else { continue }
      requests.append(
        ImageRequest(
          source: shownItems[item].banner.image, width: width, height: height, contentMode: style.contentMode))
    }
    pictures.want(requests, visible: visibleSources, isResizing: false)
    showPictures()
  }

  /// Whether a page is not one of the app's own; where the app makes pages, that is known only of those on show.
  private func mayShowPicture(_ page: Int) -> Bool {
    pageProvider == nil || pages.view(ofPage: page).map { $0.content == nil } ?? false
  }

  private var visibleSources: Set<ImageSource> {
    Set(
      carousel.visiblePages.compactMap { carousel.item(ofPage: $0) }
        .filter { shownItems.indices.contains($0) }.map { shownItems[$0].banner.image })
  }

  /// Plays the animations on visible pages, unless the user or the app wants none.
  func play() {
    guard pictures.hasAnimation else { return }
    let reasons = carousel.pauseReasons
    if reasons.contains(.reducedMotion), pictures.rewind() { showPictures() }
    let isSeen = motionIsAllowed && reasons.isDisjoint(with: [.hidden, .inactive])
    if pictures.play(isSeen ? visibleSources : [], at: clock.now()) { showPictures() }
  }

  /// Whether what moves by itself may move.
  var motionIsAllowed: Bool { carousel.pauseReasons.isDisjoint(with: [.stopped, .reducedMotion]) }

  /// Tells how pages of an identifier are made, in the manner of `UICollectionView`.
  public func register(
    forPageWithReuseIdentifier identifier: String, make: @escaping @MainActor () -> UIView
  ) {
    reuse.register(identifier, make)
  }

  /// A page that is no longer shown, or a new one; nil for an identifier that was never registered.
  public func dequeueReusablePage(withReuseIdentifier identifier: String) -> UIView? {
    reuse.dequeue(identifier)
  }
}
