/// A platform that scrolls by itself: the engine says where to go, the platform's scroller goes there.
///
/// The scroller's content is `trackSize` points large, and its offset is `trackOffset`, which the host takes over whenever
/// the scroller does not move by itself. The host tells each offset that the scroller comes to, and when it rests. While
/// there is a `trackGoal`, the scroller should be on its way there.
extension Carousel {
  /// The platform's scroller is at `position` now, in pages. Where the carousel rests already is no motion.
  public mutating func hostScrolled(to position: Double, at time: Double) {
    advance(to: time)
    guard position.isFinite, geometry.isUsable else { return }
    let bound = Double(PageIndexing.furthestPage)
    hostMoved(to: geometry.location(at: min(max(position, -bound), bound)))
  }

  /// The platform's scroller shows the part of its content that begins at `offset` now, in points. Where the carousel rests
  /// already is no motion.
  public mutating func hostScrolled(to offset: Point, at time: Double) {
    advance(to: time)
    guard let location = track.location(at: offset) else { return }
    hostMoved(to: location)
  }

  /// The finger let the platform's scroller go at `velocity` points a second, to the right and down.
  ///
  /// `trackGoal` says then where the scroller should come to rest.
  /// - Returns: the page there, or the nearest to it.
  @discardableResult
  public mutating func hostReleased(velocity: Vector, at time: Double) -> Int {
    advance(to: time)
    let along = geometry.orientation.along(velocity)
    let goal = releaseGoal(velocity: along.isFinite ? -along : 0)
    if isDragging {
      endOfDrag()
      phase = .hosted
    }
    if phase.isHosted { hostGoal = goal }
    return goal.page ?? indexing.clamped(PageIndexing.nearestPage(to: geometry.position(at: goal.location)))
  }

  /// The finger let the platform's scroller go at `velocity` points a second along the axis, positive to the right or down.
  @discardableResult
  public mutating func hostReleased(velocity: Double, at time: Double) -> Int {
    hostReleased(velocity: geometry.orientation.screenVector(velocity), at: time)
  }

  /// The platform's scroller came to rest: the carousel stands on a page, exactly.
  ///
  /// Where the scroller was stopped between pages, the carousel does not jump: it gets a `trackGoal`, once.
  public mutating func hostSettled(at time: Double) {
    advance(to: time)
    guard phase.isHosted || isDragging else { return }
    if isDragging { endOfDrag() }
    let nearest = releaseGoal(velocity: 0)
    // Where pages share a place, the goal knows which is meant.
    let goal = hostGoal.flatMap { $0.location == nearest.location ? $0 : nil } ?? nearest
    let isAway = abs(goal.location - location) * geometry.stride > Self.smallestWay
    if motion == .host, isAway, goal != hostGoal, !isJumping {
      phase = .hosted
      hostGoal = goal
      return
    }
    phase = .resting
    comeToRest(at: goal.location, page: goal.page, passing: false)
  }

  /// The size of the scroller's content, in points; zero while there is no usable size.
  public var trackSize: Viewport { track.size }

  /// Where the scroller stands for what is shown now, in points from its content's top left corner.
  public var trackOffset: Point { track.offset(at: location) }

  /// Where the scroller should go by itself; nil when it should stay, or follow a finger.
  public var trackGoal: Point? { hostGoal.map { track.offset(at: $0.location) } }

  var track: HostTrack { HostTrack(geometry, around: trackPage) }

  /// Asks the platform's scroller to go somewhere.
  mutating func sendHost(to goal: Goal) {
    phase = .hosted
    hostGoal = goal
  }

  /// Where a release leads at a velocity in points a second, forward positive.
  private func releaseGoal(velocity: Double) -> Goal {
    if options.snapping == .free, geometry.isUsable {
      return Goal(
        location: geometry.clamped(SnapTarget.location(from: location, velocity: velocity, stride: geometry.stride)))
    }
    let page = releasePage(velocity: velocity)
    return Goal(location: geometry.restLocation(ofPage: page), page: page)
  }

  private mutating func hostMoved(to location: Double) {
    guard itemCount > 1 else { return }
    let goal = geometry.holdable(location)
    if phase.isResting, abs(goal - self.location) < PageGeometry.rounding { return }
    if !isDragging, !phase.isHosted {
      phase = .hosted
      drag.startPage = anchorPage
    }
    // A turn of autoplay's own counts from where it began.
    if hostGoal == nil { autoplay.disarm() }
    drag.pull = geometry.pull(holding: goal)
    move(to: goal)
    announceCurrentItem()
    lookAtItems()
  }

  /// Less than this, in points, is no way to go: half a pixel of the finest screens is more.
  private static let smallestWay = 0.1
}
