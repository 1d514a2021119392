import BannerImages
import BannerUIKit
import Banners
import CarouselEngine
import SwiftUI
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The code of the documentation, so that it is compiled; `SnippetTests` compares the two.
@MainActor
enum Snippets {
  static func inUIKit(springPicture: URL, springPage: URL, bikePicture: URL, bikePage: URL) {
    let view = BannerView(frame: CGRect(x: 0, y: 0, width: 390, height: 195))
    view.banners = [
      Banner(image: .url(springPicture), link: springPage, title: "Spring sale"),
      Banner(image: .url(bikePicture), link: bikePage, title: "Bikes, 20 % off"),
    ]
    view.configuration.autoplay = 4  // seconds
    view.onSelect = { item in
      print("Banner \(item) was tapped")
      return .openLink
    }
  }

  static func fromAFeed(_ view: BannerView, _ feedAddress: URL) {
    let feed = BannerFeed(url: feedAddress, loader: FeedLoader(), lastGood: LastGoodOnDisk(feed: feedAddress))
    view.liveFeed = LiveFeed(feed, every: 300)  // seconds
  }

  static func ownPages(_ view: BannerView) {
    view.register(forPageWithReuseIdentifier: "offer") { OfferPage() }
    view.pageProvider = { view, item in
      let page = view.dequeueReusablePage(withReuseIdentifier: "offer") as? OfferPage
      page?.title.text = view.banners[item].title
      return page
    }
  }

  static func ownPagesInSwiftUI(_ offers: [Offer]) -> some View {
    BannerCarousel(offers) { offer in
      Text(offer.title)
    }
  }

  static func words(_ view: BannerView) {
    view.texts.place = { number, count in "\(number) von \(count)" }
    view.texts.next = "Nächstes Angebot"
    view.texts.previous = "Voriges Angebot"
  }

  static func fromScrollView(_ addresses: [String], _ links: [URL?]) {
    let view = BannerView()
    view.bounces = false
    view.pageIndicator = .system
    view.emptyData = .keeps
    view.setURLs(addresses, links: links)
  }

  static func fromCollectionView(_ banners: [Banner], open: @escaping (Banner) -> Void) {
    let view = BannerView(banners: banners)
    view.configuration.pageExtent = .fraction(0.86)
    view.configuration.spacing = 10
    view.style.placeholder = UIImage(named: "placeholder")
    view.onSelect = { item in
      open(banners[item])
      return .handled
    }
  }

  static func fromPaddedPages(_ banners: [Banner], _ control: UIPageControl) {
    let view = BannerView(banners: banners)
    view.configuration.loop = true
    view.configuration.autoplay = 3
    view.onChange = { item in control.currentPage = item }
    view.pageIndicator = .none
  }

  static func fromThreeViews(_ photos: [Photo]) {
    let view = BannerView()
    view.configuration.axis = .vertical
    view.items = photos.map { photo in BannerItem(image: photo.image, id: photo.id, model: photo) }
    view.onSelect = { [unowned view] item in
      print(view.items[item].model as? Photo ?? "nothing")
      return .handled
    }
  }
}

struct OwnImages: BannerImageLoading {
  func image(for request: ImageRequest) async throws -> UIImage {
    guard case .url(let url) = request.source else { throw URLError(.unsupportedURL) }
    let (data, _) = try await URLSession.shared.data(from: url)
    guard let image = UIImage(data: data) else { throw URLError(.cannotDecodeContentData) }
    return image
  }
}

private struct HomePage: View {
  let banners: [Banner]
  @State private var current = 0

  var body: some View {
    BannerCarousel(banners, selection: $current)
      .configuration { $0.autoplay = 4 }
      .aspectRatio(2, contentMode: .fit)
  }
}

private final class OfferPage: UIView {
  let title = UILabel()
}

struct Offer: Identifiable {
  let id: Int
  let title: String
}

struct Photo {
  let id: String
  let image: UIImage
}

private enum Step1 {
  final class HomeController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
    }
  }
}

private enum Step2 {
  final class HomeController: UIViewController {
    private let carousel = BannerView()

    override func viewDidLoad() {
      super.viewDidLoad()
      carousel.aspectRatio = 2
      carousel.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(carousel)
      NSLayoutConstraint.activate([
        carousel.topAnchor.constraint(equalTo: view.topAnchor),
        carousel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        carousel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }
}

private enum Step3 {
  final class HomeController: UIViewController {
    private let carousel = BannerView()

    override func viewDidLoad() {
      super.viewDidLoad()
      carousel.aspectRatio = 2
      carousel.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(carousel)
      NSLayoutConstraint.activate([
        carousel.topAnchor.constraint(equalTo: view.topAnchor),
        carousel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        carousel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      carousel.banners = [
        Banner(
          image: .url(URL(string: "https://example.com/spring.jpg")!), link: URL(string: "https://example.com/spring")!,
          title: "Spring sale"),
        Banner(
          image: .url(URL(string: "https://example.com/bikes.jpg")!), link: URL(string: "https://example.com/bikes")!,
          title: "Bikes, 20 % off"),
      ]
    }
  }
}

private enum Step4 {
  final class HomeController: UIViewController {
    private let carousel = BannerView()

    override func viewDidLoad() {
      super.viewDidLoad()
      carousel.aspectRatio = 2
      carousel.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(carousel)
      NSLayoutConstraint.activate([
        carousel.topAnchor.constraint(equalTo: view.topAnchor),
        carousel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        carousel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      carousel.banners = [
        Banner(
          image: .url(URL(string: "https://example.com/spring.jpg")!), link: URL(string: "https://example.com/spring")!,
          title: "Spring sale"),
        Banner(
          image: .url(URL(string: "https://example.com/bikes.jpg")!), link: URL(string: "https://example.com/bikes")!,
          title: "Bikes, 20 % off"),
      ]
      carousel.configuration.autoplay = 4  // seconds
    }
  }
}

private enum Step5 {
  final class HomeController: UIViewController {
    private let carousel = BannerView()

    override func viewDidLoad() {
      super.viewDidLoad()
      carousel.aspectRatio = 2
      carousel.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(carousel)
      NSLayoutConstraint.activate([
        carousel.topAnchor.constraint(equalTo: view.topAnchor),
        carousel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        carousel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      carousel.configuration.autoplay = 4  // seconds
      let address = URL(string: "https://example.com/feed.json")!
      let feed = BannerFeed(url: address, loader: FeedLoader(), lastGood: LastGoodOnDisk(feed: address))
      carousel.liveFeed = LiveFeed(feed, every: 300)  // seconds
    }
  }
}
