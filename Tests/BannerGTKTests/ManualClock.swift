@testable import BannerGTK

/// A clock that stands still until a test moves it.
@MainActor
final class ManualClock {
  private let hand = Hand()
  private let owner: BannerWidget

  @MainActor
  private final class Hand {
    var time = 1000.0
  }

  /// Takes the place of a view's clock.
  init(_ view: BannerView) {
    owner = view.owner
    let hand = hand
    owner.clock = { _ in hand.time }
  }

  /// Lets time pass at 60 frames a second, as the view's own frames would.
  func run(_ seconds: Double) {
    let end = hand.time + seconds
    while hand.time < end { leap(min(1 / 60.0, end - hand.time)) }
  }

  /// Lets time pass in one leap.
  func leap(_ seconds: Double) {
    hand.time += seconds
    owner.timeCame(nil)
  }
}
