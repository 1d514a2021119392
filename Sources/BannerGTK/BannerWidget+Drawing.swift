import BannerImages
import Banners
import CGtk
import CarouselEngine

/// What is on the screen: pages, pictures and children.
extension BannerWidget {
  func draw(on snapshot: OpaquePointer) {
    guard !isDisposed else { return }
    let text = text ?? TextRenderer(widget: widget)
    self.text = text
    var drawing = BannerDrawing(
      carousel: carousel, style: style, text: text, scale: Double(gtk_widget_get_scale_factor(widget)))
    drawing.turning = turning
    drawing.draw(on: snapshot) { page in node(ofPage: page, drawing) }
    if surroundings.hasFocus, gtk_widget_is_focus(widget) != 0 {
      FocusRing(viewport: carousel.viewport, radius: style.cornerRadius).draw(on: snapshot)
    }
  }

  /// Asks for the pictures of the visible pages, and of those that will be seen soon.
  func wantPictures(isResizing: Bool = false) {
    let frame = carousel.frame(ofPage: carousel.currentPage)
    guard frame.width > 0, frame.height > 0, !isDisposed else { return }
    let scale = Double(gtk_widget_get_scale_factor(widget))
    let visible = carousel.visiblePages
    var wanted: [Int] = []
    for page in [carousel.currentPage] + Array(visible) + Array(carousel.wantedPages) {
      guard let item = carousel.item(ofPage: page), !wanted.contains(item) else { continue }
      wanted.append(item)
    }
    nodes.keep(Set(wanted))
    let requests = wanted.filter { banners.indices.contains($0) && !children.isOwn($0) }.map { item in
      ImageRequest(
        source: banners[item].image, width: Int((frame.width * scale).rounded(.up)),
        height: Int((frame.height * scale).rounded(.up)), contentMode: style.contentMode == .fill ? .fill : .fit)
    }
    let items = visible.prefix(carousel.itemCount).compactMap { carousel.item(ofPage: $0) }
    let sources = Set(items.filter(banners.indices.contains).map { banners[$0].image })
    pictures.want(requests, visible: sources, isResizing: isResizing || resizeTimer != 0)
  }

  /// A picture is there.
  func pictureArrived() {
    gtk_widget_queue_draw(widget)
    updateActions()
    nextFrameArrived()
  }

  /// An animation can go on.
  func nextFrameArrived() {
    guard !isDisposed else { return }
    playPictures(at: now)
    runFrames()
  }

  /// Animations play where they are seen, unless somebody stopped the carousel, or the desktop's settings say that nothing
  /// should move: then they are still pictures.
  func playPictures(at time: Double) {
    if surroundings.reducesMotion, pictures.rewind() { gtk_widget_queue_draw(widget) }
    let plays = surroundings.isVisible && !surroundings.reducesMotion && !isStopped
    let items = plays ? carousel.visiblePages.compactMap { carousel.item(ofPage: $0) } : []
    let sources = items.filter(banners.indices.contains).map { banners[$0].image }
    if pictures.play(sources, at: time) { gtk_widget_queue_draw(widget) }
  }

  /// While somebody pulls at the window's edge, sizes pass by for which no picture need be made.
  func deferPictures() {
    stopResizeTimer()
    resizeTimer = g_timeout_add_full(
      G_PRIORITY_DEFAULT, Self.resizePause,
      { data in
        let widget = Unmanaged<BannerWidget>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated {
          widget.resizeTimer = 0
          widget.wantPictures()
        }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  func stopResizeTimer() {
    if resizeTimer != 0 { g_source_remove(resizeTimer) }
    resizeTimer = 0
  }

  /// How long a size must stay before pictures are made for it, in milliseconds.
  private static let resizePause: guint = 150

  /// All of GSK's renderers but the one that uses cairo draw any matrix.
  private var turning: TurnedPage.Method {
    guard let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native) else {
      return .strips
    }
    return UnsafeMutableRawPointer(renderer).isInstance(of: gsk_cairo_renderer_get_type()) ? .strips : .matrix
  }

  private func node(ofPage page: Int, _ drawing: BannerDrawing) -> RenderNode? {
    guard let item = carousel.item(ofPage: page), banners.indices.contains(item) else { return nil }
    if children.isOwn(item) { return drawing.record(PageContent(body: .drawn(children.record(item)))) }
    let banner = banners[item]
    let picture = pictures.picture(of: banner.image)
    return nodes.node(of: item, banner: banner, picture: picture) {
      drawing.record(PageContent(body: picture.map { .picture($0) } ?? .placeholder, title: banner.title))
    }
  }
}
