import Banners
import UIKit

/// One page's content: a banner, or a picture that the app has at hand, and whatever the app wants to find again in callbacks.
@MainActor
public struct BannerItem {
  /// The picture, the link and the words of the page.
  public var banner: Banner
  /// A picture of the app's own; then `banner.image` is never loaded.
  public var image: UIImage?
  /// Whatever the app wants: it comes back with each callback about this item.
  public var model: Any?

  /// A banner whose picture is loaded when it is needed.
  public init(_ banner: Banner, model: Any? = nil) {
    self.banner = banner
    self.model = model
  }

  /// A banner whose picture is at hand.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - id: what tells it from the others, also after the data has been replaced. Default: one for each picture object.
  ///   - link: where a tap leads. Default: nowhere.
  ///   - title: what is written on the page. Default: nothing.
  ///   - accessibilityLabel: what VoiceOver says of the picture. Default: the title.
  ///   - model: whatever the app wants to find again. Default: nothing.
  public init(
    image: UIImage, id: String? = nil, link: URL? = nil, title: String? = nil, accessibilityLabel: String? = nil,
    model: Any? = nil
  ) {
    let name = id ?? "image-\(UInt(bitPattern: ObjectIdentifier(image).hashValue))"
    banner = Banner(
      id: name, image: .resource(name), link: link, title: title, accessibilityLabel: accessibilityLabel)
    self.image = image
    self.model = model
  }

  /// Whether another would look and lead the same.
  func isLike(_ other: BannerItem) -> Bool { banner == other.banner && image === other.image }
}
