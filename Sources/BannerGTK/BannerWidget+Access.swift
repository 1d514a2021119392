import Banners
import CGtk
import CarouselEngine

/// What assistive technology is told.
extension BannerWidget {
  func showChildren() {
    guard !isDisposed else { return }
    children.makeWidget = { [unowned self] item in
      banners.indices.contains(item) ? callbacks.pageWidget?(item, banners[item]) : nil
    }
    children.show(carousel) { label(of: $0) }
    dots.show(carousel.indicator) { label(of: $0) }
    showCursor()
  }

  func allocateChildren() {
    children.allocate(carousel)
    dots.allocate(carousel.indicator, viewport: carousel.viewport)
  }

  /// Says which banner is current; a screen reader announces each change, so not while banners change by themselves.
  func describe() {
    let description: String
    if carousel.isRotating {
      description = texts.count(carousel.itemCount)
    } else if let item = carousel.currentItem {
      description = texts.place(item + 1, carousel.itemCount)
    } else {
      description = ""
    }
    guard description != described else { return }
    described = description
    bannerkit_set_description(widget, description)
  }

  /// The pointer is a hand where a click leads somewhere.
  private func showCursor() {
    let leadsSomewhere = carousel.currentItem.map { banners.indices.contains($0) && banners[$0].link != nil } ?? false
    guard leadsSomewhere != hasLinkCursor else { return }
    hasLinkCursor = leadsSomewhere
    gtk_widget_set_cursor_from_name(widget, leadsSomewhere ? "pointer" : nil)
  }

  private func label(of item: Int) -> String {
    guard banners.indices.contains(item) else { return "" }
    let banner = banners[item]
    let words = [banner.accessibilityLabel, banner.title].compactMap { $0 }.first { !$0.isEmpty }
    return words ?? texts.untitled(item + 1)
  }
}
