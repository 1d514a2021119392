import BannerGTK
import Banners
import CarouselEngine

/// Takes pictures of a carousel, without any display.
@MainActor
final class FilmCamera {
  /// Why banners' pictures could not be had, in the order in which they came into view; their pages show placeholders.
  private(set) var failures: [PictureError] = []

  private let banners: [Banner]
  private let size: PixelSize
  private let pictures: any PictureLoading
  private let style = BannerStyle()
  private let text = TextRenderer()
  /// What the pages in view show, by item.
  private var nodes: [Int: RenderNode] = [:]
  private var failed: Set<Int> = []
  private var last: (position: Double, image: FrameImage)?

  init(banners: [Banner], size: PixelSize, pictures: any PictureLoading) {
    self.banners = banners
    self.size = size
    self.pictures = pictures
  }

  /// The carousel as it is now. At the same position, the same picture.
  func picture(of carousel: Carousel) -> FrameImage {
    if let last, last.position == carousel.position { return last.image }
    let drawing = BannerDrawing(carousel: carousel, style: style, text: text)
    var inView: [Int: RenderNode] = [:]
    let pixels = FrameRenderer(width: size.width, height: size.height).pixels { snapshot in
      drawing.draw(on: snapshot) { page in
        guard let item = carousel.item(ofPage: page) else { return nil }
        let node = inView[item] ?? nodes[item] ?? record(item, with: drawing)
        inView[item] = node
        return node
      }
    }
    nodes = inView
    let image = pixels.withUnsafeBytes { bytes in
      FrameImage(width: size.width, height: size.height, stride: size.width * 4, copying: bytes.baseAddress!)
    }
    last = (carousel.position, image)
    return image
  }

  private func record(_ item: Int, with drawing: BannerDrawing) -> RenderNode? {
    let picture = picture(of: item, on: drawing.carousel)
    return drawing.record(
      PageContent(body: picture.map(PageContent.Body.picture) ?? .placeholder, title: banners[item].title))
  }

  private func picture(of item: Int, on carousel: Carousel) -> Picture? {
    guard !failed.contains(item) else { return nil }
    do throws(PictureError) {
      return try PageLoader(pictures: pictures, carousel: carousel).picture(of: banners[item])
    } catch {
      failed.insert(item)
      failures.append(error)
      return nil
    }
  }
}
