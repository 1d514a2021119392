import Banners
import CarouselEngine
import SwiftUI

/// What an app chooses, in the manner of SwiftUI: each returns a changed copy.
extension BannerCarousel {
  /// Changes how it behaves, see `Carousel.Options`: `.configuration { $0.autoplay = 4 }`. It is mirrored where the
  /// environment's layout direction is right to left.
  public func configuration(_ change: (inout Carousel.Options) -> Void) -> Self {
    changed { change(&$0.configuration) }
  }

  /// Changes what it is drawn with: `.style { $0.cornerRadius = 12 }`.
  public func style(_ change: @MainActor (inout BannerStyle) -> Void) -> Self { changed { change(&$0.style) } }

  /// Changes what VoiceOver says.
  public func texts(_ change: @MainActor (inout BannerTexts) -> Void) -> Self { changed { change(&$0.texts) } }

  /// What shows which item is current. Default: the engine's indicator.
  public func pageIndicator(_ indicator: BannerView.PageIndicator) -> Self { changed { $0.pageIndicator = indicator } }

  /// Which links may be opened. Default: `https` and `http`.
  public func linkPolicy(_ policy: LinkPolicy) -> Self { changed { $0.linkPolicy = policy } }

  /// Where pictures come from, if not from the library's own loader.
  ///
  /// Pictures are loaded anew when the loader becomes another one: another object, a value that is not equal, or, where values
  /// cannot be compared, another type.
  public func imageLoader(_ loader: (any BannerImageLoading)?) -> Self { changed { $0.imageLoader = loader } }

  /// The feed whose banners it shows as they change, in place of those that it was made with; nil for none. Keep the feed in a
  /// `@State`: another one begins anew.
  ///
  /// - Parameters:
  ///   - feed: what is read; nil for none.
  ///   - interval: seconds between two loads, at least 0.1; 0 for one load only. Default: 300.
  public func liveFeed(_ feed: BannerFeed?, every interval: Double = 300) -> Self {
    changed { $0.feed = feed.map { ($0, interval) } }
  }

  /// Handles taps on banners; then no link is opened. Without it, a banner's link is.
  public func onSelect(_ action: @escaping @MainActor (_ item: Int) -> Void) -> Self {
    changed {
      $0.onSelect = { item in
        action(item)
        return .handled
      }
    }
  }

  /// Decides what becomes of taps on banners: `.openLink` opens the link, `.handled` does nothing more.
  public func onSelect(deciding action: @escaping @MainActor (_ item: Int) -> BannerView.Handling) -> Self {
    changed { $0.onSelect = action }
  }

  /// Called when another item is current, whatever caused it. State may be changed in it.
  public func onChange(_ action: @escaping @MainActor (_ item: Int) -> Void) -> Self {
    changed { $0.onChange = action }
  }

  /// Called when at least half of an item was visible for a second, once a visit.
  public func onImpression(_ action: @escaping @MainActor (_ item: Int) -> Void) -> Self {
    changed { $0.onImpression = action }
  }

  private func changed(_ change: (inout Settings) -> Void) -> Self {
    var copy = self
    change(&copy.settings)
    return copy
  }
}
