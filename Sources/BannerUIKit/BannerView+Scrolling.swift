import CarouselEngine
import UIKit

/// The scroller tells what it does; the carousel says where it should be.
extension BannerView {
  func connectScroller() {
    scroller.onScroll = { [weak self] in self?.scrolled() }
    scroller.onDragBegan = { [weak self] in self?.input { $0.beginDrag(at: $1) } }
    scroller.onRelease = { [weak self] velocity in self?.released(velocity) }
    scroller.onRest = { [weak self] in self?.input { $0.hostSettled(at: $1) } }
  }

  /// Tells the carousel something, and everyone what it changed.
  func input(_ tell: (inout Carousel, Double) -> Void) {
    tell(&carousel, clock.now())
    update()
  }

  private func scrolled() {
    toldOffset = scroller.contentOffset
    lastScroll = clock.now()
    input { $0.hostScrolled(to: Carousel.Point(toldOffset), at: $1) }
  }

  private func released(_ velocity: CGPoint) -> CGPoint? {
    let vector = Carousel.Vector(dx: Double(velocity.x), dy: Double(velocity.y))
    carousel.hostReleased(velocity: vector, at: clock.now())
    // The scroller goes there by itself.
    sentGoal = carousel.trackGoal.map { CGPoint($0) }
    update()
    return sentGoal
  }

  /// Puts the scroller where the carousel is, and sends it where the carousel wants it.
  ///
  /// What the scroller tells meanwhile, such as the end of a drag that it may no longer make, is answered in turn.
  func followTrack() {
    needsFollowing = true
    guard !isFollowing else { return }
    isFollowing = true
    defer { isFollowing = false }
    while needsFollowing {
      needsFollowing = false
      follow()
    }
  }

  private func follow() {
    let canScroll = carousel.itemCount > 1
    if scroller.isScrollEnabled != canScroll { scroller.isScrollEnabled = canScroll }
    if scroller.bounces != bounces { scroller.bounces = bounces }
    let (offset, size) = (CGPoint(carousel.trackOffset), CGSize(carousel.trackSize))
    // What the scroller told is where it is, whatever pixels it keeps to.
    let isElsewhere =
      abs(offset.x - toldOffset.x) > Self.smallestStep || abs(offset.y - toldOffset.y) > Self.smallestStep
    if isElsewhere || size != scroller.contentSize {
      scroller.place(offset, contentSize: size)
      toldOffset = offset
      sentGoal = nil
    }
    let goal = carousel.trackGoal.map { CGPoint($0) }
    guard goal != sentGoal else { return }
    sentGoal = goal
    guard let goal else { return }
    lastScroll = clock.now()
    scroller.setContentOffset(goal, animated: true)
  }

  /// A scroller that has stopped and did not say so would leave the carousel between pages.
  func lookForRest() {
    guard carousel.isMoving, !scroller.isBusy, clock.now() - lastScroll >= Self.longestSilence else { return }
    carousel.hostSettled(at: clock.now())
  }

  /// When to look for rest; nil at rest.
  var restDeadline: Double? {
    guard carousel.isMoving else { return nil }
    return max(lastScroll, scroller.isBusy ? clock.now() : lastScroll) + Self.longestSilence
  }

  /// In points: below what any screen shows.
  private static let smallestStep = 1e-6
  /// Seconds: longer than a scroller ever stands still in a motion.
  private static let longestSilence = 0.5
}
