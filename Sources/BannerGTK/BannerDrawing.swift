import CGtk
import CarouselEngine

/// Draws a carousel: the one function behind the window, the golden pictures and the rendered frames.
///
/// It needs no widget and no display: given the same carousel, style and pages, it appends the same to a snapshot.
@MainActor
public struct BannerDrawing {
  /// The carousel at this moment.
  public var carousel: Carousel
  public var style: BannerStyle
  public var text: TextRenderer
  /// Pixels a point. Default: 1.
  public var scale: Double
  /// How pages are drawn that turn in space.
  var turning = TurnedPage.Method.strips

  public init(carousel: Carousel, style: BannerStyle, text: TextRenderer, scale: Double = 1) {
    self.carousel = carousel
    self.style = style
    self.text = text
    self.scale = scale
  }

  /// Draws the visible pages and the indicator, with the viewport's top left corner at the origin.
  ///
  /// - Parameters:
  ///   - snapshot: a `GtkSnapshot *`.
  ///   - page: a visible page, recorded by `record`; asked once for each.
  public func draw(on snapshot: OpaquePointer, page node: (_ page: Int) -> RenderNode?) {
    let viewport = carousel.viewport
    guard viewport.isUsable else { return }
    let bounds = Carousel.Rect(x: 0, y: 0, width: viewport.width, height: viewport.height)
    snapshot.withClip(bounds) {
      for page in pagesFromBackToFront() {
        guard let node = node(page.number) else { continue }
        draw(node, as: page.transform, on: snapshot)
      }
      indicator.draw(on: snapshot)
    }
  }

  /// Records what a page shows, for any number of frames at this size.
  public func record(_ content: PageContent) -> RenderNode? {
    let frame = carousel.frame(ofPage: carousel.currentPage)
    return PageDrawing(
      width: frame.width, height: frame.height, style: style,
      isRightToLeft: carousel.options.layoutDirection == .rightToLeft,
      indicatorRoom: indicatorRoom(below: frame), text: text
    ).record(content)
  }

  private var indicator: IndicatorDrawing {
    IndicatorDrawing(layout: carousel.indicator, style: style, text: text)
  }

  private struct DrawnPage {
    var number: Int
    var transform: PageTransform
  }

  private func pagesFromBackToFront() -> [DrawnPage] {
    var pages: [DrawnPage] = []
    for number in carousel.visiblePages {
      let transform = carousel.transform(ofPage: number)
      if transform.isVisible { pages.append(DrawnPage(number: number, transform: transform)) }
    }
    return pages.sorted { $0.transform.zOrder < $1.transform.zOrder }
  }

  private func draw(_ node: RenderNode, as transform: PageTransform, on snapshot: OpaquePointer) {
    let frame = carousel.frame(ofPage: carousel.currentPage)
    snapshot.withOpacity(transform.opacity) {
      TurnedPage(
        matrix: transform.matrix, width: frame.width, height: frame.height, scale: scale, method: turning,
        slicesVertically: carousel.options.axis == .horizontal
      ).draw(node, on: snapshot)
    }
  }

  /// How much of a page's bottom the indicator takes, with as much space above it as below.
  private func indicatorRoom(below frame: Carousel.Rect) -> Double {
    let indicator = indicator
    guard !indicator.layout.isHidden, carousel.options.axis == .horizontal else { return 0 }
    let bounds = indicator.bounds
    return max(0, frame.maxY - bounds.minY) + max(0, carousel.viewport.height - bounds.maxY)
  }
}
