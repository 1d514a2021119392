import Banners
import CGtk
import CarouselEngine
import Foundation

/// Going elsewhere, playing and opening: by the app, by assistive technology, by a click.
extension BannerWidget {
  func step(by count: Int) {
    carousel.step(by: count, at: now)
    finishUnseenMotion()
    update()
  }

  func scroll(to item: Int, animated: Bool = true) {
    carousel.scroll(to: item, animated: animated, at: now)
    finishUnseenMotion()
    update()
  }

  func play() {
    carousel.play(at: now)
    motionAllowed()
  }

  func stop() {
    carousel.stop(at: now)
    motionAllowed()
  }

  /// Whether somebody stopped all that moves by itself.
  var isStopped: Bool { carousel.pauseReasons.contains(.stopped) }

  private func motionAllowed() {
    playPictures(at: now)
    update()
    updateActions()
  }

  func perform(_ action: BannerAction) {
    switch action {
    case .next: step(by: 1)
    case .previous: step(by: -1)
    case .play: play()
    case .pause: stop()
    case .open: if let item = carousel.currentItem { select(item) }
    }
  }

  /// Lets only those actions be offered that would do something.
  func updateActions() {
    gtk_widget_action_set_enabled(widget, BannerAction.next.name, carousel.canStep(by: 1) ? 1 : 0)
    gtk_widget_action_set_enabled(widget, BannerAction.previous.name, carousel.canStep(by: -1) ? 1 : 0)
    let turns = options.autoplay != nil && carousel.itemCount > 1
    let moves = turns || pictures.hasAnimation && !surroundings.reducesMotion
    let isPlaying = turns ? carousel.isPlaying : !isStopped
    gtk_widget_action_set_enabled(widget, BannerAction.play.name, moves && !isPlaying ? 1 : 0)
    gtk_widget_action_set_enabled(widget, BannerAction.pause.name, moves && isPlaying ? 1 : 0)
    gtk_widget_action_set_enabled(widget, BannerAction.open.name, carousel.currentItem == nil ? 0 : 1)
  }

  /// The banner was clicked, or its key was pressed: the app handles it, or its link is opened.
  func select(_ item: Int) {
    guard banners.indices.contains(item) else { return }
    let banner = banners[item]
    if callbacks.onSelect?(item, banner) == .handled { return }
    guard let link = banner.link else { return }
    switch linkPolicy.verdict(on: link) {
    case .allowed: openLink(link)
    case .refused(let refusal): callbacks.onLinkRefused?(link, .policy(refusal))
    }
  }

  /// Lets the desktop open a link.
  func showLink(_ link: URL) {
    LinkOpener.open(link.absoluteString, window: window) { [weak self] message in
      self?.callbacks.onLinkRefused?(link, .failed(message))
    }
  }

  /// Nobody sees the motion that is under way, and no frame will come: it is at its end.
  ///
  /// Not so in a callback: an app that answers each change by a step would never come out of it. Such a motion ends when
  /// it is seen again.
  func finishUnseenMotion() {
    guard !surroundings.isVisible, !isDelivering, carousel.isSettling, let item = carousel.targetItem else { return }
    carousel.scroll(to: item, animated: false, at: now)
  }
}
