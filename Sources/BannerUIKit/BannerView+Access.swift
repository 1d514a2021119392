import CarouselEngine
import UIKit

/// VoiceOver: one adjustable element, "3 of 10", with actions; where the current page is a view of the app's own, that view's
/// elements and an adjustable one beside them.
extension BannerView {
  var isOneElement: Bool { currentContent == nil && carousel.itemCount > 0 }

  var ownElements: [Any]? { currentContent.map { [$0, pagingElement] } }

  var ownTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = carousel.itemCount > 1 ? [.adjustable] : []
    traits.insert(currentBannerHasLink ? .link : .image)
    return traits
  }

  func activate() -> Bool {
    guard let item = carousel.currentItem else { return false }
    select(item)
    return true
  }

  /// A swipe with three fingers.
  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let key: Carousel.NavigationKey
    switch direction {
    // What a finger pulls to the left shows what is on the right.
    case .left: key = .right
    case .right: key = .left
    case .up: key = .down
    case .down: key = .up
    case .next: key = .pageDown
    case .previous: key = .pageUp
    @unknown default: return false
    }
    guard carousel.press(key, at: clock.now()) else { return false }
    update()
    return true
  }

  func readerFocusChanged(_ hasFocus: Bool) {
    hasReaderFocus = hasFocus
    surroundingsChanged()
  }

  /// Tells a reader where the carousel is now, unless it turns by itself.
  func announce() {
    guard UIAccessibility.isVoiceOverRunning, !carousel.isRotating, let text = placeText else { return }
    UIAccessibility.post(notification: .pageScrolled, argument: text)
  }

  /// Hides from readers what is not the current page.
  func describe() {
    let page = carousel.currentPage
    for view in pages.shown where view.accessibilityElementsHidden != (view.page != page) {
      view.accessibilityElementsHidden = view.page != page
    }
  }

  var placeText: String? {
    guard let item = carousel.currentItem, carousel.itemCount > 1 else { return nil }
    return texts.place(item + 1, carousel.itemCount)
  }

  private var currentContent: UIView? { pages.view(ofPage: carousel.currentPage)?.content }

  var currentLabel: String? {
    guard let item = carousel.currentItem, shownItems.indices.contains(item) else { return texts.name }
    let banner = shownItems[item].banner
    return banner.accessibilityLabel ?? banner.title ?? texts.untitled(item + 1)
  }

  private var currentBannerHasLink: Bool {
    guard let item = carousel.currentItem, shownItems.indices.contains(item) else { return false }
    return shownItems[item].banner.link != nil
  }

  var ownActions: [UIAccessibilityCustomAction] {
    var actions: [UIAccessibilityCustomAction] = []
    func add(_ name: String, _ perform: @escaping @MainActor (BannerView) -> Void) {
      actions.append(
        UIAccessibilityCustomAction(name: name) { [weak self] _ in
          guard let self else { return false }
          perform(self)
          return true
        })
    }
    if carousel.canStep(by: 1) { add(texts.next) { $0.next() } }
    if carousel.canStep(by: -1) { add(texts.previous) { $0.previous() } }
    if carousel.options.autoplay != nil, carousel.itemCount > 1 {
      if carousel.isPlaying { add(texts.pause) { $0.stopAutoplay() } } else { add(texts.play) { $0.startAutoplay() } }
    }
    return actions
  }
}

/// What a reader adjusts where the pages are views of the app's own, with elements of their own.
final class PagingElement: UIAccessibilityElement {
  private weak var view: BannerView?

  init(for view: BannerView) {
    self.view = view
    super.init(accessibilityContainer: view)
    accessibilityTraits = .adjustable
  }

  override var accessibilityLabel: String? {
    get { view?.texts.name }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { view?.placeText }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityFrame: CGRect {
    get { view?.accessibilityFrame ?? .zero }
    set { super.accessibilityFrame = newValue }
  }

  override func accessibilityIncrement() { view?.next() }

  override func accessibilityDecrement() { view?.previous() }

  override func accessibilityElementDidBecomeFocused() { view?.readerFocusChanged(true) }

  override func accessibilityElementDidLoseFocus() { view?.readerFocusChanged(false) }
}
