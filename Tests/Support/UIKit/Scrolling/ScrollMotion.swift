/// What moves a scroll view: a finger, what is left of its speed, or an animation.
@MainActor final class ScrollMotion {
  private enum Course {
    /// An approach that halves the way in equal times; `pace` is its time constant in seconds.
    case deceleration(from: CGPoint, to: CGPoint, start: TimeInterval, pace: TimeInterval)
    case animation(from: CGPoint, to: CGPoint, start: TimeInterval)
  }

  /// How long an animated change of offset lasts, in seconds.
  static let animationTime: TimeInterval = 0.3

  private unowned let scrollView: UIScrollView
  private var course: Course?
  /// Where the finger has drawn the content to, before any resistance.
  private var drawn = CGPoint.zero
  private var movesAcross = false
  private var movesAlong = false
  private var isOwn = false
  var isTracking = false
  private(set) var isDragging = false

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  var isMoving: Bool { course != nil }

  var isDecelerating: Bool {
    if case .deceleration = course { true } else { false }
  }

  var range: ScrollRange {
    let (size, content, inset) = (scrollView.bounds.size, scrollView.contentSize, scrollView.adjustedContentInset)
    let least = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    return ScrollRange(
      least: least,
      most: CGPoint(
        x: max(content.width + inset.right - size.width, least.x),
        y: max(content.height + inset.bottom - size.height, least.y)),
      size: size, bouncesAcross: scrollView.bounces, bouncesAlong: scrollView.bounces)
  }

  func scrolls(across: Bool) -> Bool {
    let range = range
    if across {
      return range.most.x > range.least.x || (scrollView.bounces && scrollView.alwaysBounceHorizontal)
    }
    return range.most.y > range.least.y || (scrollView.bounces && scrollView.alwaysBounceVertical)
  }

  var canDrag: Bool {
    scrollView.isScrollEnabled && scrollView.panGestureRecognizer.isEnabled && scrollView.isUserInteractionEnabled
  }

  func beginDrag(across: Bool) {
    let caught = isDecelerating
    isTracking = true
    isDragging = true
    let locks = scrollView.isDirectionalLockEnabled
    movesAcross = scrolls(across: true) && (across || !locks)
    movesAlong = scrolls(across: false) && (!across || !locks)
    drawn = range.asked(scrollView.contentOffset)
    course = nil
    scrollView.panGestureRecognizer.moved = .zero
    scrollView.panGestureRecognizer.state = .began
    scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
    if caught && Stage.current.caughtMotionEndsDecelerating {
      scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
    }
  }

  func draw(by way: CGPoint) {
    guard isDragging else { return }
    drawn.x -= movesAcross ? way.x : 0
    drawn.y -= movesAlong ? way.y : 0
    let pan = scrollView.panGestureRecognizer
    pan.state = .changed
    pan.moved = CGPoint(x: pan.moved.x + way.x, y: pan.moved.y + way.y)
    set(range.banded(drawn))
  }

  /// Ends the drag with the finger's speed, in points a second.
  func release(speed: CGPoint, isCancelled: Bool = false) {
    guard isDragging else {
      isTracking = false
      return
    }
    let pan = scrollView.panGestureRecognizer
    pan.state = isCancelled ? .cancelled : .ended
    pan.speed = speed
    let velocity = CGPoint(
      x: movesAcross ? (0 - speed.x) / 1000 : 0, y: movesAlong ? (0 - speed.y) / 1000 : 0)
    var target = naturalTarget(velocity)
    if !scrollView.isPagingEnabled {
      scrollView.delegate?.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: &target)
    }
    guard isDragging else { return }
    isDragging = false
    target = range.clamping(target)
    let offset = scrollView.contentOffset
    let goesOn = target != offset
    scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: goesOn)
    isTracking = false
    pan.state = .possible
    guard goesOn, course == nil, !isDragging, scrollView.window != nil else { return }
    course = .deceleration(from: scrollView.contentOffset, to: target, start: StageTime.now, pace: pace)
    Stage.current.follow(self)
    scrollView.delegate?.scrollViewWillBeginDecelerating(scrollView)
  }

  func cancelDrag() { release(speed: .zero, isCancelled: true) }

  func animate(to target: CGPoint) {
    guard target != scrollView.contentOffset else {
      course = nil
      return
    }
    course = .animation(from: scrollView.contentOffset, to: target, start: StageTime.now)
    Stage.current.follow(self)
  }

  /// Stops whatever moves by itself; nobody is told.
  func stop() { course = nil }

  func leaveWindow() {
    cancelDrag()
    stop()
  }

  /// Takes a change of offset from outside into a drag or a deceleration, so that both go on from there.
  func willSet(_ offset: CGPoint) {
    if isOwn {
      isOwn = false
      return
    }
    let old = scrollView.contentOffset
    let way = CGPoint(x: offset.x - old.x, y: offset.y - old.y)
    if isDragging { drawn = range.asked(offset) }
    switch course {
    case .deceleration(let from, let to, let start, let pace):
      course = .deceleration(
        from: CGPoint(x: from.x + way.x, y: from.y + way.y),
        to: range.clamping(CGPoint(x: to.x + way.x, y: to.y + way.y)), start: start, pace: pace)
    case .animation: course = nil
    case nil: break
    }
  }

  /// Moves on to the clock's time; false where nothing moves any more.
  func step() -> Bool {
    switch course {
    case .deceleration(let from, let to, let start, let pace):
      let left = CGFloat(exp(-(StageTime.now - start) / pace))
      let rest = CGPoint(x: (from.x - to.x) * left, y: (from.y - to.y) * left)
      let ends = max(abs(rest.x), abs(rest.y)) < 0.5
      set(ends ? to : CGPoint(x: to.x + rest.x, y: to.y + rest.y))
      if ends, isDecelerating {
        course = nil
        scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
      }
    case .animation(let from, let to, let start):
      let part = CGFloat(min((StageTime.now - start) / Self.animationTime, 1))
      let eased = part * part * (3 - 2 * part)
      let ends = part >= 1
      set(ends ? to : CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased))
      if ends, case .animation(_, let target, start) = course, target == to {
        course = nil
        scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
      }
    case nil: break
    }
    return course != nil
  }

  private var pace: TimeInterval { -1 / (1000 * log(Double(scrollView.decelerationRate.rawValue))) }

  private func naturalTarget(_ velocity: CGPoint) -> CGPoint {
    let offset = scrollView.contentOffset
    let reach = scrollView.decelerationRate.rawValue / (1 - scrollView.decelerationRate.rawValue)
    var target = CGPoint(x: offset.x + velocity.x * reach, y: offset.y + velocity.y * reach)
    if scrollView.isPagingEnabled {
      let size = scrollView.bounds.size
      target = CGPoint(
        x: Self.page(offset.x, velocity.x, size.width), y: Self.page(offset.y, velocity.y, size.height))
    }
    return range.clamping(target)
  }

  /// The page ahead of a flick; the nearest one without.
  private static func page(_ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let place = offset / length
    if velocity > 0.3 { return place.rounded(.up) * length }
    if velocity < -0.3 { return place.rounded(.down) * length }
    return place.rounded() * length
  }

  private func set(_ offset: CGPoint) {
    // What a delegate sets while it is told of this comes from outside again.
    isOwn = true
    scrollView.contentOffset = offset
    isOwn = false
  }
}
