/// One finger on the stage's window. Places are in the window, in points.
@MainActor public final class StageFinger {
  private unowned let stage: Stage
  private var touch: UITouch?
  private var event = UIEvent()
  private var content = TouchedContent.none
  private var scrollViews: [UIScrollView] = []
  private var dragged: UIScrollView?
  private var start = CGPoint.zero
  private var samples: [(time: TimeInterval, place: CGPoint)] = []

  /// How far a finger moves before it drags, in points.
  public static let slop: CGFloat = 10
  /// How long a scroll view keeps a touch from its content, in seconds.
  public static let contentDelay: TimeInterval = 0.15
  /// How far back the speed at release looks, in seconds.
  private static let memory: TimeInterval = 0.1

  /// What has become of the touch for the view that it hit.
  private enum TouchedContent {
    case none
    case waits(UIView, Stage.Ticket)
    case has(UIView)
  }

  init(_ stage: Stage) { self.stage = stage }

  /// Where the finger is; nil while it is up.
  public var place: CGPoint? { touch?.place }

  public func down(at place: CGPoint) {
    if touch != nil { cancel() }
    let window = stage.shownWindows.last ?? stage.window
    let hit = window.hitTest(place, with: event)
    let touch = UITouch()
    touch.window = window
    touch.view = hit
    touch.previousPlace = place
    self.touch = touch
    event = UIEvent()
    event.allTouches = [touch]
    start = place
    samples = []
    sample(place)
    guard let hit else { return }
    let above = sequence(first: hit, next: \.superview)
    scrollViews = above.compactMap { $0 as? UIScrollView }.filter(\.motion.canDrag)
    let caught = scrollViews.first(where: \.isDecelerating)
    for scrollView in scrollViews {
      scrollView.motion.isTracking = true
      if scrollView.isDecelerating && scrollView !== caught { scrollView.motion.stop() }
      if scrollView.motion.isMoving && !scrollView.isDecelerating { scrollView.motion.stop() }
    }
    if let caught {
      drag(caught, across: caught.motion.scrolls(across: true))
    } else if scrollViews.contains(where: \.delaysContentTouches) {
      content = .waits(hit, stage.schedule(after: Self.contentDelay) { [weak self] in self?.deliver() })
    } else {
      deliver(to: hit)
    }
  }

  /// Moves at once, by no time.
  public func move(to place: CGPoint) {
    guard let touch else { return }
    touch.phase = .moved
    sample(place)
    if let dragged {
      dragged.motion.draw(by: way(from: touch.previousPlace, to: place))
      return
    }
    begin(at: place)
    if case .has(let view) = content { view.touchesMoved([touch], with: event) }
  }

  /// Moves evenly over some seconds of the clock, a move for each frame.
  public func drag(by way: CGPoint, over seconds: TimeInterval, framesPerSecond: Double = 60) {
    guard let from = place else { return }
    let frames = max(Int((seconds * framesPerSecond).rounded()), 1)
    for frame in 1...frames {
      let part = CGFloat(frame) / CGFloat(frames)
      stage.advance(by: seconds / Double(frames), framesPerSecond: framesPerSecond)
      move(to: CGPoint(x: from.x + way.x * part, y: from.y + way.y * part))
    }
  }

  public func up() {
    guard let touch else { return }
    let speed = speed
    end(.ended)
    if case .waits(let view, _) = content { deliver(to: view) }
    let held = content
    letGo(speed: speed, isCancelled: false)
    if case .has(let view) = held { view.touchesEnded([touch], with: event) }
    forget(touch)
  }

  /// The system takes the touch away.
  public func cancel() {
    guard let touch else { return }
    end(.cancelled)
    let held = content
    letGo(speed: .zero, isCancelled: true)
    if case .has(let view) = held { view.touchesCancelled([touch], with: event) }
    forget(touch)
  }

  /// A short touch.
  public func tap(at place: CGPoint) {
    down(at: place)
    stage.advance(by: 0.05)
    up()
  }

  /// A touch holds its view no longer than it lasts.
  private func forget(_ touch: UITouch) {
    touch.view = nil
    touch.window = nil
    event = UIEvent()
  }

  private func letGo(speed: CGPoint, isCancelled: Bool) {
    if case .waits(_, let ticket) = content { ticket.cancel() }
    let (views, dragged) = (scrollViews, dragged)
    content = .none
    scrollViews = []
    self.dragged = nil
    touch = nil
    for view in views where view !== dragged { view.motion.isTracking = false }
    dragged?.motion.release(speed: speed, isCancelled: isCancelled)
  }

  private func end(_ phase: UITouch.Phase) {
    touch?.phase = phase
    touch?.previousPlace = touch?.place ?? .zero
    touch?.timestamp = stage.now
    event.timestamp = stage.now
  }

  /// A drag begins once the finger has left the slop, in the innermost scroll view that scrolls that way.
  private func begin(at place: CGPoint) {
    let way = way(from: start, to: place)
    let isAcross = abs(way.x) >= abs(way.y)
    let length = max(abs(way.x), abs(way.y))
    guard length > Self.slop else { return }
    let scrollView = scrollViews.first { $0.motion.canDrag && $0.motion.scrolls(across: isAcross) }
    guard let scrollView else { return }
    if case .has(let view) = content {
      guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: view) else { return }
    }
    drag(scrollView, across: isAcross)
    let part = (length - Self.slop) / length
    scrollView.motion.draw(by: CGPoint(x: way.x * part, y: way.y * part))
  }

  private func drag(_ scrollView: UIScrollView, across: Bool) {
    dragged = scrollView
    let held = content
    content = .none
    for other in scrollViews where other !== scrollView { other.motion.isTracking = false }
    scrollViews = [scrollView]
    scrollView.motion.beginDrag(across: across)
    if case .waits(_, let ticket) = held { ticket.cancel() }
    if case .has(let view) = held, let touch {
      touch.phase = .cancelled
      view.touchesCancelled([touch], with: event)
      touch.phase = .moved
    }
  }

  private func deliver() {
    if case .waits(let view, _) = content { deliver(to: view) }
  }

  private func deliver(to view: UIView) {
    guard let touch else { return }
    if case .waits(_, let ticket) = content { ticket.cancel() }
    content = .none
    guard scrollViews.allSatisfy({ $0.touchesShouldBegin([touch], with: event, in: view) }) else { return }
    content = .has(view)
    let phase = touch.phase
    touch.phase = .began
    view.touchesBegan([touch], with: event)
    touch.phase = phase
  }

  private func sample(_ place: CGPoint) {
    touch?.previousPlace = samples.isEmpty ? place : touch?.place ?? place
    touch?.place = place
    touch?.timestamp = stage.now
    event.timestamp = stage.now
    samples.append((stage.now, place))
  }

  /// Points a second over the last samples; a finger that has rested has none.
  private var speed: CGPoint {
    let recent = samples.filter { stage.now - $0.time <= Self.memory + 1e-9 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    let seconds = CGFloat(last.time - first.time)
    return CGPoint(x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
  }

  private func way(from: CGPoint, to: CGPoint) -> CGPoint { CGPoint(x: to.x - from.x, y: to.y - from.y) }
}
