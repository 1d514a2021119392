import BannerImages
import BannerUIKit
import Banners
import UIKit

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
