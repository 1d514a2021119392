import Banners
import CarouselEngine
import UIKit

/// Going elsewhere, playing and opening.
extension BannerView {
  /// The current item, from 0; nil only when there is none.
  public var currentItem: Int? { carousel.currentItem }

  /// Goes to the next banner.
  public func next() { step(by: 1) }

  /// Goes to the previous banner.
  public func previous() { step(by: -1) }

  /// Goes `count` pages on, back when negative.
  public func step(by count: Int) { input { $0.step(by: count, at: $1) } }

  /// Goes to an item, the shorter way round; works also before the view has a size or banners.
  ///
  /// - Parameters:
  ///   - item: from 0; a number outside the banners counts as the nearest one inside.
  ///   - animated: whether pages move there, if they are seen. Default: true.
  public func scroll(to item: Int, animated: Bool = true) {
    input { $0.scroll(to: item, animated: animated, at: $1) }
  }

  /// Lets autoplay run, also where motion is reduced; `configuration.autoplay` says how fast pages turn.
  public func startAutoplay() { input { $0.play(at: $1) } }

  /// Stops all that moves by itself, autoplay and animated pictures, until ``startAutoplay()``.
  public func stopAutoplay() { input { $0.stop(at: $1) } }

  /// A banner was tapped, or opened otherwise: the app handles it, or its link is opened.
  func select(_ item: Int) {
    guard shownItems.indices.contains(item) else { return }
    let banner = shownItems[item].banner
    streams.tell(.selected(item))
    let handling = onSelect?(item) ?? delegate?.bannerView(self, didSelect: item) ?? .openLink
    guard handling == .openLink, let link = banner.link else { return }
    switch linkPolicy.verdict(on: link) {
    case .allowed: open(link)
    case .refused(let refusal): delegate?.bannerView(self, didRefuse: link, reason: .policy(refusal))
    }
  }

  private func open(_ link: URL) {
    UIApplication.shared.open(link, options: [:]) { [weak self] isOpen in
      MainActor.assumeIsolated {
        guard !isOpen, let self else { return }
        self.delegate?.bannerView(self, didRefuse: link, reason: .failed)
      }
    }
  }
}
