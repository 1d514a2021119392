import Banners
import CarouselEngine
import SwiftUI

extension BannerCarousel {
  /// Brings what SwiftUI wants to the view, and what the view tells to SwiftUI. It holds no view, and the view does not hold it.
  @MainActor
  public final class Coordinator: BannerViewDelegate {
    private var latest: BannerCarousel?
    private var environment = EnvironmentValues()
    /// The selection as the app last set it or was told it.
    private var knownSelection: Int?
    /// Where the app has sent the view, until it is there: it is not told of the pages between.
    private var goal: Int?
    private var isUpdating = false
    /// What came while SwiftUI was updating its views, when no state may be changed.
    private var waiting: [@MainActor (Coordinator) -> Void] = []

    func connect(_ view: BannerView) {
      view.delegate = self
      view.register(forPageWithReuseIdentifier: HostedPage<Page>.identifier) { HostedPage<Page>() }
    }

    func update(
      _ view: BannerView, with carousel: BannerCarousel, environment: EnvironmentValues, animated: Bool
    ) {
      isUpdating = true
      defer { isUpdating = false }
      let previous = latest
      latest = carousel
      self.environment = environment
      show(carousel.settings, instead: previous?.settings, in: view)
      let direction: UISemanticContentAttribute =
        environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
      if view.semanticContentAttribute != direction { view.semanticContentAttribute = direction }
      if previous == nil, let first = carousel.selection?.wrappedValue {
        // Before there are items: where it begins is no change.
        knownSelection = first
        view.scroll(to: first, animated: false)
      }
      showItems(of: carousel, instead: previous, in: view)
      follow(carousel.selection, in: view, animated: animated)
    }

    func disconnect(_ view: BannerView) {
      latest = nil
      waiting = []
      view.delegate = nil
      view.liveFeed = nil
      view.emptyData = .clears
      view.items = []
      view.pageProvider = nil
    }

    private func show(_ settings: Settings, instead old: Settings?, in view: BannerView) {
      view.texts = settings.texts
      view.linkPolicy = settings.linkPolicy
      if view.configuration != settings.configuration { view.configuration = settings.configuration }
      if !view.style.isLike(settings.style) { view.style = settings.style }
      if view.pageIndicator != settings.pageIndicator { view.pageIndicator = settings.pageIndicator }
      if !isSameLoader(settings.imageLoader, view.imageLoader) { view.imageLoader = settings.imageLoader }
      let isSameFeed = settings.feed?.feed === old?.feed?.feed && settings.feed?.interval == old?.feed?.interval
      if !isSameFeed { view.liveFeed = settings.feed.map { LiveFeed($0.feed, every: $0.interval) } }
    }

    /// A feed's banners stay where the app's own have not changed.
    private func showItems(of carousel: BannerCarousel, instead old: BannerCarousel?, in view: BannerView) {
      if carousel.page != nil, view.pageProvider == nil {
        view.pageProvider = { [weak self] view, item in self?.hostedPage(of: item, in: view) }
      }
      // Pages that are on show get their new contents where they are.
      for page in view.pages.shown {
        guard let item = page.page.flatMap({ view.carousel.item(ofPage: $0) }) else { continue }
        fill(page.content as? HostedPage<Page>, item, in: view)
      }
      if carousel.settings.feed == nil || old == nil { view.items = carousel.items }
    }

    private func hostedPage(of item: Int, in view: BannerView) -> UIView? {
      let page = view.dequeueReusablePage(withReuseIdentifier: HostedPage<Page>.identifier) as? HostedPage<Page>
      return fill(page, item, in: view) ? page : nil
    }

    /// Shows the app's view of an item, if the item is one that the app has given.
    @discardableResult
    private func fill(_ page: HostedPage<Page>?, _ item: Int, in view: BannerView) -> Bool {
      guard let page, let latest, latest.items.indices.contains(item), view.shownItems.indices.contains(item) else {
        return false
      }
      let id = latest.items[item].banner.id
      guard view.shownItems[item].banner.id == id, let content = latest.page?(item) else { return false }
      page.show(content, id: id, environment: environment)
      return true
    }

    private func follow(_ selection: Binding<Int>?, in view: BannerView, animated: Bool) {
      guard let wanted = selection?.wrappedValue else { return }
      if wanted != knownSelection {
        knownSelection = wanted
        if wanted != view.currentItem || goal != nil {
          goal = view.carousel.itemCount > 0 ? min(max(wanted, 0), view.carousel.itemCount - 1) : nil
          view.scroll(to: wanted, animated: animated)
        }
      }
      if !view.carousel.isMoving { arrived(view) }
    }

    private func arrived(_ view: BannerView) {
      goal = nil
      if let item = view.currentItem { choose(item) }
    }

    /// The current item is another: so is the app's selection.
    private func choose(_ item: Int) {
      if waiting.isEmpty, item == knownSelection, item == latest?.selection?.wrappedValue ?? item { return }
      tell { coordinator in
        coordinator.knownSelection = item
        guard let selection = coordinator.latest?.selection, selection.wrappedValue != item else { return }
        selection.wrappedValue = item
      }
    }

    private func tell(_ action: @escaping @MainActor (Coordinator) -> Void) {
      guard isUpdating || !waiting.isEmpty else { return action(self) }
      waiting.append(action)
      guard waiting.count == 1 else { return }
      Task { [weak self] in
        guard let self else { return }
        let actions = waiting
        waiting = []
        for action in actions { action(self) }
      }
    }

    public func bannerView(_ view: BannerView, didMoveTo item: Int) {
      if goal == item { goal = nil }
      if goal == nil { choose(item) }
      tell { $0.latest?.settings.onChange?(item) }
    }

    public func bannerView(_ view: BannerView, didSettleOn item: Int) { arrived(view) }

    public func bannerViewWillBeginDragging(_ view: BannerView) { goal = nil }

    public func bannerView(_ view: BannerView, didSelect item: Int) -> BannerView.Handling {
      latest?.settings.onSelect?(item) ?? .openLink
    }

    public func bannerView(_ view: BannerView, didShow item: Int) {
      tell { $0.latest?.settings.onImpression?(item) }
    }
  }
}

/// Whether a loader may be taken for another: the same object, an equal value, or a value of the same type that cannot be
/// compared.
private func isSameLoader(_ one: (any BannerImageLoading)?, _ other: (any BannerImageLoading)?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  guard type(of: one) == type(of: other) else { return false }
  if type(of: one) is AnyClass { return (one as AnyObject) === (other as AnyObject) }
  func isEqual<Value: Equatable>(_ value: Value) -> Bool { other as? Value == value }
  return (one as? any Equatable).map { isEqual($0) } ?? true
}

extension BannerStyle {
  /// Whether pages look the same with another.
  func isLike(_ other: BannerStyle) -> Bool {
    contentMode == other.contentMode && cornerRadius == other.cornerRadius
      && placeholderColor == other.placeholderColor && placeholder === other.placeholder
      && showsCaptions == other.showsCaptions && captionColor == other.captionColor
      && captionTextStyle == other.captionTextStyle && captionMargin == other.captionMargin
      && indicatorCurrentColor == other.indicatorCurrentColor && indicatorColor == other.indicatorColor
  }
}
