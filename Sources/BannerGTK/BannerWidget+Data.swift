import Banners
import CGtk
import CarouselEngine

/// What there is to show, and how.
extension BannerWidget {
  func bannersChanged() {
    carousel.setItems(ids: banners.map(\.id))
    children.forgetItems()
    nodes.forget()
    refresh()
  }

  func optionsChanged() {
    var effective = options
    if gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL { effective.layoutDirection = .rightToLeft }
    guard effective != carousel.options else { return }
    carousel.options = effective
    nodes.forget()
    refresh()
  }

  func directionChanged() {
    optionsChanged()
  }

  func looksChanged() {
    nodes.forget()
    // How a picture lies on its page decides at which size it is made.
    wantPictures()
    gtk_widget_queue_draw(widget)
  }

  /// The window came to a screen with another number of pixels a point.
  func scaleChanged() {
    fontsChanged()
    wantPictures()
  }

  func fontsChanged() {
    text = nil
    looksChanged()
  }

  func textsChanged() {
    bannerkit_set_label(widget, texts.name)
    bannerkit_set_role_description(widget, texts.kind)
    dots.label = texts.dots
    described = nil
    children.forgetItems()
    refresh()
  }

  func setLoader(_ loader: any PictureLoading) {
    self.loader = loader
    nodes.forget()
    wantPictures()
    gtk_widget_queue_draw(widget)
  }

  func pageWidgetsChanged() {
    children.forgetItems()
    refresh()
  }

  /// The widget's size, which is the carousel's viewport.
  func allocated(width: Int, height: Int) {
    let viewport = Carousel.Viewport(width: Double(width), height: Double(height))
    if viewport != carousel.viewport {
      carousel.resize(to: viewport)
      nodes.forget()
      deferPictures()
    }
    // The app is told of nothing while GTK lays its widgets out: the next frame does.
    showChildren()
    wantPictures()
    runFrames()
    allocateChildren()
    exposureWatch?.look()
  }

  /// The height follows the width where there is an aspect ratio.
  func measure(_ orientation: GtkOrientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == GTK_ORIENTATION_VERTICAL else { return (Self.smallest.width, Self.natural.width) }
    guard let aspectRatio, aspectRatio > 0, aspectRatio.isFinite else {
      return (Self.smallest.height, Self.natural.height)
    }
    let width = forSize >= 0 ? forSize : Self.natural.width
    let height = Int(min(max(1, (Double(width) / aspectRatio).rounded()), Self.mostPoints))
    return forSize >= 0 ? (height, height) : (min(height, Self.smallest.height), height)
  }

  /// In points: room for a row of dots, and a size that looks like a banner.
  private static let smallest = (width: 120, height: 60)
  private static let natural = (width: 640, height: 320)
  private static let mostPoints = 32_768.0
}
