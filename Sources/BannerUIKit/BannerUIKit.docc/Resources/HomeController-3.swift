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
