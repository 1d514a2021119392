import BannerGTK
import BannerImages
import Banners
import CarouselEngine
import Foundation

/// A carousel and the pictures of its pages, as the widget has them, without a screen.
@MainActor
final class FeedSubject {
  private var carousel = Carousel()
  private let banners: [Banner]
  private let pictures: PagePictures<Picture>
  private var time = 0.0
  private var waiter: CheckedContinuation<Void, Never>?

  init(count: Int, viewport: Carousel.Viewport, pictures source: PictureSource<Picture>) {
    banners = (0..<count).map { Banner(id: "\($0)", image: .url(URL(string: "https://example.com/\($0).jpg")!)) }
    pictures = PagePictures(source: source)
    pictures.onArrival = { [unowned self] in
      waiter?.resume()
      waiter = nil
    }
    pictures.onFailure = { preconditionFailure("\($0)") }
    carousel.options.loop = false
    carousel.resize(to: viewport)
    carousel.setItems(count: count)
    wantPictures()
  }

  var item: Int? { carousel.currentItem }

  /// Moves by pages, frame by frame until it rests.
  func step(by count: Int) {
    carousel.step(by: count, at: time)
    while carousel.needsFrame {
      time += 1.0 / 60
      let before = (carousel.visiblePages, carousel.currentItem)
      carousel.advance(to: time)
      _ = carousel.drainEvents()
      if (carousel.visiblePages, carousel.currentItem) != before { wantPictures() }
    }
  }

  /// Returns when there is a picture of the page.
  func pictureArrives() async {
    while let item, pictures.picture(of: banners[item].image) == nil {
      await withCheckedContinuation { waiter = $0 }
    }
  }

  /// What the widget wants, the current page's first.
  private func wantPictures() {
    let visible = carousel.visiblePages
    let pages = [carousel.currentPage] + visible + carousel.wantedPages
    var items: [Int] = []
    for item in pages.compactMap({ carousel.item(ofPage: $0) }) where !items.contains(item) { items.append(item) }
    let frame = carousel.frame(ofPage: carousel.currentPage)
    let requests = items.map { item in
      ImageRequest(source: banners[item].image, width: Int(frame.width), height: Int(frame.height))
    }
    let seen = visible.compactMap { carousel.item(ofPage: $0) }.map { banners[$0].image }
    pictures.want(requests, visible: Set(seen), isResizing: false)
  }
}
