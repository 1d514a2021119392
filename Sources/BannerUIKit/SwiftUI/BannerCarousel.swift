import Banners
import CarouselEngine
import SwiftUI

/// A carousel of banners for SwiftUI: a ``BannerView`` that takes the size it is offered.
///
/// ```swift
/// BannerCarousel(banners, selection: $current)
///   .configuration { $0.autoplay = 4 }
///   .onSelect { item in path.append(banners[item].id) }
///   .aspectRatio(2, contentMode: .fit)
/// ```
///
/// With a view builder, pages are views of the app's own, hosted and used again as they scroll by:
///
/// ```swift
/// BannerCarousel(offers) { offer in OfferCard(offer) }
/// ```
///
/// The modifiers of this type come before those of SwiftUI, which return another type.
public struct BannerCarousel<Page: View>: UIViewRepresentable {
  /// What a carousel is given, apart from its pages' contents.
  @MainActor
  struct Settings {
    var configuration = Carousel.Options()
    var style = BannerStyle()
    var texts = BannerTexts()
    var linkPolicy = LinkPolicy()
    var pageIndicator = BannerView.PageIndicator.drawn
    var imageLoader: (any BannerImageLoading)?
    /// What is followed while there is a view, and the seconds between two loads.
    var feed: (feed: BannerFeed, interval: Double)?
    var onSelect: (@MainActor (Int) -> BannerView.Handling)?
    var onChange: (@MainActor (Int) -> Void)?
    var onImpression: (@MainActor (Int) -> Void)?
  }

  let items: [BannerItem]
  let selection: Binding<Int>?
  /// The app's own page for an item; nil for banners' pictures.
  let page: (@MainActor (Int) -> Page?)?
  var settings = Settings()

  /// A carousel whose pages are views of the app's own.
  ///
  /// - Parameters:
  ///   - data: one element a page. Its `id` tells it from the others, also after the data has been replaced.
  ///   - selection: the current item, from 0. Setting it goes there, with pages that move inside of `withAnimation`; a number
  ///     outside the data becomes the nearest one inside. Default: the carousel keeps it to itself.
  ///   - page: makes the view of an element. It fills the page, and is told the environment of the carousel.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Int>? = nil, @ViewBuilder page: @escaping @MainActor (Data.Element) -> Page
  ) where Data.Element: Identifiable {
    let elements = Array(data)
    items = elements.map { element in
      let id = String(reflecting: element.id)
      return BannerItem(element as? Banner ?? Banner(id: id, image: .resource(id)), model: element)
    }
    self.selection = selection
    self.page = { item in elements.indices.contains(item) ? page(elements[item]) : nil }
  }

  public func makeCoordinator() -> Coordinator { Coordinator() }

  public func makeUIView(context: Context) -> BannerView {
    let view = BannerView(frame: .zero)
    context.coordinator.connect(view)
    return view
  }

  public func updateUIView(_ view: BannerView, context: Context) {
    context.coordinator.update(
      view, with: self, environment: context.environment,
      animated: context.transaction.animation != nil && !context.transaction.disablesAnimations)
  }

  public static func dismantleUIView(_ view: BannerView, coordinator: Coordinator) {
    coordinator.disconnect(view)
  }
}

extension BannerCarousel where Page == Never {
  /// A carousel of banners.
  ///
  /// - Parameters:
  ///   - banners: what it shows; may be empty.
  ///   - selection: the current item, from 0. Setting it goes there, with pages that move inside of `withAnimation`; a number
  ///     outside the banners becomes the nearest one inside. Default: the carousel keeps it to itself.
  public init(_ banners: [Banner], selection: Binding<Int>? = nil) {
    self.init(items: banners.map { BannerItem($0) }, selection: selection)
  }

  /// A carousel of banners with pictures or models of the app's own.
  public init(items: [BannerItem], selection: Binding<Int>? = nil) {
    self.items = items
    self.selection = selection
    page = nil
  }

  /// A carousel of a feed's banners, as they change. Keep the feed in a `@State`: another one begins anew.
  ///
  /// The feed is read while the carousel is among the app's views, and as often as it comes back. Without a server, the last
  /// good banners are shown, or the built-in ones.
  ///
  /// - Parameters:
  ///   - feed: what is read.
  ///   - interval: seconds between two loads, at least 0.1; 0 for one load only. Default: 300.
  ///   - selection: the current item, from 0. Default: the carousel keeps it to itself.
  public init(feed: BannerFeed, every interval: Double = 300, selection: Binding<Int>? = nil) {
    self.init([], selection: selection)
    settings.feed = (feed, interval)
  }
}
