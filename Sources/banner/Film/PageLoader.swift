import BannerGTK
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

  func picture(of banner: Banner) throws(PictureError) -> Picture {
    let request = PictureRequest(source: banner.image, width: width, height: height)
    if let picture = pictures.cachedPicture(for: request) { return picture }
    let pictures = pictures
    return try Blocking.wait { () throws(PictureError) in try await pictures.picture(for: request) }
  }
}

extension PictureError {
  /// What is wrong with which picture, in a line.
  var line: String { "\(source.readableName): \(cause)" }

  /// What is wrong, without the picture's name.
  var cause: String {
    let prefix = "\(source): "
    return description.hasPrefix(prefix) ? String(description.dropFirst(prefix.count)) : description
  }
}
