import BannerGTK
import BannerImages
import Banners
import CarouselEngine

/// Gets banners' pictures at the size of a carousel's pages, and waits for each.
@MainActor
struct PageLoader {
  let pictures: any PictureLoading
  private let width: Int
  private let height: Int

  init(pictures: any PictureLoading, carousel: Carousel) {
    self.pictures = pictures
    let page = carousel.frame(ofPage: carousel.currentPage)
    width = max(1, Int(page.width.rounded(.up)))
    height = max(1, Int(page.height.rounded(.up)))
  }

  func picture(of banner: Banner) throws(ImageError) -> Picture {
    let request = ImageRequest(source: banner.image, width: width, height: height)
    let pictures = pictures
    return try Blocking.wait { () throws(ImageError) in try await pictures.picture(for: request) }
  }
}

extension ImageError {
  /// What is wrong with which picture, in a line.
  var line: String { "\(source.readableName): \(reason)" }
}
