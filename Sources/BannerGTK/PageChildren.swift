import Banners
import CGtk
import CarouselEngine

/// The widget's children for the visible pages: one an item, for accessibility and focus, and around a widget of the
/// app's own where the app gives one.
@MainActor
final class PageChildren {
  typealias Widget = UnsafeMutablePointer<GtkWidget>

  private struct Child {
    let widget: Widget
    /// Whether a widget of the app's own is in it.
    let isOwn: Bool
    var transform = PlaneTransform()
  }

  /// Gives a widget of the app's own for an item; nil where the banner's picture is shown.
  var makeWidget: (_ item: Int) -> Widget? = { _ in nil }
  /// An assistive technology activates an item.
  var onAction: (_ item: Int) -> Void = { _ in }
  private let root: Widget
  private var children: [Int: Child] = [:]

  init(root: Widget) {
    self.root = root
  }

  /// Whether any page shows a widget of the app's own.
  private(set) var hasWidgets = false

  /// The item whose page a direct child of the root is.
  func item(of child: Widget) -> Int? {
    children.first { $0.value.widget == child }?.key
  }

  /// Whether an item shows a widget of the app's own.
  func isOwn(_ item: Int) -> Bool { children[item]?.isOwn == true }

  /// Items may now be others: each child is made anew when it is next shown.
  func forgetItems() {
    removeAll()
  }

  func removeAll() {
    for item in children.keys { remove(item) }
    hasWidgets = false
  }

  /// Has a child for each visible item, in the pages' order, and no other.
  ///
  /// - Parameter label: what a screen reader calls an item.
  func show(_ carousel: Carousel, label: (_ item: Int) -> String) {
    let pages = Self.pages(of: carousel)
    let items = Set(pages.compactMap { carousel.item(ofPage: $0) })
    for item in children.keys where !items.contains(item) { remove(item) }
    var previous: Widget?
    for page in pages {
      guard let item = carousel.item(ofPage: page) else { continue }
      let child = children[item] ?? make(item, label: label(item))
      children[item] = child
      if gtk_widget_get_prev_sibling(child.widget) != previous {
        gtk_widget_insert_after(child.widget, root, previous)
      }
      previous = child.widget
      bannerkit_set_hidden(child.widget, item == carousel.currentItem ? 0 : 1)
      bannerkit_set_place(child.widget, Int32(clamping: item + 1), Int32(clamping: carousel.itemCount))
    }
    hasWidgets = children.values.contains { $0.isOwn }
  }

  /// Puts each child where its page is drawn.
  func allocate(_ carousel: Carousel) {
    let size = carousel.frame(ofPage: carousel.currentPage)
    for page in Self.pages(of: carousel) {
      guard let item = carousel.item(ofPage: page), let child = children[item] else { continue }
      let transform = PlaneTransform(placing: page, of: carousel)
      children[item]?.transform = transform
      gtk_widget_measure(child.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      gtk_widget_allocate(child.widget, Int32(size.width.rounded()), Int32(size.height.rounded()), -1, transform.gsk)
    }
  }

  /// What a widget of the app's own looks like now, with the page's corner at the origin.
  func record(_ item: Int) -> RenderNode? {
    guard let child = children[item], child.isOwn else { return nil }
    return RenderNode.recording { snapshot in
      // GTK draws a child where it was put; the page effect puts it there once more.
      gtk_snapshot_transform(snapshot, gsk_transform_invert(child.transform.gsk))
      gtk_widget_snapshot_child(root, child.widget, snapshot)
    }
  }

  /// The visible pages in order, each item once: at the page nearest to the current one.
  private static func pages(of carousel: Carousel) -> [Int] {
    let current = carousel.currentPage
    var nearest: [Int: Int] = [:]
    for page in carousel.visiblePages {
      guard let item = carousel.item(ofPage: page) else { continue }
      if let other = nearest[item], abs(other - current) <= abs(page - current) { continue }
      nearest[item] = page
    }
    return nearest.values.sorted()
  }

  private func make(_ item: Int, label: String) -> Child {
    let content = makeWidget(item)
    let widget = ChildClass.make(content == nil ? ChildClass.picture : ChildClass.page)
    bannerkit_set_label(widget, label)
    if let content {
      if gtk_widget_get_parent(content) != nil { gtk_widget_unparent(content) }
      gtk_widget_set_parent(content, widget)
    } else {
      // Presses on a picture are the carousel's.
      gtk_widget_set_can_target(widget, 0)
      _ = ChildAction(on: widget) { [unowned self] in onAction(item) }
    }
    gtk_widget_set_parent(widget, root)
    return Child(widget: widget, isOwn: content != nil)
  }

  private func remove(_ item: Int) {
    guard let child = children.removeValue(forKey: item) else { return }
    gtk_widget_unparent(child.widget)
  }
}

extension PlaneTransform {
  /// Where a page is drawn; of one that is turned in space, only its place.
  @MainActor
  fileprivate init(placing page: Int, of carousel: Carousel) {
    let frame = carousel.frame(ofPage: page)
    let matrix = carousel.transform(ofPage: page).matrix
    if matrix.isAffine2D {
      self.init(a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.m41, ty: matrix.m42)
      if !isFlat { return }
    }
    self.init(a: 1, b: 0, c: 0, d: 1, tx: frame.x, ty: frame.y)
  }
}
