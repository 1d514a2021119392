import BannerImages
import CarouselEngine
import UIKit

/// What follows each input: events, the scroller, pages and dots, pictures, the next alarm.
extension BannerView {
  /// A deadline has come.
  func timeCame() {
    surroundingsChanged(updating: false)
    // Before a turn begins that the scroller cannot have answered yet.
    lookForRest()
    carousel.advance(to: clock.now())
    update()
  }

  /// Tells everyone what an input has changed.
  func update() {
    if carousel.needsFrame { carousel.advance(to: clock.now()) }
    deliverEvents()
    followTrack()
    pages.show(carousel)
    showIndicator()
    wantPictures()
    play()
    describe()
    tellPosition()
    setAlarm()
  }

  private func setAlarm() {
    guard window != nil else { return alarm.set(to: nil) }
    // Nobody tells when it is scrolled back.
    let look = exposure < 1 ? clock.now() + Self.lookInterval : nil
    let frame =
      motionIsAllowed && carousel.pauseReasons.isDisjoint(with: [.hidden, .inactive]) ? pictures.nextDeadline : nil
    alarm.set(to: [carousel.nextDeadline, frame, restDeadline, look].compactMap(\.self).min())
  }

  private func deliverEvents() {
    pendingEvents += carousel.drainEvents()
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while !pendingEvents.isEmpty { deliver(pendingEvents.removeFirst()) }
  }

  private func deliver(_ event: Carousel.Event) {
    switch event {
    case .currentItemChanged(let item):
      announce()
      onChange?(item)
      delegate?.bannerView(self, didMoveTo: item)
      streams.tell(.moved(to: item))
    case .settled(let item):
      onSettle?(item)
      delegate?.bannerView(self, didSettleOn: item)
      streams.tell(.settled(on: item))
    case .dragBegan:
      delegate?.bannerViewWillBeginDragging(self)
      streams.tell(.dragBegan)
    case .dragEnded:
      delegate?.bannerViewDidEndDragging(self)
      streams.tell(.dragEnded)
    case .impression(let item):
      onShow?(item)
      delegate?.bannerView(self, didShow: item)
      streams.tell(.shown(item))
    }
  }

  private func tellPosition() {
    let position = carousel.position
    guard position != toldPosition else { return }
    toldPosition = position
    onScroll?(position)
    delegate?.bannerView(self, didScrollTo: position)
    streams.tell(.scrolled(to: position))
  }

  /// Events as they happen, for `for await`; each call begins a stream of its own, which ends with the view.
  public var events: AsyncStream<BannerEvent> { streams.makeStream() }

  /// Seconds between two looks at whether a view that was scrolled away is back.
  private static let lookInterval = 0.5
}
