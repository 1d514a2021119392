import BannerGTK
import BannerImages
import Banners
import CarouselEngine

/// Takes pictures of a carousel, without any display.
@MainActor
final class FilmCamera {
  /// Why banners' pictures could not be had, in the order in which they came into view; their pages show placeholders.
  private(set) var failures: [ImageError] = []

  private let banners: [Banner]
  private let size: PixelSize
  private let pictures: any PictureLoading
  private let style = BannerStyle()
  private let text = TextRenderer()
  /// What the pages in view show, by item.
  private var pages: [Int: Page] = [:]
  private var failed: Set<Int> = []
  private var last: (position: Double, frames: [Int: Int], image: FrameImage)?

  /// What an item's page shows.
  private struct Page {
    var node: RenderNode?
    var animation: FilmedAnimation?
    /// Which of the animation's frames the node shows.
    var frame = 0
  }

  init(banners: [Banner], size: PixelSize, pictures: any PictureLoading) {
    self.banners = banners
    self.size = size
    self.pictures = pictures
  }

  /// The carousel as it is now, `time` seconds after the film began. Where nothing is new, the same picture.
  func picture(of carousel: Carousel, at time: Double) -> FrameImage {
    let drawing = BannerDrawing(carousel: carousel, style: style, text: text)
    let items = Set(carousel.visiblePages.compactMap { carousel.item(ofPage: $0) })
    pages = pages.filter { items.contains($0.key) }
    for item in items { pages[item] = page(of: item, with: drawing, at: time) }
    let frames = pages.mapValues(\.frame)
    if let last, last.position == carousel.position, last.frames == frames { return last.image }
    let pixels = FrameRenderer(width: size.width, height: size.height).pixels { snapshot in
      drawing.draw(on: snapshot) { page in carousel.item(ofPage: page).flatMap { pages[$0]?.node } }
    }
    let image = pixels.withUnsafeBytes { bytes in
      FrameImage(width: size.width, height: size.height, stride: size.width * 4, copying: bytes.baseAddress!)
    }
    last = (carousel.position, frames, image)
    return image
  }

  private func page(of item: Int, with drawing: BannerDrawing, at time: Double) -> Page {
    if let page = pages[item], page.animation.map({ $0.index(at: time) == page.frame }) ?? true { return page }
    var page = pages[item] ?? Page()
    let picture: Picture?
    if let animation = page.animation {
      picture = animation.picture(at: time)
    } else if let first = self.picture(of: item, on: drawing.carousel) {
      page.animation = first.animation.map { FilmedAnimation($0, first: first) }
      picture = page.animation?.picture(at: time) ?? first
    } else {
      picture = nil
    }
    page.frame = page.animation?.index(at: time) ?? 0
    page.node = drawing.record(
      PageContent(body: picture.map(PageContent.Body.picture) ?? .placeholder, title: banners[item].title))
    return page
  }

  private func picture(of item: Int, on carousel: Carousel) -> Picture? {
    guard !failed.contains(item) else { return nil }
    do throws(ImageError) {
      return try PageLoader(pictures: pictures, carousel: carousel).picture(of: banners[item])
    } catch {
      failed.insert(item)
      failures.append(error)
      return nil
    }
  }
}
