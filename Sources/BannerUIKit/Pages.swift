import CarouselEngine
import UIKit

/// The views of the visible pages, recycled: there are as many as were ever visible at once.
@MainActor
final class Pages {
  /// A page came into view: fill its view.
  var fill: (_ view: PageView, _ item: Int) -> Void = { _, _ in }
  /// A view no longer shows its page.
  var empty: (_ view: PageView) -> Void = { _ in }
  var onTap: (_ item: Int) -> Void = { _ in }
  private let scroller: Scroller
  private var slots = SlotPool()
  private var views: [PageView] = []
  /// What is drawn over what, from the back.
  private var order: [Int] = []

  init(in scroller: Scroller) {
    self.scroller = scroller
  }

  /// The items may be others: every page is filled anew.
  func invalidate() {
    slots.invalidate()
  }

  /// Shows the pages that the carousel shows now, where they are now.
  func show(_ carousel: Carousel) {
    let visible = carousel.visiblePages
    slots.show(visible) { slot, page in assign(slot, page, of: carousel) }
    for (slot, view) in views.enumerated() {
      let isSeen = slots.page(inSlot: slot).map(visible.contains) ?? false
      if !isSeen { rest(view) }
    }
    for page in visible {
      guard let slot = slots.slot(ofPage: page) else { continue }
      let view = views[slot]
      if view.page == nil { revive(view, page, of: carousel) }
      place(view, page, of: carousel)
    }
    arrange(carousel)
  }

  /// The view of the current page.
  func view(ofPage page: Int) -> PageView? {
    slots.slot(ofPage: page).map { views[$0] }.flatMap { $0.page == page ? $0 : nil }
  }

  /// The views that show a page, in the pages' order.
  var shown: [PageView] {
    views.filter { $0.page != nil }.sorted { ($0.page ?? 0) < ($1.page ?? 0) }
  }

  private func assign(_ slot: Int, _ page: Int, of carousel: Carousel) {
    if slot == views.count { views.append(makeView()) }
    let view = views[slot]
    if view.page != nil { empty(view) }
    view.page = nil
    view.item = nil
    revive(view, page, of: carousel)
  }

  private func makeView() -> PageView {
    let view = PageView()
    view.addAction(
      UIAction { [weak self, weak view] _ in
        if let item = view?.item { self?.onTap(item) }
      }, for: .touchUpInside)
    scroller.addSubview(view)
    return view
  }

  private func revive(_ view: PageView, _ page: Int, of carousel: Carousel) {
    guard let item = carousel.item(ofPage: page) else { return }
    view.page = page
    view.item = item
    view.isHidden = false
    fill(view, item)
  }

  private func rest(_ view: PageView) {
    guard view.page != nil else { return }
    view.page = nil
    view.item = nil
    view.isHidden = true
    empty(view)
  }

  /// A page that only slides is moved; any other is turned and scaled about its centre, where the platform holds a view.
  private func place(_ view: PageView, _ page: Int, of carousel: Carousel) {
    let frame = carousel.frame(ofPage: page)
    let transform = carousel.transform(ofPage: page)
    let offset = scroller.contentOffset
    let (x, y) = (frame.width / 2, frame.height / 2)
    var center = CGPoint(x: offset.x + x, y: offset.y + y)
    var turn = CATransform3DIdentity
    let matrix = transform.matrix
    if matrix == .translation(x: matrix.m41, y: matrix.m42) {
      center.x += matrix.m41
      center.y += matrix.m42
    } else {
      turn = CATransform3D(.translation(x: -x, y: -y) * matrix * .translation(x: x, y: y))
    }
    let bounds = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
    if view.bounds != bounds { view.bounds = bounds }
    // On a track of half a million points a centre is known to a billionth of one.
    if abs(view.center.x - center.x) > 1e-6 || abs(view.center.y - center.y) > 1e-6 { view.center = center }
    if !CATransform3DEqualToTransform(view.transform3D, turn) { view.transform3D = turn }
    if view.alpha != transform.opacity { view.alpha = transform.opacity }
  }

  /// Puts what is nearer over what is farther; the order of pages that only slide means nothing.
  private func arrange(_ carousel: Carousel) {
    guard carousel.options.effect != .slide else { return }
    let pages = carousel.visiblePages.sorted {
      let (first, second) = (carousel.transform(ofPage: $0).zOrder, carousel.transform(ofPage: $1).zOrder)
      return first == second ? $0 < $1 : first < second
    }
    guard pages != order else { return }
    order = pages
    for page in pages {
      if let view = view(ofPage: page) { scroller.bringSubviewToFront(view) }
    }
  }
}
