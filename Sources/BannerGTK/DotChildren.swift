import CGtk
import CarouselEngine

/// The widget's children for the dots: a list of tabs, one for each visible dot, for accessibility.
@MainActor
final class DotChildren {
  typealias Widget = UnsafeMutablePointer<GtkWidget>

  /// The list's name.
  var label = "" {
    didSet { if let list { bannerkit_set_label(list, label) } }
  }
  /// An assistive technology chooses an item.
  var onAction: (_ item: Int) -> Void = { _ in }
  private let root: Widget
  private var list: Widget?
  private var dots: [Int: Widget] = [:]
  private var shown: Shown?

  /// What the children stand for now.
  private struct Shown: Equatable {
    var items: [Int]
    var current: Int
    var count: Int
  }

  init(root: Widget) {
    self.root = root
  }

  func removeAll() {
    if let list { gtk_widget_unparent(list) }
    list = nil
    dots = [:]
    shown = nil
  }

  /// Has a child for each visible dot, in their order.
  func show(_ indicator: IndicatorLayout, name: (_ item: Int) -> String) {
    let items = indicator.visibleDots.map { indicator.dot($0).item }
    let wanted = Shown(items: items, current: indicator.currentItem, count: indicator.itemCount)
    guard wanted != shown else { return }
    guard !items.isEmpty else { return removeAll() }
    shown = wanted
    let list = self.list ?? makeList()
    for (item, dot) in dots where !items.contains(item) {
      gtk_widget_unparent(dot)
      dots[item] = nil
    }
    var previous: Widget?
    for item in items {
      let dot = dots[item] ?? makeDot(item, in: list)
      if gtk_widget_get_prev_sibling(dot) != previous { gtk_widget_insert_after(dot, list, previous) }
      previous = dot
      bannerkit_set_label(dot, name(item))
      bannerkit_set_selected(dot, item == indicator.currentItem ? 1 : 0)
      bannerkit_set_place(dot, Int32(clamping: item + 1), Int32(clamping: indicator.itemCount))
    }
  }

  /// Puts each child where its dot can be pressed.
  func allocate(_ indicator: IndicatorLayout, viewport: Carousel.Viewport) {
    guard let list else { return }
    gtk_widget_measure(list, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_allocate(list, Int32(viewport.width), Int32(viewport.height), -1, nil)
    for number in indicator.visibleDots {
      guard let dot = dots[indicator.dot(number).item] else { continue }
      let area = indicator.hitArea(ofDot: number)
      var origin = graphene_point_t(x: Float(area.x), y: Float(area.y))
      gtk_widget_measure(dot, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      gtk_widget_allocate(
        dot, Int32(area.width.rounded()), Int32(area.height.rounded()), -1, gsk_transform_translate(nil, &origin))
    }
  }

  private func makeList() -> Widget {
    let list = ChildClass.make(ChildClass.dots)
    gtk_widget_set_can_target(list, 0)
    bannerkit_set_label(list, label)
    gtk_widget_insert_before(list, root, nil)
    self.list = list
    return list
  }

  private func makeDot(_ item: Int, in list: Widget) -> Widget {
    let dot = ChildClass.make(ChildClass.dot)
    gtk_widget_set_can_target(dot, 0)
    _ = ChildAction(on: dot) { [unowned self] in onAction(item) }
    gtk_widget_set_parent(dot, list)
    dots[item] = dot
    return dot
  }
}
